import { describe, expect, test } from 'vitest'
import { outcomeOfPlaywright, outcomeOfVitest, type Outcome } from './reports.ts'
import { type Machine, mostFlakyFiles, runSteps, type Step } from './run.ts'

const step = (name: string): Step => ({
  name,
  command: ['run', name],
  tests: { report: name, again: (file) => ['again', file] },
})
const outcome = (files: Record<string, number>, more: Partial<Outcome> = {}): Outcome => ({
  passed: 10,
  failed: new Map(Object.entries(files)),
  hasRunFailed: false,
  ...more,
})

/** A fake machine: steps have these `outcomes`, and files of `green` pass alone. */
function machineWith(outcomes: Record<string, Outcome | null>, green: readonly string[] = []) {
  const commands: string[] = []
  const machine: Machine = {
    run: ([word, name]) => {
      commands.push(`${word} ${name}`)
      if (word === 'again') return green.includes(name!)
      const left = outcomes[name!]
      return !!left && left.failed.size === 0 && !left.hasRunFailed
    },
    outcomeOf: (report) => outcomes[report] ?? null,
    print: () => undefined,
  }
  return { machine, commands }
}

describe('a run', () => {
  test('is green when all steps are green', () => {
    const { machine } = machineWith({ laws: outcome({}), stories: outcome({}) })
    expect(runSteps([step('laws'), step('stories')], machine)).toEqual({
      isGreen: true,
      passed: 20,
      failed: 0,
      flaky: [],
      broken: [],
    })
  })

  test('runs a failed file again after the other steps, and names it as flaky when it passes', () => {
    const { machine, commands } = machineWith({ laws: outcome({ 'a.ts': 2 }), stories: outcome({}) }, [
      'a.ts',
    ])
    const verdict = runSteps([step('laws'), step('stories')], machine)
    expect(commands).toEqual(['run laws', 'run stories', 'again a.ts'])
    expect(verdict).toEqual({ isGreen: true, passed: 22, failed: 0, flaky: ['laws: a.ts'], broken: [] })
  })

  test('fails when a file fails twice, with the names of both kinds', () => {
    const { machine } = machineWith({ laws: outcome({ 'a.ts': 1, 'b.ts': 3 }) }, ['a.ts'])
    expect(runSteps([step('laws')], machine)).toMatchObject({
      isGreen: false,
      failed: 3,
      flaky: ['laws: a.ts'],
      broken: ['laws: b.ts'],
    })
  })

  test('fails at once when more files than the bound have failed in all steps together', () => {
    const names = Array.from({ length: mostFlakyFiles }, (_, n) => [`${n}.ts`, 1] as const)
    const outcomes = { laws: outcome(Object.fromEntries(names)), stories: outcome({ 'one-more.ts': 1 }) }
    const { machine, commands } = machineWith(outcomes, [...names.map(([name]) => name), 'one-more.ts'])
    expect(runSteps([step('laws'), step('stories'), step('journeys')], machine).isGreen).toBe(false)
    expect(commands).toEqual(['run laws', 'run stories'])
    const { machine: atTheBound } = machineWith(
      { laws: outcomes.laws },
      names.map(([name]) => name),
    )
    expect(runSteps([step('laws')], atTheBound).isGreen).toBe(true)
  })

  test('fails at once when the run itself has failed, whatever its files say', () => {
    const broken = outcome({ 'a.ts': 1 }, { hasRunFailed: true })
    const { machine, commands } = machineWith({ laws: broken, stories: outcome({}) }, ['a.ts'])
    expect(runSteps([step('laws'), step('stories')], machine).broken).toContain('laws')
    expect(commands).toEqual(['run laws'])
  })

  test('fails at once when a step fails without a report', () => {
    const { machine } = machineWith({ lint: null })
    expect(runSteps([{ name: 'lint', command: ['run', 'lint'] }], machine).broken).toEqual(['lint'])
    expect(runSteps([step('lint')], machine).broken).toEqual(['lint'])
  })
})

test('a Vitest file that did not load counts as a failed one', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 2,
    testResults: [
      { name: '/root/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: '/root/b/b.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed' }, { status: 'failed' }],
      },
      { name: '/root/c.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(outcomeOfVitest(report, 0, '/root')).toEqual({
    passed: 3,
    failed: new Map([
      ['b/b.test.ts', 2],
      ['c.test.ts', 1],
    ]),
    hasRunFailed: false,
  })
  expect(outcomeOfVitest(report, 1, '/root').hasRunFailed).toBe(true)
})

test('failed journeys are counted by file, in nested groups too', () => {
  const spec = (ok: boolean) => ({ ok })
  const suites = [
    {
      file: 'a.journey.ts',
      specs: [spec(true), spec(false)],
      suites: [{ file: 'a.journey.ts', specs: [spec(false)] }],
    },
    { file: 'b.journey.ts', specs: [spec(true)] },
  ]
  const stats = { expected: 2, unexpected: 2, flaky: 0 }
  expect(outcomeOfPlaywright({ stats, errors: [], suites }, 'e2e')).toEqual({
    passed: 2,
    failed: new Map([['e2e/a.journey.ts', 2]]),
    hasRunFailed: false,
  })
  expect(outcomeOfPlaywright({ stats, errors: [{}], suites }, 'e2e').hasRunFailed).toBe(true)
})
