import { type Ctx, refusals } from '@school/kernel/server'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { accountErrors } from '../contract/errors.ts'
import { profileGuard } from './families.ts'
import { presentProfile } from './present.ts'
import { findHolder } from './queries.ts'
import { isElementaryGrade } from './rules.ts'
import type { Account } from './sessions.ts'
import { type UserRow, users } from './tables.ts'
import { type ProfileForm, userPart } from './user-part.ts'
import { changeSeen } from './versions.ts'

const refuse = refusals(accountErrors)

const { passwordHash: _, ...accountColumns } = getTableColumns(users)

/** The audience of endpoints that change an account already excludes viewers who owe a factor. */
const withoutDebt = (row: Omit<Account, 'owesFactor'>): Account => ({ ...row, owesFactor: false })

/** A new phone number is unconfirmed. */
const confirmedIfSame = (phone: string | null) =>
  sql<Date | null>`case when ${users.phone} = ${phone} then ${users.phoneConfirmedAt} end`

/** Changes what is named and nothing else: other tabs change other things. @returns the account as it became @throws phone_taken */
export async function changeUser(
  ctx: Pick<Ctx, 'db'>,
  id: number,
  named: Partial<UserRow>,
): Promise<Account> {
  const own = eq(users.id, id)
  if (Object.keys(named).length === 0)
    return withoutDebt((await ctx.db.select(accountColumns).from(users).where(own))[0]!)
  const isNew = named.phone === undefined ? {} : { phoneConfirmedAt: confirmedIfSame(named.phone) }
  if (named.phone) {
    const holder = await findHolder(ctx.db, { phone: named.phone })
    if (holder && holder.id !== id) throw refuse('phone_taken')
  }
  const [changed] = await ctx.db
    .update(users)
    .set({ ...named, ...isNew })
    .where(own)
    .returning(accountColumns)
  return withoutDebt(changed!)
}

/** @throws changed_meanwhile: the profile was changed in another tab */
const requireSeenProfile = (ctx: Ctx, account: Account, version: number): Promise<boolean> =>
  changeSeen(
    ctx,
    { key: users.id, version: users.profileVersion },
    account.id,
    { version, asked: {} },
    async () => ({ profile: await presentProfile(ctx, account) }),
  )

/**
 * Changes the fields named by the form, in this module and in higher modules.
 * @param version of the profile that was displayed; absent for a switch, whose request is complete in itself
 * @returns the account after the change @throws changed_meanwhile
 */
export async function changeProfile(
  ctx: Ctx,
  account: Account,
  form: ProfileForm,
  version?: number,
): Promise<Account> {
  if (version !== undefined) await requireSeenProfile(ctx, account, version)
  const { bonusesPageVisited } = form.userInfoAttributes ?? {}
  const { publicProfile } = form.privacy ?? {}
  const { avatar } = form
  for (const ask of ctx.extensions(profileGuard)) await ask(ctx, account.id, { publicProfile })
  for (const { change } of ctx.extensions(userPart)) await change?.(ctx, account, form)
  return changeUser(ctx, account.id, {
    ...(bonusesPageVisited === undefined ? {} : { bonusesPageVisited }),
    ...(publicProfile === undefined ? {} : { publicProfile }),
    ...(avatar === undefined ? {} : { avatar }),
  })
}

/** Another grade, with what follows from it; without one a pupil is a graduate. */
export const setGrade = (ctx: Pick<Ctx, 'db'>, id: number, gradeIndex: number | null): Promise<Account> =>
  changeUser(ctx, id, {
    gradeIndex,
    isElementaryPupil: isElementaryGrade(gradeIndex),
    isGraduate: gradeIndex === null,
  })

export type PersonType = 'pupil' | 'parent' | 'agent'

/** Changes the kind of person. Only pupils have a grade. */
export const setType = (ctx: Pick<Ctx, 'db'>, id: number, type: PersonType): Promise<Account> =>
  changeUser(ctx, id, {
    type: type === 'agent' ? 'agent' : 'pupil',
    isParent: type === 'parent',
    ...(type === 'pupil' ? {} : { gradeIndex: null, isElementaryPupil: false, isGraduate: false }),
  })

export async function changeLocale(ctx: Ctx, { id }: Account, locale: UserRow['locale']): Promise<void> {
  await ctx.db.update(users).set({ locale }).where(eq(users.id, id))
}
