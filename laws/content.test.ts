import { expect, test } from 'vitest'
import { isJudgedAtOnce, problems, tasks } from './content.ts'

/** Keys are proved as the files are read; every variant is proved by `npm run content:check`. */
test('nothing in the content folder is wrong', () => {
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
