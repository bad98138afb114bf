import { describe, expect, test } from 'vitest'
import { isTimeUsed } from './given-time.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 9, minute))
const rules = {
  opensAt: at(0).toISOString(),
  closesAt: at(60).toISOString(),
  minutes: 45,
  hardClose: false,
}
const ten = { extraSeconds: 600, shiftSeconds: 0 }
const attempt = { startedAt: at(5), finishedAt: null, extraSeconds: 600, shiftSeconds: 0, timeFactor: 1 }

describe('given time is used', () => {
  test('when an attempt continues after the end it would have had', () => {
    expect(isTimeUsed(attempt, rules, ten, at(50))).toBe(false)
    expect(isTimeUsed(attempt, rules, ten, at(51))).toBe(true)
  })

  test('when an attempt was finished after that end, and not when it was finished before', () => {
    expect(isTimeUsed({ ...attempt, finishedAt: at(49) }, rules, ten, at(90))).toBe(false)
    expect(isTimeUsed({ ...attempt, finishedAt: at(52) }, rules, ten, at(90))).toBe(true)
  })

  test('when an attempt was started in a window that was open only because of it', () => {
    const late = { ...attempt, startedAt: at(61), extraSeconds: 0, shiftSeconds: 3600 }
    const hour = { extraSeconds: 0, shiftSeconds: 3600 }
    expect(isTimeUsed(late, rules, hour, at(62))).toBe(true)
    expect(isTimeUsed({ ...late, startedAt: at(59) }, rules, hour, at(62))).toBe(false)
  })

  test('not by an attempt that did not get it, nor by one without a limit', () => {
    expect(isTimeUsed({ ...attempt, extraSeconds: 0 }, rules, ten, at(90))).toBe(false)
    expect(isTimeUsed({ ...attempt, timeFactor: null }, rules, ten, at(59))).toBe(false)
  })
})
