import { expect, test } from 'vitest'
import type { Stage } from '../contract/index.ts'
import { shownGrade, shownStage } from './shown.ts'

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

test('the last published stage is shown, unless another open one is requested', () => {
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
