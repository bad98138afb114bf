import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { Repeats } from './test-run/repeats.ts'
import { outcomeOfPlaywright, type PlaywrightReport } from './test-run/reports.ts'

// `npm run test:repeat -- [--times N] [--no-load] FILE…`: runs stories, journeys, laws and rules again and again (20 times unless said otherwise)
// while a second load keeps one processor busy. Prints how often each file failed. Shows most causes of flaky tests (docs/flaky.md).
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { times: { type: 'string', default: '20' }, load: { type: 'boolean', default: true } },
})
const times = Number(values.times)
if (files.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('npm run test:repeat -- [--times N] [--no-load] FILE…')
  process.exit(2)
}
const root = path.join(import.meta.dirname, '..')
const report = 'repeat'
process.env['TEST_REPORT'] = report
const repeats = new Repeats()

/** In one Vitest: the template of databases is made once, and every run has new workers, so new databases. */
async function repeatTests(filters: readonly string[]): Promise<void> {
  const vitest = await createVitest('test', { watch: false, reporters: ['default'] })
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications([...filters])
  if (specifications.length === 0) throw new Error(`No test file is called ${filters.join(' or ')}.`)
  for (let n = 1; n <= times; n++) {
    console.log(`\n=== ${n} of ${times}`)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    for (const module of testModules)
      repeats.add(path.relative(root, module.moduleId), { runs: 1, failed: module.ok() ? 0 : 1 })
    if (unhandledErrors.length > 0) repeats.add('errors of no file', { runs: 1, failed: 1 })
  }
  await vitest.close()
}

/** Each repetition has a new school: journeys change the data of demo people. */
function repeatJourneys(filters: readonly string[]): void {
  for (let n = 1; n <= times; n++) {
    console.log(`\n=== ${n} of ${times}`)
    rmSync(`test-results/${report}.json`, { force: true })
    spawnSync('npx', ['playwright', 'test', '--retries=0', ...filters], { stdio: 'inherit' })
    const left = JSON.parse(readFileSync(`test-results/${report}.json`, 'utf8')) as PlaywrightReport
    const { passed, failed, hasRunFailed } = outcomeOfPlaywright(left, 'e2e')
    for (const file of new Set([...filters, ...failed.keys()]))
      repeats.add(file, { runs: 1, failed: failed.has(file) ? 1 : 0 })
    if (hasRunFailed || passed + failed.size === 0) repeats.add('errors of no file', { runs: 1, failed: 1 })
  }
}

const load = values.load
  ? spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random())'], { stdio: 'ignore' })
  : undefined
try {
  const journeys = files.filter((file) => file.includes('.journey.'))
  const others = files.filter((file) => !journeys.includes(file))
  if (others.length > 0) await repeatTests(others)
  if (journeys.length > 0) repeatJourneys(journeys)
} finally {
  load?.kill()
}
console.log(`\n${repeats.lines().join('\n')}`)
process.exitCode = repeats.hasFailed || process.exitCode ? 1 : 0
