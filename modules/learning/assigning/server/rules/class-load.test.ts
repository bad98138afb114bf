import { expect, test } from 'vitest'
import { type DueMinutes, loadOf } from './class-load.ts'

const fortress = { id: 7, title: '7А', pupils: 4 }
const due = (more: Partial<DueMinutes>): DueMinutes => ({
  schoolClassId: 7,
  day: '2026-11-26',
  title: 'Математика',
  hue: 20,
  minutes: 160,
  ...more,
})
const on = (day: string, rows: DueMinutes[]) =>
  loadOf(fortress, rows, '2026-11-23').days.find((one) => one.day === day)

test('a week is seven days from the first one, the empty ones among them', () => {
  const { days, limit } = loadOf(fortress, [], '2026-11-23')
  expect(days.map(({ day }) => day).slice(0, 2)).toEqual(['2026-11-23', '2026-11-24'])
  expect(days).toHaveLength(7)
  expect(days.every(({ minutes }) => minutes === 0)).toBe(true)
  expect(limit).toBe(90)
})

test('minutes are those of a pupil on average, and disciplines add up', () => {
  const physics = due({ title: 'Физика', minutes: 240 })
  expect(on('2026-11-26', [due({}), physics])).toEqual({
    day: '2026-11-26',
    minutes: 100,
    disciplines: [
      { title: 'Физика', hue: 20, minutes: 60 },
      { title: 'Математика', hue: 20, minutes: 40 },
    ],
  })
})

test('what another class has is not counted', () => {
  expect(on('2026-11-26', [due({ schoolClassId: 8 })])?.minutes).toBe(0)
})

test('a homework of almost no pupils does not count', () => {
  expect(on('2026-11-26', [due({ minutes: 1 })])?.disciplines).toEqual([])
})

test('a class without pupils has no load', () => {
  expect(loadOf({ ...fortress, pupils: 0 }, [], '2026-11-23').days[0]?.minutes).toBe(0)
})
