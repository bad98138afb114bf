import type { Ctx } from '@school/kernel/server'
import { type PersonPart, personPart } from './person-part.ts'

const columnOf = ({ table, column }: { table: string; column?: string }) => `${table}.${column}`

/** Whether a row of any module refers to the person in a column that is not excluded. */
function isNamedSql(parts: readonly PersonPart[], userId: string, out: ReadonlySet<string>): string {
  const rows = parts
    .flatMap(({ deletions }) => deletions)
    .flatMap(({ table, column }) =>
      column === undefined || out.has(columnOf({ table, column }))
        ? []
        : [`exists (select from ${table} used where used.${column} = ${userId})`],
    )
  return `(${rows.join(' or ')})`
}

/** SQL condition: whether an account was used, i.e. a module has a row of it without a declared merge. @param userId an SQL expression */
export function isUsedSql({ extensions }: Pick<Ctx, 'extensions'>, userId: string): string {
  const parts = extensions(personPart)
  return isNamedSql(parts, userId, new Set(parts.flatMap(({ merges = [] }) => merges.map(columnOf))))
}

/**
 * Whether an account can't be deleted without a loss: it was used, or has something that another account would get in its place, a role, a place in a
 * list. @param besides columns that the caller looks at itself, «class_members.user_id»
 */
export function isOfWorthSql(
  { extensions }: Pick<Ctx, 'extensions'>,
  userId: string,
  besides: readonly string[],
): string {
  const parts = extensions(personPart)
  const worthless = parts.flatMap(({ merges = [] }) => merges).filter(({ sql }) => sql === undefined)
  return isNamedSql(parts, userId, new Set([...worthless.map(columnOf), ...besides]))
}
