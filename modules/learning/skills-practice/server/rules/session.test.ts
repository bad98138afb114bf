import { describe, expect, test } from 'vitest'
import type { MasteryLevel, PracticeOutcome, SessionMode } from '../../contract/index.ts'
import { adviceOf, type AdviceFacts, changesOf, isOver, limitOf, type SessionFacts } from './session.ts'

const now = new Date('2026-11-20T12:00:00Z')
type Line = [
  skillId: number,
  outcome: PracticeOutcome | null,
  before: MasteryLevel,
  after: MasteryLevel | null,
]
const givenOf = (lines: readonly Line[]): SessionFacts['given'] =>
  lines.map(([skillId, outcome, before, after], index) => ({
    position: index + 1,
    skillId,
    outcome,
    before,
    after,
  }))
const facts = (
  mode: SessionMode,
  lines: readonly Line[],
  more: Partial<SessionFacts> = {},
): SessionFacts => ({
  mode,
  plan: [],
  endsAt: null,
  given: givenOf(lines),
  ...more,
})

describe('a session ends', () => {
  test('by the clock: no more tasks are given after ten minutes', () => {
    const training = facts('ten_minutes', [[1, 'right', 'attempted', 'attempted']], { endsAt: now })
    expect(isOver(training, new Date(now.getTime() - 1))).toBe(false)
    expect(isOver(training, now)).toBe(true)
    expect(limitOf('ten_minutes', [])).toBeNull()
  })

  test('when its plan is done', () => {
    const check = facts('check', [[1, 'right', 'familiar', 'familiar']], { plan: [1, 2] })
    expect(isOver(check, now)).toBe(false)
    expect(isOver({ ...check, plan: [1] }, now)).toBe(true)
  })

  test('when the skill has become known, and at the latest after seven tasks', () => {
    expect(isOver(facts('skill', [[1, 'right', 'familiar', 'proficient']]), now)).toBe(true)
    expect(isOver(facts('skill', [[1, 'right', 'proficient', 'proficient']]), now)).toBe(false)
    const line: Line = [1, 'wrong', 'attempted', 'attempted']
    expect(isOver(facts('skill', Array<Line>(6).fill(line)), now)).toBe(false)
    expect(isOver(facts('skill', Array<Line>(7).fill(line)), now)).toBe(true)
  })
})

test('changes contain the number of answers and the first and the last level of each skill', () => {
  const given = givenOf([
    [2, 'right', 'not_started', 'attempted'],
    [2, 'right', 'attempted', 'familiar'],
    [5, 'gave_up', 'mastered', 'proficient'],
    [5, null, 'proficient', null],
  ])
  expect(changesOf(given, new Map([[2, 'Проценты']]))).toEqual([
    { id: 2, title: 'Проценты', before: 'not_started', after: 'familiar', answered: 2, right: 2 },
    { id: 5, title: '', before: 'mastered', after: 'proficient', answered: 1, right: 0 },
  ])
})

describe('the advice', () => {
  const about = (more: Partial<AdviceFacts>): AdviceFacts => ({
    mode: 'ten_minutes',
    changes: [],
    lessons: new Map(),
    due: 0,
    proficient: 0,
    next: { id: 9, title: 'Дроби' },
    ...more,
  })
  const change = (before: MasteryLevel, after: MasteryLevel, answered: number, right: number) => ({
    id: 1,
    title: 'Проценты',
    before,
    after,
    answered,
    right,
  })
  const skill = { id: 1, title: 'Проценты' }

  test('is to recover a fallen level, before everything else', () => {
    const fallen = change('mastered', 'proficient', 1, 0)
    expect(adviceOf(about({ mode: 'check', changes: [fallen], due: 3 }))).toEqual({ kind: 'recover', skill })
  })

  test('is the theory of a skill without progress, if there is a lesson about it', () => {
    const stuck = change('attempted', 'attempted', 4, 1)
    const lessons = new Map([[1, { lessonId: 4, courseId: 2 }]])
    expect(adviceOf(about({ changes: [stuck], lessons }))).toEqual({
      kind: 'theory',
      skill,
      lessonId: 4,
      courseId: 2,
    })
    expect(adviceOf(about({ changes: [stuck] })).kind).toBe('train')
  })

  test('is a check when there are proficient skills, but not right after one', () => {
    expect(adviceOf(about({ proficient: 2, due: 1 })).kind).toBe('check')
    expect(adviceOf(about({ proficient: 2, mode: 'check' })).kind).toBe('train')
    expect(adviceOf(about({ proficient: 1 })).kind).toBe('train')
  })

  test('is a due repetition, then the next skill, then rest', () => {
    expect(adviceOf(about({ due: 2 }))).toEqual({ kind: 'repeat', due: 2 })
    expect(adviceOf(about({}))).toEqual({ kind: 'train', skill: { id: 9, title: 'Дроби' } })
    expect(adviceOf(about({ next: null }))).toEqual({ kind: 'rest' })
  })
})
