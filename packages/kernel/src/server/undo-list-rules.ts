import { undoableMs } from '../contract/list-import.ts'

/** A column in which rows of a table are referred to. */
export interface Reference {
  readonly table: string
  readonly column: string
}

/** Why a row stays when its list is undone, and the condition in the words of SQL over `r`, the row, and `l`, its line of the list. */
export interface Keep<Reason extends string> {
  readonly reason: Reason
  readonly sql: string
}

export const isLate = (madeAt: Date, now: Date): boolean => now.getTime() - madeAt.getTime() > undoableMs

/** Whether anything of these refers to a row. @param id an expression */
export const isReferredToSql = (references: readonly Reference[], id: string): string =>
  references.length === 0
    ? 'false'
    : `(${references.map(({ table, column }) => `exists (select from ${table} used where used.${column} = ${id})`).join(' or ')})`

/** References as reasons: those of one reason together, in the order of the reasons. */
export function keepsOf<Reason extends string>(
  references: readonly Reference[],
  reasonOf: (reference: Reference) => Reason,
): Keep<Reason>[] {
  const grouped = Map.groupBy(references, reasonOf)
  return [...grouped].map(([reason, some]) => ({ reason, sql: isReferredToSql(some, 'r.id') }))
}

/** The first reason that holds; `null` for a row that goes. */
export const whyKeptSql = (keeps: readonly Keep<string>[]): string =>
  keeps.length === 0
    ? 'null::text'
    : `case ${keeps.map(({ reason, sql }) => `when ${sql} then '${reason}'`).join(' ')} end`
