import { isDeepStrictEqual } from 'node:util'
import type { Meanwhile } from '@school/kernel/contract'
import { ChangedMeanwhile, type Ctx } from '@school/kernel/server'
import { eq, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { teacherNameSql } from '@school/names/server'
import { users } from '@school/users/tables'

/** Columns of one table whose rows have a version. */
export interface Versions {
  key: PgColumn
  version: PgColumn
  /** Several people change a row, and who did it is not recorded. Without it and `who` a row has one owner, who has two tabs. */
  isShared?: true
  /** The columns that say who changed a row and when. */
  who?: {
    by: PgColumn
    at: PgColumn
    /** They are written along with the version; else the action itself writes them. */
    isStamped: boolean
  }
}

/** The change that a person wants to make. */
export interface Wanted {
  /** The version that was on the screen. */
  version: number
  /** The fields of the body that are to be written. */
  asked: Readonly<Record<string, unknown>>
}

const isSame = (current: Meanwhile['current'], asked: Wanted['asked']): boolean =>
  Object.keys(asked).length > 0 &&
  Object.entries(asked).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(current[name], value),
  )

/**
 * Of a row that is locked already: whether it is as it was on the screen (decision 089).
 * @param now who changed it, when, and the fields of the body as they are now
 * @returns `false`: the wanted values are saved already, so repeating the request is no conflict
 * @throws changed_meanwhile with the current state
 */
export function isAsSeen({ version, asked }: Wanted, now: Meanwhile): boolean {
  if (now.version === version) return true
  if (isSame(now.current, asked)) return false
  throw new ChangedMeanwhile(now)
}

/**
 * Takes a row for the change that follows, when it is as it was on the screen; of two changes at once the second one waits and is
 * refused. The row stays locked until the commit.
 * @param current the fields of the body as they are now
 * @returns and throws what `isAsSeen` does
 */
export async function changeSeen(
  ctx: Ctx,
  { key, version, who, isShared }: Versions,
  id: number,
  wanted: Wanted,
  current: () => Promise<Meanwhile['current']>,
): Promise<boolean> {
  const stamps = who?.isStamped ? [assign(who.by, ctx.viewer.id), assign(who.at, ctx.now)] : []
  const { rowCount } = await ctx.db.execute(
    sql`update ${key.table} set ${sql.join([assign(version, sql`${version} + 1`), ...stamps], sql`, `)}
      where ${key} = ${id} and ${version} = ${wanted.version}`,
  )
  if (rowCount === 1) return true
  // Throws when the row is absent by now.
  const fields = await current()
  const { version: now, by, name, at } = await findChange(ctx, { key, version, who }, id)
  return isAsSeen(wanted, {
    version: now,
    changedAt: at?.toISOString() ?? null,
    changedBy: name,
    isMine: !isShared && (!who || by === ctx.viewer.id),
    current: fields,
  })
}

/** `changeSeen` of the names and other typed data of a person whom somebody else may change too. */
export const changeSeenProfile = (
  ctx: Ctx,
  userId: number,
  wanted: Wanted,
  current: () => Promise<Meanwhile['current']>,
): Promise<boolean> =>
  changeSeen(ctx, { key: users.id, version: users.profileVersion, isShared: true }, userId, wanted, current)

const assign = (column: PgColumn, value: unknown): SQL =>
  sql`${sql.identifier(toSnakeCase(column.name))} = ${value}`

interface Change {
  version: number
  by: number | null
  name: string | null
  at: Date | null
}

/** Of the version that a row has now. */
async function findChange(
  { db }: Ctx,
  { key, version, who }: Pick<Versions, 'key' | 'version' | 'who'>,
  id: number,
): Promise<Change> {
  if (!who) {
    const [row] = await db.select({ version }).from(key.table).where(eq(key, id))
    return { version: row!.version as number, by: null, name: null, at: null }
  }
  const changer = alias(users, 'u')
  const [row] = await db
    .select({ version, by: who.by, at: who.at, name: sql<string | null>`${sql.raw(teacherNameSql('u'))}` })
    .from(key.table)
    .leftJoin(changer, eq(changer.id, who.by))
    .where(eq(key, id))
  return row as Change
}
