import type { Finding, TableUse } from './check.ts'
import { type Home, homeOf } from './owners.ts'

/**
 * Statements that read a table of a module which is not below their own, or write a table of another module (docs/decisions/005-group-modules-in-wings-and-import-only-downwards.md). Apps and
 * tools read everything. Statements with fragments of other modules are left out: a fragment may read what its own module reads. So are those of
 * packages, which run statements of modules.
 * @param mayRead whether the second home may read tables of the first
 */
export function bordersCrossed(
  uses: readonly TableUse[],
  homesOfTables: ReadonlyMap<string, Home>,
  mayRead: (lower: Home, home: Home) => boolean,
): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { file, line, statement, reads, writes, hasParts } of uses) {
    const home = homeOf(file)
    if (hasParts || home.startsWith('packages/')) continue
    const add = (table: string, verb: string, name: Home): void => {
      findings.set(`${file} ${line} ${verb} ${table}`, {
        file,
        line,
        statement,
        kind: 'border',
        path: table,
        message: `is ${verb} by ${home} and belongs to ${name}`,
      })
    }
    for (const table of reads) {
      const owner = homesOfTables.get(table)
      if (owner && owner !== home && !mayRead(owner, home)) add(table, 'read', owner)
    }
    for (const table of writes) {
      const owner = homesOfTables.get(table)
      if (owner && owner !== home) add(table, 'written', owner)
    }
  }
  return [...findings.values()]
}
