import { isDeepStrictEqual } from 'node:util'
import type { Meanwhile } from '@school/kernel/contract'
import { ChangedMeanwhile, type Ctx } from '@school/kernel/server'
import { teacherNameSql } from './names.ts'

/** A table whose rows have a version; all names are those of the code. */
export interface Versions {
  table: string
  /** `id` when absent. */
  key?: string
  /** `version` when absent. */
  column?: string
  /** Several people change a row, and who did it is not recorded. Without it and `who` a row has one owner, who has two tabs. */
  isShared?: true
  /** The columns that say who changed a row and when. */
  who?: {
    by: string
    at: string
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
 * @returns `false`: what is asked for is saved already, so that repeating it is no conflict
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
  { table, key = 'id', column = 'version', who, isShared }: Versions,
  id: number,
  wanted: Wanted,
  current: () => Promise<Meanwhile['current']>,
): Promise<boolean> {
  const stamp = who?.isStamped ? `, ${who.by} = $3, ${who.at} = $4` : ''
  const { rowCount } = await ctx.sql.query({
    name: `change_seen_${table}`,
    text: `update ${table} set ${column} = ${column} + 1${stamp} where ${key} = $1 and ${column} = $2`,
    values: who?.isStamped ? [id, wanted.version, ctx.viewer.id, ctx.now] : [id, wanted.version],
  })
  if (rowCount === 1) return true
  // Absent by now: it says so.
  const fields = await current()
  const { rows } = await ctx.sql.query<Changer>({
    name: `find_changer_${table}`,
    text: who
      ? `select c.${column} as version, c.${who.by} as by, ${teacherNameSql('u')} as name, c.${who.at} as at
          from ${table} c left join users u on u.id = c.${who.by} where c.${key} = $1`
      : `select c.${column} as version, $2::int as by, null as name, null::timestamptz as at from ${table} c where c.${key} = $1`,
    values: who ? [id] : [id, ctx.viewer.id],
  })
  const { version, by, name, at } = rows[0]!
  return isAsSeen(wanted, {
    version,
    changedAt: at?.toISOString() ?? null,
    changedBy: name,
    isMine: !isShared && by === ctx.viewer.id,
    current: fields,
  })
}

interface Changer {
  version: number
  by: number | null
  name: string | null
  at: Date | null
}
