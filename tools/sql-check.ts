import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judge, keyOf } from './sql-check/allowed.ts'
import { bordersCrossed } from './sql-check/borders.ts'
import { checkStatements } from './sql-check/check.ts'
import { changedPlans, hotStatements, writePlans } from './sql-check/golden.ts'
import { refusedBy } from './sql-check/on-postgres.ts'
import { homesOfTables } from './sql-check/owners.ts'
import { contributedStatements, partsOf } from './sql-check/school.ts'
import { isProduct } from './sql-check/statements.ts'
import { mayReadIn, modulesOf } from './wings.ts'

// `npm run sql:check [-- FOLDER…]`: compares the row types of all SQL statements with the analysis of PostgreSQL (docs/recipes/write-sql.md).
// With TEST_DATABASE_URL all texts are prepared on that server too. Compares `packages/db/schema.sql` and the plans of hot statements, which
// `--write` writes;
// `--shrink` drops needless entries of the allow list.
const began = performance.now()
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const allowList = fileURLToPath(new URL('sql-check/allowed.json', import.meta.url))
const schemaFile = `${root}/packages/db/schema.sql`
const plansFolder = `${root}/tools/sql-check/plans`
const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('--'))
const isWhole = folders.length === 0

const report = await checkStatements({
  root,
  isInScope: (file) => isProduct(file) && (isWhole || folders.some((folder) => file.startsWith(folder))),
  parts: partsOf,
  contributed: isWhole ? contributedStatements : new Map(),
  planned: new Set(isWhole ? hotStatements : []),
  isWhole,
})
const { statements, texts, asked } = report
const findings = [
  ...report.findings,
  ...bordersCrossed(report.tables, await homesOfTables(root), mayReadIn(modulesOf(root))),
]
const allowed = JSON.parse(readFileSync(allowList, 'utf8')) as string[]
const { refused, needless } = judge(findings, allowed)
for (const { file, line, statement, kind, path, message } of refused)
  console.log(`${file}:${line} ${statement || 'without a name'}: ${kind}: ${path && `${path} `}${message}`)

if (isWhole && args.includes('--shrink')) {
  const kept = new Set(findings.map(keyOf))
  writeFileSync(
    allowList,
    `${JSON.stringify(
      allowed.filter((key) => kept.has(key)),
      undefined,
      2,
    )}\n`,
  )
} else if (isWhole)
  for (const key of needless) console.log(`tools/sql-check/allowed.json: nothing needs «${key}» any more`)

const server = process.env['TEST_DATABASE_URL']
const onServer = server && isWhole ? await refusedBy(server, texts.keys()) : new Map<string, string>()
for (const [text, message] of onServer) {
  const { file, line, name } = texts.get(text)!
  console.log(`${file}:${line} ${name}: refused by the server: ${message}`)
}

const written: string[] = []
if (isWhole && args.includes('--write')) {
  writeFileSync(schemaFile, report.schema)
  writePlans(plansFolder, report.plans)
} else if (isWhole) {
  if (!existsSync(schemaFile) || readFileSync(schemaFile, 'utf8') !== report.schema)
    written.push('packages/db/schema.sql is not the schema of the migrations')
  for (const plan of changedPlans(plansFolder, report.plans)) written.push(`the plan of ${plan} has changed`)
  for (const line of written)
    console.log(`${line}: review the difference that «npm run sql:check -- --write» makes`)
}

const errors =
  written.length +
  refused.length +
  onServer.size +
  (isWhole && !args.includes('--shrink') ? needless.length : 0)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${statements} statements, ${texts.size} texts (${asked} new), ${findings.length - refused.length} allowed, ${errors} errors, ${seconds} s`,
)
process.exitCode = errors === 0 ? 0 : 1
