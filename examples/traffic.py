#!/usr/bin/env python3
# SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause
"""Traffic for record.sh: `serve` answers HTTP and DNS on loopback addresses until it is killed; `send` asks it, pings,
and puts frames on the wire that no ordinary program sends: VLAN tags, extension headers, broken packets.
"""
import http.server
import socket
import struct
import sys
import threading

DNS_PORT = 53
HTTP_PORT = 8000
PAGE = b"<!DOCTYPE html><title>bpfc-ia32</title><p>" + b"All work and no play makes a short page long. " * 30

# -- Servers ----------------------------------------------------------------------------------------------------


class Handler(http.server.BaseHTTPRequestHandler):
    server_version, sys_version = "example", ""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(PAGE)))
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *args):
        pass


class Server6(http.server.HTTPServer):
    address_family = socket.AF_INET6


def serve_dns(family, address):
    s = socket.socket(family, socket.SOCK_DGRAM)
    s.bind((address, DNS_PORT))
    while True:
        query, peer = s.recvfrom(4096)
        answer = b"\xc0\x0c" + struct.pack(">HHIH", 1, 1, 60, 4) + bytes([127, 0, 0, 1])
        count = 120 if b"many" in query else 1  # more than fits into one frame
        s.sendto(query[:2] + struct.pack(">HHHHH", 0x8180, 1, count, 0, 0) + query[12:] + answer * count, peer)


def serve():
    for family, address in ((socket.AF_INET, "127.0.0.53"), (socket.AF_INET6, "::1")):
        threading.Thread(target=serve_dns, args=(family, address), daemon=True).start()
    threading.Thread(target=Server6(("::1", HTTP_PORT), Handler).serve_forever, daemon=True).start()
    http.server.HTTPServer(("", HTTP_PORT), Handler).serve_forever()


# -- Ordinary clients -------------------------------------------------------------------------------------------


def dns_query(number, name):
    labels = b"".join(bytes([len(x)]) + x.encode() for x in name.split("."))
    return struct.pack(">HHHHHH", number, 0x0100, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">HH", 1, 1)


def ask(family, server, query, source=None, options=None, wait=True):
    with socket.socket(family, socket.SOCK_DGRAM) as s:
        s.settimeout(1)
        if source:
            s.bind((source, 0))
        if options:
            s.setsockopt(socket.IPPROTO_IP, socket.IP_OPTIONS, options)
        s.sendto(query, (server, DNS_PORT))
        if wait:
            s.recvfrom(65535)


def checksum(data):
    data += b"\0" * (len(data) & 1)
    total = sum(struct.unpack(">%dH" % (len(data) // 2), data))
    while total >> 16:
        total = (total & 0xffff) + (total >> 16)
    return ~total & 0xffff


def echo_request(number, kind=8):
    body = struct.pack(">HH", 0x6261, number) + bytes(range(48))
    return struct.pack(">BBH", kind, 0, checksum(struct.pack(">BBH", kind, 0, 0) + body)) + body


def ping(family, address, protocol, kind):
    with socket.socket(family, socket.SOCK_RAW, protocol) as s:
        for number in range(3):
            s.sendto(echo_request(number, kind), (address, 0))


# -- Frames of our own ------------------------------------------------------------------------------------------


def eth(kind, payload):
    return bytes(12) + struct.pack(">H", kind) + payload


def tagged(tags, kind, payload):
    body = struct.pack(">H", kind) + payload
    for tpid, vid in reversed(tags):
        body = struct.pack(">HH", tpid, vid) + body
    return bytes(12) + body


def ip4(protocol, payload, src="127.0.0.1", dst="127.0.0.1", options=b"", frag=0, size=None):
    words = 5 + len(options) // 4
    total = size if size is not None else words * 4 + len(payload)
    fields = [0x40 | words, 0, total, 7, frag, 64, protocol, 0, socket.inet_aton(src), socket.inet_aton(dst)]
    fields[7] = checksum(struct.pack(">BBHHHBBH4s4s", *fields) + options)
    return struct.pack(">BBHHHBBH4s4s", *fields) + options + payload


def ip6(following, payload):
    loopback = socket.inet_pton(socket.AF_INET6, "::1")
    return struct.pack(">IHBB", 6 << 28, len(payload), following, 64) + loopback + loopback + payload


def udp(port, payload, size=None):
    return struct.pack(">HHHH", 40000, port, 8 + len(payload) if size is None else size, 0) + payload


def tcp(port, offset=5):
    return struct.pack(">HHIIBBHHH", 40000, port, 1, 0, offset << 4, 2, 1024, 0, 0)


def extension(following, kind=None):
    return bytes([following, 0]) + (b"\1\4\0\0\0\0" if kind is None else bytes([kind, 0, 0, 0, 0, 0]))


def frames():
    query = udp(DNS_PORT, dns_query(99, "vlan.example"))
    request = ip4(1, echo_request(9))
    yield tagged([(0x8100, 5)], 0x0800, request)
    yield tagged([(0x8100, 5)], 0x86dd, ip6(17, query))
    yield tagged([(0x88a8, 100), (0x8100, 5)], 0x0800, ip4(17, query))
    yield tagged([(0x88a8, 100), (0x8100, 5)], 0x0800, ip4(17, query, src="127.0.0.9"))
    yield tagged([(0x88a8, 100), (0x8100, 5), (0x8100, 6)], 0x0800, request)  # one tag too many: not looked into
    yield eth(0x0806, struct.pack(">HHBBH", 1, 0x0800, 6, 4, 1) + bytes(6) + b"\x7f\0\0\1" + bytes(6) + b"\x7f\0\0\2")
    yield eth(0x88cc, b"\x02\x07\x04" + bytes(6) + bytes(40))  # LLDP
    yield eth(0x0800, ip4(132, bytes(12)))  # SCTP
    yield eth(0x0800, ip4(17, query, options=b"\x83\x07\x04\x7f\0\0\1\0"))  # loose source route
    yield eth(0x0800, ip4(17, query, options=b"\x01\x89\x07\x04\x7f\0\0\1"))  # strict
    yield eth(0x0800, ip4(17, query, options=b"\x44\x01\0\0"))  # an option of length 1
    yield eth(0x0800, ip4(6, tcp(80, offset=4)))
    yield eth(0x0800, ip4(6, tcp(80))[:30])
    yield eth(0x0800, ip4(17, udp(DNS_PORT, b"", size=7)))
    yield eth(0x0800, ip4(17, query, size=19))
    yield eth(0x0800, b"\x44" + request[1:])
    yield eth(0x0800, b"\x4f" + request[1:40])
    yield eth(0x0800, b"\x60" + request[1:])
    yield eth(0x0800, request[:19])
    yield eth(0x8100, b"\0\5\x08")
    yield eth(0x86dd, ip6(0, extension(60) + extension(17) + query))  # hop-by-hop, destination options
    yield eth(0x86dd, ip6(44, extension(6, 0) + tcp(80)))  # a fragment that is alone
    yield eth(0x86dd, ip6(43, extension(17, 0) + query))  # routing header of type 0
    yield eth(0x86dd, ip6(43, extension(17, 2) + query))  # of type 2
    yield eth(0x86dd, ip6(51, bytes([58, 4]) + bytes(22) + echo_request(1, 128)))  # authentication
    yield eth(0x86dd, ip6(59, b""))
    yield eth(0x86dd, ip6(60, extension(60) * 7 + extension(59)))  # a chain that is too long
    yield eth(0x86dd, ip6(0, bytes([17, 20]) + bytes(6) + query))  # longer than the packet
    yield eth(0x86dd, ip6(1, echo_request(2)))  # ICMP for IPv4
    yield eth(0x86dd, ip6(17, query)[:39])


def send():
    for number, name in enumerate(("www.example", "mail.example", "many.example")):
        ask(socket.AF_INET, "127.0.0.53", dns_query(number, name))
        ask(socket.AF_INET6, "::1", dns_query(number, name))
    ask(socket.AF_INET, "127.0.0.53", dns_query(8, "options.example"), options=b"\x07\x0b\x04" + bytes(8) + b"\0")
    ask(socket.AF_INET, "127.0.0.53", dns_query(9, "blocked.example"), source="127.0.0.9")
    ping(socket.AF_INET, "127.0.0.1", socket.IPPROTO_ICMP, 8)
    ping(socket.AF_INET6, "::1", socket.IPPROTO_ICMPV6, 128)
    with socket.socket(socket.AF_PACKET, socket.SOCK_RAW) as s:
        s.bind(("lo", 0))
        for frame in frames():
            s.send(frame)


if sys.argv[1:] == ["serve"]:
    serve()
elif sys.argv[1:] == ["send"]:
    send()
else:
    sys.exit("usage: traffic.py serve|send")
