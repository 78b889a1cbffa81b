/* SPDX-License-Identifier: LGPL-2.1-only OR BSD-2-Clause */
/* Changing programs while their jumps and calls stay right. */
#ifndef SELFTESTS_RANDOM_EDIT_H
#define SELFTESTS_RANDOM_EDIT_H

#include "random_gen.h"

/* Of a jump, call or function address: where its distance stands, *COPY taking it where it is 16 bits. NULL: INSN has
 * none. INFO: what it was decoded to; kind ISA_INVALID if it could not be. */
s32 *edit_distance(struct insn *insn, struct isa_info *info, s32 *copy);
/* Sets what edit_distance() would find. False: it does not fit. */
bool edit_set_distance(struct insn *insn, s32 distance);
/* Instructions at I: 2 for ld_imm64. */
u32 edit_slots(const struct random_program *p, u32 i);
/* OUT: P without instructions FROM .. FROM + N - 1; jumps to them go to what follows. */
void edit_remove(const struct random_program *p, u32 from, u32 n, struct random_program *out);
/* Puts INSN before instruction AT; jumps to that one go to INSN. False: P is full. */
bool edit_insert(struct random_program *p, u32 at, struct insn insn);
/* A row of the kind of ID that takes the same fields: the N'th after it. ID itself if there is no other. */
enum isa_id edit_similar(enum isa_id id, u32 n);
/* INSN, of row ID, as row TO, which takes the same fields. */
void edit_set_row(struct insn *insn, enum isa_id id, enum isa_id to);
/* Every instruction of row ID becomes edit_similar(ID, 1): a compiler with one fault. */
void edit_fault(struct random_program *p, enum isa_id id);

#endif
