import { type Ctx, refusals } from '@school/kernel/server'
import { accountErrors } from '../contract/errors.ts'
import { userSignedUp } from '../contract/events.ts'
import type { signUpRoles } from '../contract/user.ts'
import { homeBrandOf } from './home-brand.ts'
import { holdContact, removeUnprovedCopies } from './proof.ts'
import { findHolder } from './queries.ts'
import { isElementaryGrade, splitName } from './rules.ts'
import { users } from './tables.ts'

interface Newcomer {
  /** «Фамилия Имя Отчество». */
  readonly name: string
  readonly role: (typeof signUpRoles)[number]
  readonly gradeIndex: number | null
  /** Proved already; `null` when there is none. */
  readonly email: string | null
}

/**
 * Registers somebody who comes in by another's word and has no password.
 * @returns the id
 * @throws grade_required for a pupil without a grade; email_taken
 */
export async function signUpWithoutPassword(
  ctx: Ctx,
  { name, role, gradeIndex, email }: Newcomer,
): Promise<number> {
  const refuse = refusals(accountErrors)
  const isPupil = role === 'pupil'
  if (isPupil && gradeIndex === null) throw refuse('grade_required')
  if (email !== null) {
    await holdContact(ctx.sql, { email })
    if (await findHolder(ctx.db, { email })) throw refuse('email_taken')
  }
  const [user] = await ctx.db
    .insert(users)
    .values({
      ...splitName(name),
      email,
      emailConfirmedAt: email === null ? null : ctx.now,
      type: role === 'teacher' ? 'agent' : 'pupil',
      isParent: role === 'parent',
      gradeIndex: isPupil ? gradeIndex : null,
      isElementaryPupil: isPupil && isElementaryGrade(gradeIndex),
      homeBrand: homeBrandOf(ctx),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) throw refuse('email_taken')
  if (email !== null) await removeUnprovedCopies(ctx, user.id, { email })
  await ctx.announce(userSignedUp, { userId: user.id })
  ctx.security('user_created', { userId: user.id })
  return user.id
}
