import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { repositoryFiles, root } from './files.ts'

interface Report {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const territory = ['modules', 'packages', 'apps', 'tools']
let report: Report

beforeAll(() => {
  const cruiser = path.join(root, 'node_modules/.bin/depcruise')
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const run = () =>
    execFileSync(process.execPath, [cruiser, ...territory, ...options], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  report = JSON.parse(printed(run)) as Report
}, 60_000)

/** The cruiser exits with the number of violations; the report is on its output all the same. */
function printed(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('dependencies have one direction', () => {
  // Trap: a parser that fails to read a file reports no dependencies and no violations.
  test('every source file was read', () => {
    const read = new Set(report.modules.map(({ source }) => source))
    const sources = repositoryFiles().filter(
      (file) => territory.includes(file.split('/')[0]!) && /(?<!\.d)\.tsx?$/.test(file),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => !read.has(file))).toEqual([])
  })

  test('no import breaks a rule of .dependency-cruiser.cjs', () => {
    const broken = report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)
    expect(broken).toEqual([])
  })
})
