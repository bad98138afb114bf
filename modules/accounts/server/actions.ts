import { type Ctx, refusals } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { accountErrors } from '../contract/errors.ts'
import { userSignedUp } from '../contract/events.ts'
import type { ProfileUpdate, SignUp } from '../contract/user.ts'
import { isDemoAddress } from './demo.ts'
import { hashPassword, isPassword } from './password.ts'
import { findUserByEmail } from './queries.ts'
import type { Account } from './sessions.ts'
import { isElementaryGrade, splitName } from './rules.ts'
import { type UserRow, users } from './tables.ts'

const refuse = refusals(accountErrors)

type SignUpForm = z.output<typeof SignUp>['user']

/**
 * Registers a user. Whoever knows the password of a known address is signed in: a repeat of a sign-up whose reply was
 * lost must not end in a refusal.
 * @throws email_taken; grade_required for a pupil without a grade
 */
export async function signUpUser(ctx: Ctx, form: SignUpForm): Promise<UserRow> {
  if (form.role === 'pupil' && form.gradeIndex === null) throw refuse('grade_required')
  const known = await findUserByEmail(ctx.db, form.email)
  if (known) return ownAccount(known, form)
  const isPupil = form.role === 'pupil'
  const [user] = await ctx.db
    .insert(users)
    .values({
      ...splitName(form.name),
      email: form.email,
      passwordHash: await hashPassword(form.password),
      type: form.role === 'teacher' ? 'agent' : 'pupil',
      isParent: form.role === 'parent',
      gradeIndex: isPupil ? form.gradeIndex : null,
      isElementaryPupil: isPupil && isElementaryGrade(form.gradeIndex),
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  // Somebody was quicker: the other click on the same button, most often.
  if (!user) return ownAccount((await findUserByEmail(ctx.db, form.email))!, form)
  await ctx.announce(userSignedUp, { userId: user.id })
  return user
}

/** @throws email_taken */
async function ownAccount(user: UserRow, { password }: SignUpForm): Promise<UserRow> {
  if (await isPassword(password, user.passwordHash)) return user
  throw refuse('email_taken')
}

type ProfileForm = z.output<typeof ProfileUpdate>['user']

/** Changes what the form names. @returns the account as it became */
export async function changeProfile(ctx: Ctx, account: Account, form: ProfileForm): Promise<Account> {
  const { userInfoAttributes, privacy } = form
  const changed = {
    bonusesPageVisited: userInfoAttributes?.bonusesPageVisited ?? account.bonusesPageVisited,
    publicProfile: privacy?.publicProfile ?? account.publicProfile,
  }
  await ctx.db.update(users).set(changed).where(eq(users.id, account.id))
  return { ...account, ...changed }
}

export async function changeLocale(ctx: Ctx, { id }: Account, locale: UserRow['locale']): Promise<void> {
  await ctx.db.update(users).set({ locale }).where(eq(users.id, id))
}

/**
 * The user with this address and password.
 * @throws wrong_credentials, the same for both mistakes and for the demo people where there is no demo
 */
export async function findByCredentials(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  isDemo: boolean,
): Promise<UserRow> {
  const user = isDemo || !isDemoAddress(email) ? await findUserByEmail(ctx.db, email) : undefined
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) throw refuse('wrong_credentials')
  return user
}
