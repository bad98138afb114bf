import path from 'node:path'

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { status: string }[]
  }[]
}

interface Suite {
  file: string
  suites?: readonly Suite[]
  specs?: readonly { ok: boolean }[]
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  /** Failures of the run itself: a server that did not start, a file that can't be loaded. */
  errors: readonly unknown[]
  suites: readonly Suite[]
}

/** Counts of one report. `failedFiles` are paths from the root of the repository. */
export interface Outcome {
  passed: number
  /** Failed tests by file; a file that did not load counts as one. */
  failed: ReadonlyMap<string, number>
  /** Something failed that belongs to no file: an unhandled error, a server that did not start. */
  hasRunFailed: boolean
}

/**
 * Reads the report of a Vitest run.
 * @param unhandled errors that belong to no test, from `test-run/reporter.ts`
 */
export function outcomeOfVitest(report: VitestReport, unhandled: number, root: string): Outcome {
  const failed = new Map<string, number>()
  for (const { name, status, assertionResults } of report.testResults) {
    const tests = assertionResults.filter((one) => one.status === 'failed').length
    if (status === 'failed') failed.set(path.relative(root, name), Math.max(1, tests))
  }
  return { passed: report.numPassedTests, failed, hasRunFailed: unhandled > 0 }
}

/** @param testDir folder of the journeys from the root: Playwright names files from there */
export function outcomeOfPlaywright(report: PlaywrightReport, testDir: string): Outcome {
  const failed = new Map<string, number>()
  const visit = ({ file, suites = [], specs = [] }: Suite): void => {
    const name = path.join(testDir, file)
    const broken = specs.filter(({ ok }) => !ok).length
    if (broken > 0) failed.set(name, (failed.get(name) ?? 0) + broken)
    for (const suite of suites) visit(suite)
  }
  for (const suite of report.suites) visit(suite)
  const { expected, flaky } = report.stats
  return { passed: expected + flaky, failed, hasRunFailed: report.errors.length > 0 }
}
