import { expect, test } from 'vitest'
import type { Aim } from '../../contract/metric.ts'
import { keptAim, refuseAim, refuseTerm } from './aim.ts'
import { templatesFor } from './templates.ts'

const today = '2026-11-20'
const aim: Aim = {
  metric: 'tasks',
  target: 20,
  disciplineId: 1,
  skillId: null,
  exam: null,
  dailyMinutes: null,
  dueOn: '2026-12-01',
}
const known = { isDiscipline: true, isSkill: true, hasExam: true }

test.each<[string, Partial<Aim>, Partial<typeof known>, string | null]>([
  ['a goal of tasks of a subject', {}, {}, null],
  ['of a subject that there is not', {}, { isDiscipline: false }, 'objective_discipline_needed'],
  ['of a skill of another subject', { skillId: 7 }, { isSkill: false }, 'objective_skill_unknown'],
  ['of too few tasks', { target: 4 }, {}, 'objective_target_wrong'],
  ['of all right answers', { metric: 'percent', target: 100 }, {}, 'objective_target_wrong'],
  ['of an exam without one', { metric: 'exam', target: 4 }, {}, 'objective_exam_unknown'],
  [
    'of an exam that is not rehearsed',
    { metric: 'exam', exam: 'oge', target: 4 },
    { hasExam: false },
    'objective_exam_unknown',
  ],
  ['of the ОГЭ in points', { metric: 'exam', exam: 'oge', target: 70 }, {}, 'objective_target_wrong'],
  ['of the ЕГЭ in points', { metric: 'exam', exam: 'ege', target: 70 }, {}, null],
  [
    'of skills of any subject',
    { metric: 'skills', target: 3, disciplineId: null },
    { isDiscipline: false },
    null,
  ],
  ['of minutes without how many', { metric: 'minutes', target: 5 }, {}, 'objective_minutes_wrong'],
  [
    'of more minutes than anybody sits',
    { metric: 'minutes', target: 5, dailyMinutes: 121 },
    {},
    'objective_minutes_wrong',
  ],
  ['by today', { dueOn: today }, {}, 'objective_date_early'],
  ['by tomorrow', { dueOn: '2026-11-21' }, {}, null],
  ['in more than a year', { dueOn: '2027-11-21' }, {}, 'objective_date_far'],
  ['of more days in a row than there are', { metric: 'row', target: 13 }, {}, 'objective_date_near'],
  ['of as many as there are, today too', { metric: 'row', target: 12 }, {}, null],
])('%s', (_, more, has, refusal) =>
  expect(refuseAim({ ...aim, ...more }, { ...known, ...has }, today)).toBe(refusal),
)

test('days that were done already count when a term is moved', () => {
  const days = { metric: 'days' as const, target: 10, dueOn: '2026-11-22' }
  expect(refuseTerm(days, today, 7)).toBeNull()
  expect(refuseTerm(days, today, 6)).toBe('objective_date_near')
})

test('what does not belong to a goal is not kept', () => {
  const all: Aim = { ...aim, skillId: 7, exam: 'oge', dailyMinutes: 20 }
  expect(keptAim({ ...all, metric: 'row' })).toMatchObject({
    disciplineId: null,
    skillId: null,
    exam: null,
    dailyMinutes: null,
  })
  expect(keptAim({ ...all, metric: 'tasks' })).toMatchObject({
    disciplineId: 1,
    skillId: 7,
    exam: null,
    dailyMinutes: null,
  })
})

test('goals ready to be set are those of the grade, and of what the school has', () => {
  const has = new Set(['math', 'physics', 'oge math'])
  const keysOf = (grade: number | null) => templatesFor(grade, has).map(({ key }) => key)
  expect(keysOf(9)[0]).toBe('oge_math_4')
  expect(keysOf(11)).not.toContain('ege_math_70')
  expect(keysOf(7)).toContain('physics_80')
  expect(keysOf(6)).not.toContain('physics_80')
  expect(keysOf(2)).toEqual(['math_20', 'skills_3', 'week_row', 'days_20'])
  expect(keysOf(null)).toEqual(keysOf(11))
})
