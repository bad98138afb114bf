import { globSync } from 'node:fs'
import { builtPages } from '@school/routes'
import { apps, pageLines, pageTable } from './page-table.ts'

// `npm run pages`: every page with its audience and title, and whether its app has a screen for it yet.
const lines = pageLines()
const built = new Set(
  Object.entries(apps).flatMap(([app, catalogue]) => [
    ...builtPages(catalogue, globSync('routes/*/*.tsx', { cwd: `apps/${app}/app` })),
  ]),
)

console.log(pageTable(lines, ({ page }) => (built.has(page) ? 'built' : '—')))
for (const app of Object.keys(apps)) {
  const ours = lines.filter((line) => line.app === app)
  const groups = Map.groupBy(ours, ({ group }) => group)
  const counts = [...groups].map(
    ([group, of]) => `${group} ${of.filter(({ page }) => built.has(page)).length}/${of.length}`,
  )
  console.log(
    `${app}: ${ours.filter(({ page }) => built.has(page)).length} of ${ours.length} built (${counts.join(', ')})`,
  )
}
console.log(`all: ${lines.filter(({ page }) => built.has(page)).length} of ${lines.length} built`)
