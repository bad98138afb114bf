import { readFileSync } from 'node:fs'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const read = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(`test-results/${file}`, 'utf8')) as T
  } catch {
    return null
  }
}

// The last line of CI: how many tests passed and failed in all the runs that left a report.
let passed = 0
let failed = 0
for (const name of ['laws', 'rules', 'stories', 'stories-server']) {
  const report = read<VitestReport>(`${name}.json`)
  passed += report?.numPassedTests ?? 0
  failed += report?.numFailedTests ?? 0
}
const journeys = read<PlaywrightReport>('journeys.json')
const flaky = journeys?.stats.flaky ?? 0
passed += (journeys?.stats.expected ?? 0) + flaky
failed += journeys?.stats.unexpected ?? 0
if (flaky > 0) console.log(`${flaky} passed only at the second try`)
console.log(`${passed} passed, ${failed} failed`)
