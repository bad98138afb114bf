import type { Finding, TableUse } from './check.ts'
import type { Home } from './owners.ts'

/**
 * Statements that read a table of a module of the same or a higher tier, or write a table of another module (docs/decisions/005-tiers.md). Apps
 * and tools
 * read everything. Statements with fragments of other modules are left out: a fragment may read what its own module reads. So are those of packages,
 * which run statements of modules.
 */
export function bordersCrossed(
  uses: readonly TableUse[],
  homeOfFile: (file: string) => Home,
  homesOfTables: ReadonlyMap<string, Home>,
): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { file, line, statement, reads, writes, hasParts } of uses) {
    const home = homeOfFile(file)
    if (hasParts || home.tier === 0) continue
    const add = (table: string, verb: string, { name }: Home): void => {
      findings.set(`${file} ${line} ${verb} ${table}`, {
        file,
        line,
        statement,
        kind: 'border',
        path: table,
        message: `is ${verb} by ${home.name} and belongs to ${name}`,
      })
    }
    for (const table of reads) {
      const owner = homesOfTables.get(table)
      if (owner && owner.name !== home.name && owner.tier >= home.tier) add(table, 'read', owner)
    }
    for (const table of writes) {
      const owner = homesOfTables.get(table)
      if (owner && owner.name !== home.name) add(table, 'written', owner)
    }
  }
  return [...findings.values()]
}
