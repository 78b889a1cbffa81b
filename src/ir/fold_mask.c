/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Folding rules of comparisons with a part of a value (see fold.h for the interface), after ir_swap(): what network masks and
 * flag bytes become. Bytes of memory that a mask leaves alone are not loaded; a mask of low or of high bits alone is a
 * shift, which has a shorter immediate. The load and the mask have no other user, so nothing is done twice.
 *
 * All of it goes by the values of constants, so those that hardening hides are left alone.
 */
#include "ir/fold.h"

/* A load that can be made smaller: nobody else needs its value. */
static bool is_own_load(const struct fold *fd, ir_ref r)
{
	const struct ir_ins *i = ir_at(fd->f, r);

	return i->op == IR_LOAD && i->type == IR_I32 && i->sub > 1 && fold_single_use(fd, r);
}

/* The load at R becomes one of the bytes that MASK touches, if those are fewer and a size that there is. By how many bits
 * the mask moves, -1: no. */
static int cut_load(struct fold *fd, ir_ref r, u32 mask)
{
	struct ir_ins *i = ir_at(fd->f, r);
	u32 first = (u32)__builtin_ctz(mask) / 8, last = (31 - (u32)__builtin_clz(mask)) / 8, n = last - first + 1;
	s64 disp = i->imm + first;

	if (n > 2 || n >= i->sub || last >= i->sub || disp != (s32)disp)
		return -1;
	i->sub = (u8)n;
	i->imm = disp;
	return (int)first * 8;
}

/* (load & m) == k */
static bool equal_load(struct fold *fd, struct fold_cmp *p, u32 m, u32 k, u8 m_origin)
{
	ir_ref load = fold_arg(fd, p->x, 0);
	u8 k_origin = fold_origin(fd, p->y);
	int down;

	if (!is_own_load(fd, load) || (down = cut_load(fd, load, m)) < 0)
		return false;
	m >>= down;
	p->x = load;
	if (m != (ir_at(fd->f, load)->sub == 1 ? 0xff : 0xffff))
		p->x = fold_new(fd, IR_AND, IR_I32, 0, load, fold_const(fd, IR_I32, m, m_origin), 0);
	p->y = fold_const(fd, IR_I32, k >> down, k_origin);
	return true;
}

/* (x & m) == k, m 2^n - 1 or its complement */
static bool equal_shifted(struct fold *fd, struct fold_cmp *p, u32 m, u32 k, u8 m_origin)
{
	enum { FITS8 = 7 }; /* so many bits of a mask have an immediate of 8 bits, which is as short */
	u32 low = 32 - (u32)__builtin_clz(m), high = (u32)__builtin_ctz(m); /* bits of the mask, bits below it */
	u8 k_origin = fold_origin(fd, p->y);
	ir_ref x = fold_arg(fd, p->x, 0), count;

	if (m != UINT32_MAX >> (32 - low) || low == 32)
		low = 0;
	if (m != UINT32_MAX << high)
		high = 0;
	if ((low <= FITS8 || low == 16 || low == 8) && high <= FITS8)
		return false;
	count = fold_const(fd, IR_I32, low ? 32 - low : high, m_origin);
	p->x = fold_new(fd, low ? IR_SHL : IR_SHR, IR_I32, 0, x, count, 0);
	p->y = fold_const(fd, IR_I32, low ? k << (32 - low) : k >> high, k_origin);
	return true;
}

static bool equal(struct fold *fd, struct fold_cmp *p, u32 k)
{
	ir_ref mask = fold_arg(fd, p->x, 1);
	u8 origin;
	u64 m;

	if (fold_op(fd, p->x) != IR_AND || !fold_k(fd, mask, &m) || !m || !fold_single_use(fd, p->x))
		return false;
	origin = fold_origin(fd, mask);
	if (k & ~(u32)m) {
		p->known = p->c == COND_EQ ? CMP_FALSE : CMP_TRUE;
		p->origin = fold_join(fd, mask, p->y);
		return true;
	}
	return equal_load(fd, p, (u32)m, k, origin) || equal_shifted(fd, p, (u32)m, k, origin);
}

bool fold_masked(struct fold *fd, struct fold_cmp *p, u64 k)
{
	int down;

	if (!fd->f->late || ir_hidden(fd->f, p->y) || !k)
		return false;
	if (p->c == COND_EQ || p->c == COND_NE)
		return equal(fd, p, (u32)k);
	if (!is_own_load(fd, p->x) || (down = cut_load(fd, p->x, (u32)k)) < 0)
		return false;
	p->y = fold_const(fd, IR_I32, k >> down, fold_origin(fd, p->y));
	return true;
}
