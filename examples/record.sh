#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
# How loopback.pcap and loopback.pcapng were made: tcpdump on the loopback interface of a network namespace of its own,
# while curl talks to a web server and traffic.py makes the rest. Needs root, unshare and ip, tcpdump, curl, python3.
#
#   examples/record.sh [DIRECTORY]     default: where this script lies

set -eu
here=$(cd "$(dirname "$0")" && pwd)
to=$(cd "${1:-$here}" && pwd)

if [ "${BPFC_RECORDING-}" != yes ]; then
	BPFC_RECORDING=yes exec unshare --net -- sh "$here/record.sh" "$to"
fi

ip link set lo mtu 1400 # so that long datagrams are sent in fragments
ip link set lo up
tmp=$(mktemp -d)
trap 'kill $server $dump 2>/dev/null || true; rm -rf "$tmp"' EXIT
server='' dump=''

python3 "$here/traffic.py" serve &
server=$!
until curl -s -o /dev/null http://127.0.0.1:8000/; do sleep 0.2; done
tcpdump -i lo -n -U -w "$tmp/all.pcap" 2>"$tmp/tcpdump.log" &
dump=$!
until grep -q listening "$tmp/tcpdump.log"; do sleep 0.2; done

curl -s -o /dev/null http://127.0.0.1:8000/
curl -s -g -o /dev/null 'http://[::1]:8000/index.html'
curl -s -o /dev/null --interface 127.0.0.9 --max-time 2 http://127.0.0.1:8000/from-a-blocked-address
curl -s -o /dev/null --max-time 2 http://127.0.0.66:8000/to-a-blocked-address
curl -s -o /dev/null --max-time 2 http://127.0.0.1:8080/ || true # nobody listens there
python3 "$here/traffic.py" send
sleep 1
kill $dump
wait $dump || :
dump=
cp "$tmp/all.pcap" "$to/loopback.pcap"
python3 "$here/make_pcapng.py" "$to/loopback.pcap" "$to/loopback.pcapng"
ls -l "$to/loopback.pcap" "$to/loopback.pcapng"
