import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { agent, codeOf } from './testing/coaches.ts'

// Today is Friday, 20 November 2026.
const monday = '2026-11-16'
const nextMonday = '2026-11-23'

let school: TestSchool
let beaupre: Person

beforeEach(async () => {
  school = await openTestSchool()
  beaupre = await school.person('Антон Бопре', { ...agent, isCoach: true })
})

const url = '/api/coach/schedule'
const week = async (day?: string, who = beaupre) =>
  (await who.get(day ? `${url}?date_from=${day}` : url)).body
const add = (kind: string, day: string, starts_at: string, ends_at: string, who = beaupre) =>
  who.post(`${url}/slots`, { kind, day, starts_at, ends_at })
const windowsOf = async (day: string) =>
  (await week(day)).days.find((one: { day: string }) => one.day === day).windows

describe('a schedule', () => {
  test('is a coach’s: a teacher gets an error that there is none, others are refused', async () => {
    const savelich = await school.person('Архип Савельев', agent)
    const refused = await savelich.get(url)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'coach_only'])
    expect((await (await school.person('Маша Миронова')).get(url)).status).toBe(403)
    expect((await school.guest().get(url)).status).toBe(401)
  })

  test('begins empty with the week of today', async () => {
    expect(await week()).toMatchObject({
      week_from: monday,
      today: '2026-11-20',
      limits: { max_lessons_a_day: 6, buffer_minutes: 15 },
      slots: [],
      vacations: [],
      open_minutes: 0,
    })
  })

  test('puts together what is of every week, of one day, and what is taken', async () => {
    await add('regular', nextMonday, '16:00', '20:00')
    await add('open', nextMonday, '20:00', '21:00')
    await add('busy', nextMonday, '17:00', '18:30')
    expect(await windowsOf(nextMonday)).toEqual([
      { starts_at: '16:00', ends_at: '17:00' },
      { starts_at: '18:30', ends_at: '21:00' },
    ])
    expect((await week(nextMonday)).open_minutes).toBe(210)
    expect(await windowsOf('2026-11-30')).toEqual([{ starts_at: '16:00', ends_at: '20:00' }])
  })

  test('takes no hours that overlap, go backwards, are over or are not on quarter hours', async () => {
    await add('regular', nextMonday, '16:00', '20:00')
    expect(codeOf(await add('regular', '2026-11-30', '19:30', '21:00'))).toBe('slot_overlaps')
    expect(codeOf(await add('open', nextMonday, '12:00', '12:15'))).toBe('slot_backwards')
    expect(codeOf(await add('open', '2026-11-19', '12:00', '13:00'))).toBe('slot_past')
    const { status, text } = await add('open', nextMonday, '12:07', '13:00')
    expect(status).toBe(422)
    expect(text).toContain('с\u00a0шагом в\u00a0четверть часа')
    expect((await week(nextMonday)).slots).toHaveLength(1)
  })

  race('of two tabs that add the same hours has them once', async () => {
    const both = await together(
      school,
      [1, 2].map(() => () => add('regular', nextMonday, '16:00', '20:00')),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  test('removes own hours only', async () => {
    await add('regular', nextMonday, '16:00', '20:00')
    const [{ id }] = (await week()).slots
    const other = await school.person('Алексей Швабрин', { ...agent, isCoach: true })
    expect((await other.delete(`${url}/slots/${id}`)).status).toBe(404)
    expect((await beaupre.delete(`${url}/slots/${id}`)).status).toBe(204)
    expect((await week()).slots).toEqual([])
  })

  test('copies single days of a week into the next one, except over existing hours', async () => {
    expect(codeOf(await beaupre.post(`${url}/copies`, { from_week: monday, to_week: nextMonday }))).toBe(
      'week_empty',
    )
    await add('open', '2026-11-21', '10:00', '12:00')
    await add('open', '2026-11-22', '10:00', '12:00')
    await add('open', '2026-11-28', '11:00', '13:00')
    const { body } = await beaupre.post(`${url}/copies`, { from_week: monday, to_week: nextMonday })
    expect(body).toEqual({ copied: 1, skipped: 1 })
    expect(await windowsOf('2026-11-29')).toEqual([{ starts_at: '10:00', ends_at: '12:00' }])
    const back = await beaupre.post(`${url}/copies`, { from_week: nextMonday, to_week: '2026-11-09' })
    expect(codeOf(back)).toBe('week_past')
  })

  test('keeps how much a coach takes a day', async () => {
    expect((await beaupre.patch(url, { max_lessons_a_day: 4, buffer_minutes: 10 })).status).toBe(204)
    expect((await week()).limits).toEqual({ max_lessons_a_day: 4, buffer_minutes: 10 })
    expect((await beaupre.patch(url, { max_lessons_a_day: 40, buffer_minutes: 10 })).status).toBe(422)
  })
})

describe('a vacation', () => {
  const leave = (from: string, to: string) => beaupre.post(`${url}/vacations`, { from, to })

  test('empties its days, the last one too, and gives them back', async () => {
    await add('regular', nextMonday, '16:00', '20:00')
    await leave('2026-11-20', nextMonday)
    const shown = await week(nextMonday)
    expect(shown.days[0]).toEqual({ day: nextMonday, is_vacation: true, windows: [] })
    expect(shown.open_minutes).toBe(0)
    await beaupre.delete(`${url}/vacations/${shown.vacations[0].id}`)
    expect((await week(nextMonday)).open_minutes).toBe(240)
  })

  test.each([
    ['vacation_backwards', '2026-12-05', '2026-12-01'],
    ['vacation_past', '2026-11-01', '2026-11-05'],
    ['vacation_too_long', '2026-12-01', '2027-04-01'],
    ['vacation_overlaps', '2026-12-10', '2026-12-20'],
  ])('is refused as %s', async (code, from, to) => {
    await leave('2026-12-15', '2026-12-16')
    expect(codeOf(await leave(from, to))).toBe(code)
  })

  test('of somebody else can’t be taken away', async () => {
    await leave('2026-12-15', '2026-12-16')
    const [{ id }] = (await week()).vacations
    const other = await school.person('Алексей Швабрин', { ...agent, isCoach: true })
    expect((await other.delete(`${url}/vacations/${id}`)).status).toBe(404)
  })
})
