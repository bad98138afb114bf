import { addDays, weekdayOf } from '@school/texts'
import { describe, expect, test } from 'vitest'
import { type PlannedTheme, refuseDate, weeksOf } from './rules.ts'

/** A Friday. */
const today = '2026-11-20'
const theme = (title: string, isWeak = false): PlannedTheme => ({ title, numbers: [1], isWeak })
const planOf = (examOn: string, themes: PlannedTheme[], beganOn = today) =>
  weeksOf({ today, examOn, beganOn, themes }).map(({ kind, themes: own }) =>
    kind === 'themes' ? own.map(({ title }) => title).join('+') : kind,
  )
const inWeeks = (weeks: number) => addDays(today, 7 * weeks)

describe('the weeks before an exam', () => {
  test('begin with the weakest theme, and end with a rehearsal and the exam', () => {
    const themes = [theme('Дроби', true), theme('Углы'), theme('Графики')]
    expect(planOf(inWeeks(4), themes)).toEqual(['Дроби', 'Углы', 'Графики', 'rehearsal', 'exam'])
  })

  test('have a rehearsal every fourth week, and weak themes again while weeks are left', () => {
    const themes = [theme('Дроби', true), theme('Углы', true), theme('Графики')]
    expect(planOf(inWeeks(9), themes)).toEqual([
      'Дроби',
      'Углы',
      'Графики',
      'rehearsal',
      'Дроби',
      'Углы',
      'Дроби',
      'Углы',
      'rehearsal',
      'exam',
    ])
  })

  test('have several themes each when there is little time, and none is left out', () => {
    const themes = ['Дроби', 'Углы', 'Графики', 'Векторы', 'Корни'].map((title) => theme(title))
    expect(planOf(inWeeks(3), themes)).toEqual(['Дроби+Углы', 'Графики+Векторы+Корни', 'rehearsal', 'exam'])
  })

  test('go on from week to week instead of beginning again', () => {
    const themes = [theme('Дроби', true), theme('Углы'), theme('Графики')]
    expect(planOf(inWeeks(3), themes, addDays(today, -7))).toEqual(['Углы', 'Графики', 'rehearsal', 'exam'])
  })

  test('are Mondays to Sundays and contain today and the exam', () => {
    const weeks = weeksOf({ today, examOn: inWeeks(6), beganOn: today, themes: [theme('Дроби')] })
    expect(weeks.every(({ from, to }) => weekdayOf(from) === 1 && weekdayOf(to) === 7)).toBe(true)
    expect([weeks[0]!.from <= today, weeks.at(-1)!.to >= inWeeks(6)]).toEqual([true, true])
  })

  test('are the exam alone in its week, and none after it', () => {
    expect(planOf(today, [theme('Дроби')])).toEqual(['exam'])
    expect(planOf(addDays(today, -1), [theme('Дроби')], addDays(today, -30))).toEqual([])
  })
})

test.each([
  [today, 'exam_date_past'],
  [addDays(today, 1), null],
  [addDays(today, 731), null],
  [addDays(today, 732), 'exam_date_far'],
])('an exam on %s: %s', (examOn, refusal) => expect(refuseDate(examOn, today)).toBe(refusal))
