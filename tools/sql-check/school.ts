import { personPart } from '@school/accounts/server'
import { extensionsOf } from '@school/kernel/server'
import { rooms } from '@school/server/rooms'

const extensions = extensionsOf(rooms)

/** Contributions of the composed school's modules to an extension point. */
export const partsOf = (name: string): readonly unknown[] => extensions<unknown>({ name })

/** Complete statements contributed by modules and sent in a loop over the contributions; no call contains their text. */
export const broughtStatements: ReadonlyMap<string, string> = new Map(
  extensions(personPart).flatMap(({ room, deletions, dataExports = [], merges = [] }) => [
    ...deletions.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${room}: departure of ${table}.${column ?? ''}`, sql]] : [],
    ),
    ...merges.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${room}: joined ${table}.${column}`, sql]] : [],
    ),
    ...dataExports.map(({ name, sql }): [string, string] => [`${room}: export of ${name}`, sql]),
  ]),
)
