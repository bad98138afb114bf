import type { RunTask } from '@school/works/contract'
import { expect, test } from 'vitest'
import type { Stage } from '../contract/index.ts'
import { firstTask, savedCount, shownGrade, shownStage } from './shown.ts'

const stage = (id: number, more: Partial<Stage> = {}) =>
  ({
    id,
    kind: 'main',
    state: 'published',
    isRatingOpen: true,
    participation: null,
    grades: [{ gradeIndex: 7 }, { gradeIndex: 8 }],
    ...more,
  }) as Stage

test('the last published stage is shown, unless another open one is asked for', () => {
  const stages = [stage(1, { kind: 'trial' }), stage(2), stage(3, { state: 'running', isRatingOpen: false })]
  expect(shownStage({ stages }, null)?.id).toBe(2)
  expect(shownStage({ stages }, 1)?.id).toBe(1)
  expect(shownStage({ stages }, 3)?.id).toBe(2)
  expect(shownStage({ stages: [stages[0]!] }, null)?.id).toBe(1)
  expect(shownStage({ stages: [stages[2]!] }, null)).toBeNull()
})

test('the table of my grade is shown first', () => {
  const olympiad = { shownGrade: 5 }
  expect(shownGrade(stage(1), olympiad, 8)).toBe(8)
  expect(shownGrade(stage(1), olympiad, 11)).toBe(7)
  expect(
    shownGrade(stage(1, { participation: { gradeIndex: 8 } as Stage['participation'] }), olympiad, null),
  ).toBe(8)
})

test('a run is gone on with at the first task without an answer', () => {
  const tasks = [
    { id: 1, savedAt: '2026-11-20T09:00:00Z' },
    { id: 2, savedAt: null },
  ] as RunTask[]
  expect(firstTask(tasks)?.id).toBe(2)
  expect(firstTask(tasks.slice(0, 1))?.id).toBe(1)
  expect(firstTask([])).toBeUndefined()
  expect(savedCount(tasks)).toBe(1)
})
