import { type Ctx, networkOf, refusals, TooManyRequests } from '@school/kernel/server'
import type * as z from 'zod'
import {
  addUser,
  nameGuest,
  type Login,
  findHolder,
  listByLogin,
  isElementaryGrade,
  type Account,
} from '@school/users/server'
import { userErrors } from '@school/users/contract'
import { accountErrors } from '../contract/errors.ts'
import { userSignedUp } from '../contract/events.ts'
import type { SignUp } from '../contract/user.ts'
import { countGuess, refusePassword } from './guesses.ts'
import { homeBrandOf } from './home-brand.ts'
import { judgeNewPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { holdContact } from './proof.ts'
import { isAskedForParent, splitName, startsPublic } from './rules.ts'
import { parentNamed } from './families.ts'
import { findByPassword } from './sign-in.ts'
import type { UserRow } from '@school/users/tables'

const refuse = refusals({ ...accountErrors, ...userErrors })

export type SignUpForm = z.output<typeof SignUp>['user']

/** A school behind one address signs up in a lesson; trying addresses one after another is stopped. */
const mostFromAddress = 300
const windowMs = 3600_000

/** @throws contact_required */
export function loginOfForm({ email, phone }: Pick<SignUpForm, 'email' | 'phone'>): Login {
  if (email) return { email }
  if (phone) return { phone }
  throw refuse('contact_required')
}

const takenCode = (login: Login) => ('phone' in login ? 'phone_taken' : 'email_taken')

/** The parts of the name, from either form of the request. @throws name_required */
function namesOf({ name, firstName = '', lastName = '', middleName = '' }: SignUpForm) {
  if (firstName) return { firstName, lastName, middleName }
  if (!name) throw refuse('name_required')
  return splitName(name)
}

/** What is slow about signing up: of a known contact the account, when the password is right, else the hash. */
export interface Applicant {
  known: UserRow | undefined
  passwordHash: string
  /** Accounts whose password is another one; more may have come since. */
  othersIds: readonly number[]
}

/**
 * A sign-up with a known contact and its right password signs in: a repeat of a sign-up whose reply was lost must not be refused. An
 * unconfirmed contact reserves nothing: then another account is made. The form is validated before accounts are looked up, so that a form
 * with errors does not reveal who is registered.
 * @throws email_taken, phone_taken; grade_required for a pupil without a grade; password_common, password_personal; TooManyRequests
 */
export async function receiveApplicant(ctx: Ctx, form: SignUpForm): Promise<Applicant> {
  const login = loginOfForm(form)
  if (form.role === 'pupil' && form.gradeIndex === null) throw refuse('grade_required')
  const { firstName, lastName, middleName } = namesOf(form)
  await judgeNewPassword(form.password, [firstName, lastName, middleName, form.email, form.phone?.slice(2)])
  const address = `sign-up:${networkOf(ctx.visit.ip)}`
  const { isAllowed, resetMs } = await ctx.limits.consume(address, mostFromAddress, windowMs)
  if (!isAllowed) throw new TooManyRequests(resetMs)
  const others = await listByLogin(ctx.db, login, (id) => ctx.visit.isKnownTo(id))
  if (others.length > 0) {
    const wasRight = await countGuess(ctx, login, others[0])
    const known = await findByPassword(others, form.password)
    if (!known && others[0]!.isHeld) throw refusePassword(ctx, takenCode(login), others[0])
    if (known) {
      await wasRight()
      return { known, passwordHash: '', othersIds: [] }
    }
  }
  const passwordHash = await hashPassword(form.password)
  return { known: undefined, passwordHash, othersIds: others.map(({ id }) => id) }
}

/** Registers a user; of who has begun without signing up the account is kept. @throws email_taken, phone_taken */
export async function signUpUser(
  ctx: Ctx,
  form: SignUpForm,
  { known, passwordHash, othersIds }: Applicant,
): Promise<Pick<UserRow, 'id'>> {
  if (known) return known
  const login = loginOfForm(form)
  await holdContact(ctx.sql, login)
  // Somebody was quicker: the other click on the same button, most often.
  const rivals = (await listByLogin(ctx.db, login)).filter(({ id }) => !othersIds.includes(id))
  const twin = rivals.length > 0 ? await findByPassword(rivals, form.password) : null
  if (twin) return twin
  if (rivals[0]?.isHeld) throw refusePassword(ctx, takenCode(login), rivals[0])
  if (form.phone && (await findHolder(ctx.db, { phone: form.phone }))) throw refuse('phone_taken')
  const isPupil = form.role === 'pupil'
  const gradeIndex = isPupil ? form.gradeIndex : null
  const values = {
    ...namesOf(form),
    email: 'email' in login ? login.email : null,
    phone: form.phone ?? null,
    passwordHash,
    type: form.role === 'teacher' ? ('agent' as const) : ('pupil' as const),
    isParent: form.role === 'parent',
    gradeIndex,
    isElementaryPupil: isPupil && isElementaryGrade(gradeIndex),
    publicProfile: startsPublic(isPupil, gradeIndex),
    parentPhone: isAskedForParent(form.role, gradeIndex) ? (form.parentPhone ?? null) : null,
  }
  const begun = ctx.account as Account | null
  const id = begun?.isAutoRegistered
    ? await nameGuest(ctx, begun.id, values)
    : await addUser(ctx, { ...values, homeBrand: homeBrandOf(ctx), createdAt: ctx.now })
  if (id === null) throw refuse(takenCode(login))
  if (values.parentPhone)
    for (const ask of ctx.extensions(parentNamed)) await ask(ctx, { id }, values.parentPhone)
  await ctx.announce(userSignedUp, { userId: id })
  ctx.security('user_created', { userId: id })
  return { id }
}
