import { describe, expect, test } from 'vitest'
import type { MappedSkill, MasteryLevel, SkillSubject } from '../contract/index.ts'
import { beginningsOf, gradesOf, nearestGrade, ofGrade, shownGrade, shownOf } from './grades.ts'

const skill = (id: number, grade: number, level: MasteryLevel = 'not_started'): MappedSkill => ({
  id,
  title: `Навык ${id}`,
  summary: '',
  grade,
  level,
  isDue: false,
  isReady: true,
  missing: [],
})
const subjectOf = (key: string, skills: MappedSkill[], begun = 0): SkillSubject => ({
  discipline: { id: key.length, key, title: key, hue: 0 },
  points: 0,
  maxPoints: 100 * skills.length,
  due: 2,
  begun,
  sections: [
    { title: 'Счёт', skills: skills.filter(({ grade }) => grade < 5) },
    { title: 'Дроби', skills: skills.filter(({ grade }) => grade >= 5) },
  ],
})
const math = subjectOf('math', [skill(1, 2, 'mastered'), skill(2, 4), skill(3, 7), skill(4, 2)])
const physics = subjectOf('physics', [skill(9, 7)])

describe('the map begins at the own grade', () => {
  test.each([
    [2, 2],
    [3, 2],
    [5, 4],
    [11, 7],
  ])('of grades 2, 4 and 7 a pupil of grade %i sees %i', (own, grade) => {
    expect(gradesOf(math)).toEqual([2, 4, 7])
    expect(nearestGrade(gradesOf(math), own)).toBe(grade)
    expect(shownGrade(gradesOf(math), null, own)).toBe(grade)
  })
  test('another grade and all of them are a choice', () => {
    expect(shownGrade([2, 4, 7], 7, 2)).toBe(7)
    expect(shownGrade([2, 4, 7], 'all', 2)).toBeNull()
    expect(shownGrade([2, 4, 7], 9, 2)).toBe(2)
  })
  test('who has no grade sees all', () => expect(shownGrade([2, 4, 7], null, null)).toBeNull())
})

describe('the subject', () => {
  test('is the one from the address, else the one begun most', () => {
    expect(shownOf([math, physics], 'physics', 2)).toBe(physics)
    expect(shownOf([math, { ...physics, begun: 1 }], null, 2)?.discipline.key).toBe('physics')
  })
  test('of those not begun is the one with skills nearest to the own grade', () => {
    expect(shownOf([physics, math], null, 2)).toBe(math)
    expect(shownOf([physics, math], null, null)).toBe(physics)
  })
})

test('a grade has its own sections and points; what waits to be repeated waits in the whole subject', () => {
  const shown = ofGrade(math, 2)
  expect(shown.sections.map(({ title, skills }) => [title, skills.map(({ id }) => id)])).toEqual([
    ['Счёт', [1, 4]],
  ])
  expect([shown.points, shown.maxPoints, shown.due]).toEqual([100, 200, 2])
  expect(ofGrade(math, null)).toBe(math)
})

describe('a pupil who can start no skill of the own grade', () => {
  const on = (id: number, grade: number, ...missing: number[]): MappedSkill => ({
    ...skill(id, grade),
    isReady: missing.length === 0,
    missing: missing.map((other) => ({ id: other, title: `Навык ${other}` })),
  })
  const deep = subjectOf('math', [on(1, 1), on(2, 2, 1), on(3, 3, 2), on(4, 3, 2, 1)])
  test('is directed to the prerequisites that can be started, each listed once', () => {
    expect(beginningsOf(deep, ofGrade(deep, 3)).map(({ id }) => id)).toEqual([1])
  })
  test('gets no other suggestion when a skill can be started', () => {
    expect(beginningsOf(deep, ofGrade(deep, 1))).toEqual([])
    expect(beginningsOf(deep, deep)).toEqual([])
    const begun = subjectOf('math', [on(1, 1), { ...on(3, 3, 1), level: 'attempted' }])
    expect(beginningsOf(begun, ofGrade(begun, 3))).toEqual([])
  })
  test('a cycle of skills does not loop forever', () => {
    const ring = subjectOf('math', [on(1, 3, 2), on(2, 3, 1)])
    expect(beginningsOf(ring, ring)).toEqual([])
  })
})
