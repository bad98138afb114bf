import type { Outcome } from './reports.ts'

/** A part of `npm test`. Steps with `report` run test files, which may run again. */
export interface Step {
  name: string
  command: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Name of the report under `test-results`, and how one file runs alone. */
  tests?: { report: string; again: (file: string) => readonly string[] }
}

/** Operations of the machine that the runner uses. */
export interface Machine {
  /** Runs a command to its end. `report` is where its test report goes. @returns whether it succeeded */
  run(command: readonly string[], env: NodeJS.ProcessEnv | undefined, report?: string): boolean
  /** The outcome that the last run left under this name; `null` if it left none. */
  outcomeOf(report: string): Outcome | null
  print(line: string): void
}

/** More files than this fail a run at once: so many are no chance. */
export const mostFlakyFiles = 5

export interface Verdict {
  isGreen: boolean
  passed: number
  failed: number
  /** Files that failed in the run and passed alone: «step: file». */
  flaky: readonly string[]
  /** Steps, or files of steps, that failed. */
  broken: readonly string[]
}

/**
 * Runs the steps in order. Test files that fail are run again alone, in a process and on a database of their own, after all steps: a file that
 * passes then is flaky and does not fail the run, unless there are more than `mostFlakyFiles`. Any other failure stops the run.
 */
export function runSteps(steps: readonly Step[], machine: Machine): Verdict {
  const suspects: { step: Step; file: string; tests: number }[] = []
  let passed = 0
  let failed = 0
  const verdict = (flaky: readonly string[], broken: readonly string[]): Verdict => ({
    isGreen: broken.length === 0,
    passed,
    failed,
    flaky,
    broken,
  })

  for (const step of steps) {
    const began = Date.now()
    machine.print(`\n=== ${step.name}`)
    const isOk = machine.run(step.command, step.env, step.tests?.report)
    const seconds = Math.round((Date.now() - began) / 1000)
    machine.print(`=== ${step.name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds} s`)
    const outcome = step.tests ? machine.outcomeOf(step.tests.report) : null
    passed += outcome?.passed ?? 0
    const files = [...(outcome?.failed ?? [])]
    suspects.push(...files.map(([file, tests]) => ({ step, file, tests })))
    failed += files.reduce((sum, [, tests]) => sum + tests, 0)
    if (isOk) continue
    const isOfFiles = files.length > 0 && !outcome?.hasRunFailed
    if (!isOfFiles || suspects.length > mostFlakyFiles)
      return verdict([], [step.name, ...suspects.map((one) => `${one.step.name}: ${one.file}`)])
  }

  const flaky: string[] = []
  const broken: string[] = []
  for (const { step, file, tests } of suspects) {
    const name = `${step.name}: ${file}`
    machine.print(`\n=== again, alone: ${name}`)
    if (machine.run(step.tests!.again(file), step.env, `${step.tests!.report}-again`)) {
      flaky.push(name)
      passed += tests
      failed -= tests
    } else broken.push(name)
  }
  return verdict(flaky, broken)
}
