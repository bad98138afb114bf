import { type Ctx, refusals } from '@school/kernel/server'
import { addUser, findHolder, isElementaryGrade } from '@school/users/server'
import { userErrors } from '@school/users/contract'
import { accountErrors } from '../contract/errors.ts'
import { userSignedUp } from '../contract/events.ts'
import type { signUpRoles } from '../contract/user.ts'
import { homeBrandOf } from './home-brand.ts'
import { holdContact, removeUnprovedCopies } from './proof.ts'
import { splitName } from './rules.ts'

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
  const refuse = refusals({ ...accountErrors, ...userErrors })
  const isPupil = role === 'pupil'
  if (isPupil && gradeIndex === null) throw refuse('grade_required')
  if (email !== null) {
    await holdContact(ctx.sql, { email })
    if (await findHolder(ctx.db, { email })) throw refuse('email_taken')
  }
  const id = await addUser(ctx, {
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
  if (id === null) throw refuse('email_taken')
  if (email !== null) await removeUnprovedCopies(ctx, id, { email })
  await ctx.announce(userSignedUp, { userId: id })
  ctx.security('user_created', { userId: id })
  return id
}
