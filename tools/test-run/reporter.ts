import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Name of this run's report: `npm test` gives each of its runs one, otherwise it is the project. */
export const reportName = (): string =>
  process.env['TEST_REPORT'] ?? process.argv.find((_, i, args) => args[i - 1] === '--project') ?? 'all'

/** Records failures of this run that belong to no test file: the JSON reporter of Vitest leaves them out. */
export function recordUnhandled(count: number): void {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(`test-results/${reportName()}.unhandled.json`, JSON.stringify(count))
}

export const unhandledReporter: Reporter = {
  onTestRunEnd: (_modules, errors) => recordUnhandled(errors.length),
}
