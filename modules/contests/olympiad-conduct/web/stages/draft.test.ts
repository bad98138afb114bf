import { expect, test } from 'vitest'
import type { MonitoredStage, StageMaking } from '../../contract/index.ts'
import { bodyOf, emptyStage, moveBodyOf, moveOf } from './draft.ts'

const reserve = { id: 1, title: 'Запасной', grades: [7, 8], minutes: 40, tasksCount: 3, takenBy: null }
const making = {
  grades: [7, 9],
  reserves: [{ ...reserve, id: 5, takenBy: 'Финал' }, reserve],
  serverNow: '2026-11-24T09:00:00.000Z',
} as unknown as StageMaking

test('a new stage defaults to a final in a week, with the available sets', () => {
  const draft = emptyStage(making)
  expect(draft.grades).toEqual([
    { gradeIndex: 7, reserveId: 1, minutes: 40 },
    { gradeIndex: 9, reserveId: null, minutes: 45 },
  ])
  expect(bodyOf(draft)).toMatchObject({
    opensAt: '2026-12-01T07:00:00.000Z',
    closesAt: '2026-12-01T17:00:00.000Z',
    resultsAt: '2026-12-05T09:00:00.000Z',
    passPercent: null,
  })
})

test('values of hidden fields are not sent', () => {
  const draft = { ...emptyStage(making), hasResults: false, entry: 'by_result' as const }
  expect(bodyOf(draft)).toMatchObject({ resultsAt: null, hasDiplomas: false, passPercent: 50 })
  const [first] = draft.grades
  const without = { ...draft, grades: [{ ...first!, reserveId: null, minutes: null }] }
  expect(bodyOf(without).grades).toEqual([{ gradeIndex: 7, reserveId: null, minutes: 45 }])
})

test('an empty day is left to the server to refuse', () => {
  expect(bodyOf({ ...emptyStage(making), opensOn: '' }).opensAt).toBe('')
})

test('unchanged times are sent back with their seconds', () => {
  const stage = {
    opensAt: '2026-12-01T07:00:31.000Z',
    closesAt: '2026-12-01T17:00:00.000Z',
    resultsAt: null,
    grades: [{ gradeIndex: 7, minutes: 40, workId: 1, tasksCount: 3 }],
    version: 3,
  } as unknown as MonitoredStage
  const draft = { ...moveOf(stage), closesHour: '21:30', reason: 'Праздник' }
  expect(moveBodyOf(draft, stage)).toEqual({
    opensAt: stage.opensAt,
    closesAt: '2026-12-01T18:30:00.000Z',
    resultsAt: null,
    grades: [{ gradeIndex: 7, minutes: 40 }],
    reason: 'Праздник',
  })
})
