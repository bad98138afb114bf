import { personPart } from '@school/personal-data/server'
import { extensionsOf } from '@school/kernel/server'
import { serverModules } from '@school/server/modules'

const extensions = extensionsOf(serverModules)

/** Contributions of the composed school's modules to an extension point. */
export const partsOf = (name: string): readonly unknown[] => extensions<unknown>({ name })

/** Complete statements contributed by modules and sent in a loop over the contributions; no call contains their text. */
export const contributedStatements: ReadonlyMap<string, string> = new Map(
  extensions(personPart).flatMap(({ module, deletions, dataExports = [], merges = [] }) => [
    ...deletions.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${module}: departure of ${table}.${column ?? ''}`, sql]] : [],
    ),
    ...merges.flatMap(({ sql, table, column }): [string, string][] =>
      sql ? [[`${module}: joined ${table}.${column}`, sql]] : [],
    ),
    ...dataExports.map(({ name, sql }): [string, string] => [`${module}: export of ${name}`, sql]),
  ]),
)
