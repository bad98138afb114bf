import { type Ctx, refusals } from '@school/kernel/server'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type * as z from 'zod'
import { accountErrors } from '../contract/errors.ts'
import { userSignedUp } from '../contract/events.ts'
import type { ProfileUpdate, SignUp } from '../contract/user.ts'
import { isDemoAddress } from './demo.ts'
import { countGuess } from './guesses.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { findUser, findUserByEmail } from './queries.ts'
import type { Account } from './sessions.ts'
import { isElementaryGrade, splitName } from './rules.ts'
import { type UserRow, users } from './tables.ts'

const refuse = refusals(accountErrors)

type SignUpForm = z.output<typeof SignUp>['user']

/** What is slow about signing up: of a known address the account, when the password is right, else the hash. */
export interface Applicant {
  known: UserRow | undefined
  passwordHash: string
}

/**
 * Whoever knows the password of a known address is signed in: a repeat of a sign-up whose reply was lost must not end
 * in a refusal.
 * @throws email_taken; grade_required for a pupil without a grade; TooManyRequests
 */
export async function receiveApplicant(ctx: Ctx, form: SignUpForm): Promise<Applicant> {
  if (form.role === 'pupil' && form.gradeIndex === null) throw refuse('grade_required')
  const known = await findUserByEmail(ctx.db, form.email)
  if (known) {
    const wasRight = await countGuess(ctx, form.email, known)
    const own = await ownAccount(ctx, known, form)
    await wasRight()
    return { known: own, passwordHash: '' }
  }
  return { known, passwordHash: await hashPassword(form.password) }
}

/** Registers a user. @throws email_taken */
export async function signUpUser(
  ctx: Ctx,
  form: SignUpForm,
  { known, passwordHash }: Applicant,
): Promise<UserRow> {
  if (known) return known
  const isPupil = form.role === 'pupil'
  const [user] = await ctx.db
    .insert(users)
    .values({
      ...splitName(form.name),
      email: form.email,
      passwordHash,
      type: form.role === 'teacher' ? 'agent' : 'pupil',
      isParent: form.role === 'parent',
      gradeIndex: isPupil ? form.gradeIndex : null,
      isElementaryPupil: isPupil && isElementaryGrade(form.gradeIndex),
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  // Somebody was quicker: the other click on the same button, most often.
  if (!user) return ownAccount(ctx, (await findUserByEmail(ctx.db, form.email))!, form)
  await ctx.announce(userSignedUp, { userId: user.id })
  ctx.security('user_created', { userId: user.id })
  return user
}

/** @throws email_taken */
async function ownAccount(ctx: Ctx, user: UserRow, { password }: SignUpForm): Promise<UserRow> {
  if (await isPassword(password, user.passwordHash)) return user
  throw refusePassword(ctx, 'email_taken', user)
}

/** Whoever guesses at passwords is told of to those who watch. */
function refusePassword(
  { security }: Ctx,
  reason: 'email_taken' | 'wrong_credentials',
  user: { id: number } | undefined,
): Error {
  security('authn_login_fail', { reason, subjectIds: user ? [user.id] : [] })
  return refuse(reason)
}

type ProfileForm = z.output<typeof ProfileUpdate>['user']

const { passwordHash: _, ...accountColumns } = getTableColumns(users)

/** Changes what the form names and nothing else: other tabs change other things. @returns the account as it became */
export async function changeProfile(ctx: Ctx, account: Account, form: ProfileForm): Promise<Account> {
  const { bonusesPageVisited } = form.userInfoAttributes ?? {}
  const { publicProfile } = form.privacy ?? {}
  const { avatar } = form
  const named = {
    ...(bonusesPageVisited === undefined ? {} : { bonusesPageVisited }),
    ...(publicProfile === undefined ? {} : { publicProfile }),
    ...(avatar === undefined ? {} : { avatar }),
  }
  if (Object.keys(named).length === 0) return account
  const own = eq(users.id, account.id)
  const [changed] = await ctx.db.update(users).set(named).where(own).returning(accountColumns)
  return changed!
}

export async function changeLocale(ctx: Ctx, { id }: Account, locale: UserRow['locale']): Promise<void> {
  await ctx.db.update(users).set({ locale }).where(eq(users.id, id))
}

/** Whose password was right, the hash that says so, and the one to keep from now on. */
export interface Recognized {
  userId: number
  passwordHash: string
  renewedHash: string | null
}

/**
 * The user with this address and password.
 * @throws wrong_credentials, the same for both mistakes and for the demo people where there is no demo;
 *   TooManyRequests after ten wrong guesses
 */
export async function recognize(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  isDemo: boolean,
): Promise<Recognized> {
  const user = isDemo || !isDemoAddress(email) ? await findUserByEmail(ctx.db, email) : undefined
  const wasRight = await countGuess(ctx, email, user)
  const passwordHash = user?.passwordHash ?? null
  if (!(await isPassword(password, passwordHash)) || !user || !passwordHash)
    throw refusePassword(ctx, 'wrong_credentials', user)
  await wasRight()
  const renewedHash = isOutdated(passwordHash) ? await hashPassword(password) : null
  return { userId: user.id, passwordHash, renewedHash }
}

/** @throws wrong_credentials when the password was changed since it was looked at */
export async function admitRecognized(
  ctx: Ctx,
  { password }: { password: string },
  { userId, passwordHash, renewedHash }: Recognized,
): Promise<void> {
  const own = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
  const rows = renewedHash
    ? await ctx.db.update(users).set({ passwordHash: renewedHash }).where(own).returning({ id: users.id })
    : await ctx.db.select({ id: users.id }).from(users).where(own)
  // Changed or renewed in this very moment, most often by the same person in another tab.
  const isSame =
    rows.length > 0 || (await isPassword(password, (await findUser(ctx.db, userId))?.passwordHash ?? null))
  if (!isSame) throw refusePassword(ctx, 'wrong_credentials', { id: userId })
  ctx.visit.signIn(userId)
}
