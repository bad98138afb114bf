import { type Ctx, refusals } from '@school/kernel/server'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { userErrors } from '../contract/errors.ts'
import { promotions } from '../contract/mailings.ts'
import type { Account } from './identity.ts'
import { findHolder } from './queries.ts'
import { isElementaryGrade } from './rules.ts'
import { type UserRow, users } from './tables.ts'

const refuse = refusals(userErrors)

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

/** A child’s switches of promotions are not obeyed: on leaving childhood they are off until they are asked for. */
const mutePromotions = (ctx: Pick<Ctx, 'db'>, id: number) =>
  ctx.db
    .update(users)
    .set({
      mutedMailings: sql`array(select unnest(${users.mutedMailings}) union select unnest(${`{${promotions.join()}}`}::text[]))`,
    })
    .where(eq(users.id, id))

/** Another grade, with what follows from it; without one a pupil is a graduate. */
export async function setGrade(
  ctx: Pick<Ctx, 'db'>,
  id: number,
  gradeIndex: number | null,
): Promise<Account> {
  await mutePromotions(ctx, id)
  return changeUser(ctx, id, {
    gradeIndex,
    isElementaryPupil: isElementaryGrade(gradeIndex),
    isGraduate: gradeIndex === null,
  })
}

export type PersonType = 'pupil' | 'parent' | 'agent'

/** Changes the kind of person. Only pupils have a grade. */
export async function setType(ctx: Pick<Ctx, 'db'>, id: number, type: PersonType): Promise<Account> {
  await mutePromotions(ctx, id)
  return changeUser(ctx, id, {
    type: type === 'agent' ? 'agent' : 'pupil',
    isParent: type === 'parent',
    ...(type === 'pupil' ? {} : { gradeIndex: null, isElementaryPupil: false, isGraduate: false }),
  })
}

/** Replaces the hash of a password that was looked at. @returns `false` when it has been replaced meanwhile */
export async function replacePasswordHash(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  { seen, next }: { seen: string; next: string },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash: next })
    .where(and(eq(users.id, id), eq(users.passwordHash, seen)))
    .returning({ id: users.id })
  return rows.length > 0
}
