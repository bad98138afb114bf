import { describe, expect, test } from 'vitest'
import { isCheckedByPerson } from '../modules/tasks/contract/index.ts'
import { proofProblems, variantProblems } from '../modules/tasks/server/index.ts'
import { isJudgedAtOnce, problems, tasks } from './content.ts'

test('nothing in the content folder is wrong', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

describe('every key is proved by right and wrong answers', () => {
  test.each(tasks)('$key', (task) => {
    // What a person checks can't be proved.
    const isProvable = !isCheckedByPerson(task.kind)
    expect(task.proof.right.length > 0).toBe(isProvable)
    expect(task.proof.wrong.length > 0).toBe(isProvable)
    expect(proofProblems(task).map(({ message }) => message)).toEqual([])
  })
})

describe('every variant of a task is proved', () => {
  test.each(tasks.filter(({ recipe }) => recipe !== null))('$key', { timeout: 30_000 }, ({ recipe }) => {
    expect(variantProblems(recipe!).map(({ message }) => message)).toEqual([])
  })
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
