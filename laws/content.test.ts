import { expect, test } from 'vitest'
import { isJudgedAtOnce, problems, tasks } from './content.ts'

/** Keys are checked while the files are read; every variant is checked by `npm run content:check`. */
test('the content folder has no faults', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('every number and text task that is judged at once explains its two likeliest mistakes', () => {
  const silent = tasks
    .filter(isJudgedAtOnce)
    .filter(
      ({ rubric }) =>
        (rubric.kind === 'number' || rubric.kind === 'short_text') && (rubric.mistakes ?? []).length < 2,
    )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('no key reaches the browser with its question', () => {
  const leaks = tasks.filter(({ question }) =>
    /"(correct|answers?|tolerance|comment|written|levels)":/.test(JSON.stringify(question)),
  )
  expect(leaks.map(({ key }) => key)).toEqual([])
})
