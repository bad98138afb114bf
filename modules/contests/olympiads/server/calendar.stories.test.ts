import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

beforeEach(async () => {
  contest = await openContest()
})

describe('a stage in one’s own calendar', () => {
  test('is its window with a reminder and the time of results, for a guest too', async () => {
    const guest = contest.school.guest()
    const file = await guest.get(`/api/olympiad_stages/${contest.main}/calendar/file`)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toContain('text/calendar')
    const [window, results] = read(file.text)
    expect(window!.summary).toBe('Олимпиада «Физика вокруг нас»: Основной этап')
    expect(window!.component.getAllSubcomponents('valarm').length).toBe(1)
    const { stages } = (await contest.get(guest)).body
    const stage = stages.find(({ id }: { id: number }) => id === contest.main)
    expect(window!.startDate.toJSDate().toISOString()).toBe(stage.opens_at)
    expect(window!.endDate.toJSDate().toISOString()).toBe(stage.closes_at)
    expect(window!.component.getFirstPropertyValue('url')).toContain(`/olympiads/${contest.olympiadId}`)
    expect(results!.startDate.toJSDate().toISOString()).toBe(stage.results_at)
  })

  test('keeps its ids, so that a repeated import moves events instead of duplicating them', async () => {
    const ids = async () =>
      read((await contest.school.guest().get(`/api/olympiad_stages/${contest.main}/calendar/file`)).text).map(
        ({ uid }) => uid,
      )
    const before = await ids()
    await contest.school.rows(
      `update olympiad_stages set closes_at = closes_at + interval '1 hour' where id = $1`,
      [contest.main],
    )
    expect(await ids()).toEqual(before)
  })

  test('of an absent stage is refused', async () => {
    const refused = await contest.school.guest().get('/api/olympiad_stages/999999/calendar/file')
    expect(refused.status).toBe(404)
  })
})
