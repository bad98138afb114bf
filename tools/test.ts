import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Outcome,
  outcomeOfPlaywright,
  outcomeOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-run/reports.ts'
import { runSteps, type Step } from './test-run/run.ts'

// `npm test`: everything that CI runs, on a machine that has only Node and npm. With `TEST_DATABASE_URL` all stories run on that PostgreSQL,
// and those with the tag `embedded` on the embedded database too. A test file that fails runs again alone at the end (docs/flaky.md).
const { TEST_DATABASE_URL: server, TEST_REDIS_URL: _, ...embedded } = process.env
const root = fileURLToPath(new URL('..', import.meta.url))

/** Test files of a Vitest project. */
const vitest = (project: string, report: string, ...more: readonly string[]) => {
  const command = ['npx', 'vitest', 'run', '--project', project, ...more]
  return { command, tests: { report, again: (file: string) => [...command, file] } }
}

const steps: readonly Step[] = [
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'SQL', command: ['npm', 'run', '-s', 'sql:check'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'dead'] },
  { name: 'laws', ...vitest('laws', 'laws') },
  { name: 'content', command: ['npm', 'run', '-s', 'content:check'] },
  { name: 'rules', command: ['npm', 'run', '-s', 'test:rules'] },
  { name: 'stories', ...vitest('stories', 'stories') },
  ...(server
    ? [
        {
          name: 'stories on the embedded database',
          ...vitest('stories', 'stories-embedded', '--tags-filter=embedded'),
          env: embedded,
        },
      ]
    : []),
  {
    name: 'journeys',
    command: ['npx', 'playwright', 'test', '--retries=0'],
    tests: {
      report: 'journeys',
      again: (file) => ['npx', 'playwright', 'test', '--retries=0', '--trace=on', file],
    },
  },
]

const read = <T>(name: string): T | null => {
  try {
    return JSON.parse(readFileSync(`${root}/test-results/${name}.json`, 'utf8')) as T
  } catch {
    return null
  }
}

function outcomeOf(report: string): Outcome | null {
  if (report.startsWith('journeys')) {
    const journeys = read<PlaywrightReport>(report)
    return journeys && outcomeOfPlaywright(journeys, 'e2e')
  }
  const found = read<VitestReport>(report)
  return found && outcomeOfVitest(found, read<number>(`${report}.unhandled`) ?? 0, root)
}

rmSync(`${root}/test-results`, { recursive: true, force: true })
mkdirSync(`${root}/test-results`, { recursive: true })
const began = Date.now()
const verdict = runSteps(steps, {
  run: ([command, ...args], env = process.env, report) =>
    spawnSync(command!, args, {
      stdio: 'inherit',
      cwd: root,
      env: { ...env, ...(report ? { TEST_REPORT: report } : {}) },
    }).status === 0,
  outcomeOf,
  print: (line) => console.log(line),
})
// Rules leave a report too, and are never run again.
const rules = read<VitestReport>('rules')
const passed = verdict.passed + (rules?.numPassedTests ?? 0)
const failed = verdict.failed + (rules?.numFailedTests ?? 0)
writeFileSync(
  `${root}/test-results/verdict.json`,
  JSON.stringify({ ...verdict, passed, failed }, undefined, 2),
)

console.log(`\n${verdict.isGreen ? 'All green' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`)
for (const name of verdict.broken) console.log(`failed: ${name}`)
for (const name of verdict.flaky) console.log(`flaky, add its cause to docs/flaky.md: ${name}`)
console.log(`${passed} passed, ${failed} failed, ${verdict.flaky.length} flaky`)
process.exitCode = verdict.isGreen ? 0 : 1
