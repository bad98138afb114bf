import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { formatTime } from '@school/texts'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const chess = { title: 'Шахматы; «Ладья», 3-й разряд', day: '2026-11-20', time: '16:00', minutes: 90 }
const add = async (more: object = {}, person = masha): Promise<number> =>
  (await person.post('/api/calendar/items', { ...chess, ...more })).body.id
const tokenOf = async (person = masha, kind = 'feed'): Promise<string> =>
  (await person.post('/api/calendar/shares', { kind })).body.token
const ask = (token: string, userId = masha.id) =>
  school.guest().get(`/api/calendar.ics?user_id=${userId}&token=${token}`)

/** As a program reads it: another library than that which has written it. */
async function read(token: string, userId = masha.id) {
  const { status, text, headers } = await ask(token, userId)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events, text }
}
const valueOf = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name)

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

describe('a feed', () => {
  test('holds what the calendar does, with hours, names and steady identities', async () => {
    const id = await add()
    const { events, calendar } = await read(await tokenOf())
    expect(events.map(({ summary }) => summary)).toEqual([chess.title])
    const [event] = events
    expect(event!.uid).toMatch(new RegExp(`^personal-${id}-of-${masha.id}@`))
    expect(event!.startDate.toJSDate()).toEqual(new Date('2026-11-20T13:00:00Z'))
    expect(event!.endDate.toJSDate()).toEqual(new Date('2026-11-20T14:30:00Z'))
    expect([event!.sequence, valueOf(event!, 'status'), valueOf(event!, 'transp')]).toEqual([
      0,
      'CONFIRMED',
      'OPAQUE',
    ])
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Moscow')
  })

  test('says of what was changed that it is newer, and of what was called off that it is', async () => {
    const id = await add()
    const token = await tokenOf()
    const uid = (await read(token)).events[0]!.uid
    await masha.patch(`/api/calendar/items/${id}`, { time: '17:00' })
    const [moved] = (await read(token)).events
    expect([moved!.uid, moved!.sequence]).toEqual([uid, 1])
    expect(moved!.startDate.toJSDate()).toEqual(new Date('2026-11-20T14:00:00Z'))
    await masha.delete(`/api/calendar/items/${id}`)
    const [off] = (await read(token)).events
    expect([off!.uid, off!.sequence, valueOf(off!, 'status')]).toEqual([uid, 2, 'CANCELLED'])
  })

  test('is of the same hour before and after clocks are changed', async () => {
    const zone = 'Europe/Berlin'
    const petya = await school.person('Петя Гринёв', { timezone: zone })
    for (const day of ['2027-03-27', '2027-03-29']) await add({ day }, petya)
    const { events } = await read(await tokenOf(petya), petya.id)
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-03-27T15:00:00.000Z',
      '2027-03-29T14:00:00.000Z',
    ])
    expect(events.map(({ startDate }) => formatTime(startDate.toJSDate(), zone))).toEqual(['16:00', '16:00'])
  })

  test('is right in a zone of half an hour', async () => {
    const petya = await school.person('Петя Гринёв', { timezone: 'Asia/Kolkata' })
    await add({ time: '09:15' }, petya)
    const [event] = (await read(await tokenOf(petya), petya.id)).events
    expect(event!.startDate.toJSDate()).toEqual(new Date('2026-11-20T03:45:00Z'))
  })

  test('of a parent is of all the children, with their first names', async () => {
    const petya = await school.person('Петя Гринёв', { gradeIndex: 3, isElementaryPupil: true })
    const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    for (const child of [masha, petya]) {
      await add({ title: `Кружок ${child.name}` }, child)
      const { code } = (await child.post('/api/user/family/codes')).body
      await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
    }
    const { events, text } = await read(await tokenOf(vasilisa), vasilisa.id)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Маша: Кружок Маша Миронова',
      'Петя: Кружок Петя Гринёв',
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
    expect(text).not.toContain('Василиса')
    await school.rows(`update family_links set state = 'ended', ended_at = $2 where child_id = $1`, [
      petya.id,
      school.now,
    ])
    expect((await read(await tokenOf(vasilisa), vasilisa.id)).events).toHaveLength(1)
  })

  test.each(['Europe/Moscow', 'Asia/Kamchatka', 'America/Anchorage'])(
    'of a parent has a thing of the child’s day as a day and not as an instant, in the zone %s',
    async (timezone) => {
      const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
      const petya = await school.person('Петя Гринёв', { timezone })
      const { code } = (await petya.post('/api/user/family/codes')).body
      await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
      const item = { title: 'Стихотворение', minutes: 30, day: '2026-11-21' }
      expect((await petya.post('/api/user/daily_plan/items', item)).status).toBe(204)
      const { events, text } = await read(await tokenOf(vasilisa), vasilisa.id)
      expect(text).toMatch(/DTSTART;VALUE=DATE:20261121\r\n/)
      expect(text).not.toMatch(/DTSTART:\d/)
      expect(events[0]!.startDate).toMatchObject({ isDate: true, year: 2026, month: 11, day: 21 })
      expect(events[0]!.summary).toBe('Петя: Стихотворение')
    },
  )

  test('has the same ETag within an hour, so that programs do not download it again', async () => {
    await add()
    const token = await tokenOf()
    const first = await ask(token)
    school.at(new Date(school.now.getTime() + 60_000))
    expect((await ask(token)).headers['etag']).toBe(first.headers['etag'])
  })

  test('opens by a page’s token too, without the way further; by a closed or a wrong one it does not', async () => {
    await add()
    const page = await tokenOf(masha, 'page')
    expect((await read(page)).events).toHaveLength(1)
    const feed = await tokenOf()
    await masha.delete(`/api/calendar/shares/${feed}`)
    for (const reply of [await ask(feed), await ask('nonsense'), await ask(page, masha.id + 1)])
      expect([reply.status, reply.headers['x-error-code']]).toEqual([404, 'calendar_share_not_found'])
    expect((await school.guest().get('/api/calendar.ics')).status).toBe(422)
  })
})
