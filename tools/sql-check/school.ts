import { personPart } from '@school/accounts/server'
import { extensionsOf } from '@school/kernel/server'
import { rooms } from '@school/server/rooms'

const extensions = extensionsOf(rooms)

/** What the modules of the composed school bring to an extension point. */
export const partsOf = (name: string): readonly unknown[] => extensions<unknown>({ name })

/** Statements that modules bring whole, and that are sent by a loop over the parts; no call holds their text. */
export const broughtStatements: ReadonlyMap<string, string> = new Map(
  extensions(personPart).flatMap(({ room, fates, carries = [], passes = [] }) => [
    ...fates.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${room}: departure of ${table}.${column ?? ''}`, sql]] : [],
    ),
    ...passes.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${room}: joined ${table}.${column}`, sql]] : [],
    ),
    ...carries.map(({ name, sql }): [string, string] => [`${room}: export of ${name}`, sql]),
  ]),
)
