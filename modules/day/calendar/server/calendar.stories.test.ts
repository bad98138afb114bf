/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const url = '/api/calendar'
const span = `${url}?date_from=2026-11-16&date_to=2026-11-22`
const chess = { title: 'Шахматы', day: '2026-11-20', time: '16:00', minutes: 90 }
const codeOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']
const add = (more: object = {}, person = masha) => person.post(`${url}/items`, { ...chess, ...more })
const own = async (person = masha) => (await person.get(span)).body.personal_items

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

describe('a calendar', () => {
  test('has a list of each kind, and knows both clocks', async () => {
    const { status, body } = await masha.get(span)
    expect(status).toBe(200)
    expect(body).toEqual({
      date_from: '2026-11-16',
      date_to: '2026-11-22',
      today: '2026-11-20',
      timezone: 'Europe/Moscow',
      school_timezone: 'Europe/Moscow',
      first_name: 'Маша',
      course_lessons: [],
      coach_lessons: [],
      mini_group_lessons: [],
      events: [],
      homework_deadlines: [],
      olympiad_stages: [],
      rehearsals: [],
      attestations: [],
      guidance_events: [],
      club_lessons: [],
      personal_items: [],
      share_url: null,
      shares: [],
      classes: [],
      can: { add: true, share: true },
    })
  })

  test.each([
    ['', 'date_from'],
    ['?date_from=2026-11-20', 'date_to'],
    ['?date_from=20.11.2026&date_to=2026-11-22', 'date_from'],
    ['?date_from=0000-01-01&date_to=0000-01-02', 'date_from'],
    ['?date_from=2026-02-30&date_to=2026-03-02', 'date_from'],
    ['?date_from=2026-11-22&date_to=2026-11-20', 'date_to'],
    ['?date_from=2026-01-01&date_to=2026-12-31', 'date_to'],
  ])('is requested by days: %s is refused at %s', async (asked, field) => {
    const { status, body } = await masha.get(`${url}${asked}`)
    expect(status).toBe(422)
    expect(body.errors[field][0]).toMatch(/^[А-ЯЁ]/)
  })

  test('belongs to its person: a guest has to sign in, the id of another person opens nothing', async () => {
    expect((await school.guest().get(span)).status).toBe(401)
    const petya = await school.person('Петя Гринёв')
    expect((await petya.get(`${span}&user_id=${masha.id}`)).status).toBe(404)
    expect((await masha.get(`${span}&user_id=${masha.id}`)).status).toBe(200)
  })

  test('is read by a parent, who changes nothing in it', async () => {
    const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    const { code } = (await masha.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
    await add()
    const { body } = await vasilisa.get(`${span}&child_id=${masha.id}`)
    expect(body).toMatchObject({
      first_name: 'Маша',
      personal_items: [{ title: 'Шахматы', can: { change: false } }],
      can: { add: false, share: false },
    })
    expect(body.shares).toEqual([])
  })
})

test('a parent’s own calendar is what the children have, each said whose it is, and leads to theirs', async () => {
  const vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  const petya = await school.person('Петя Гринёв')
  for (const child of [masha, petya]) {
    const { code } = (await child.post('/api/user/family/codes')).body
    await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
    await add({}, child)
  }
  const { body } = await vasilisa.get(span)
  expect(body).toMatchObject({
    personal_items: [
      { title: 'Маша: Шахматы', url: `/dashboard/family/children/${masha.id}/calendar` },
      { title: 'Петя: Шахматы', url: `/dashboard/family/children/${petya.id}/calendar` },
    ],
    can: { add: false, share: true },
  })
  expect(body.personal_items.map((item: { can: object }) => item.can)).toEqual([
    { change: false },
    { change: false },
  ])
  const { token } = (await vasilisa.post('/api/calendar/shares')).body
  const shown = await school.guest().get(`${span}&user_id=${vasilisa.id}&token=${token}`)
  expect(shown.body.personal_items).toEqual([])
})

describe('something of one’s own', () => {
  test('is shown at the hour of one’s own time zone', async () => {
    const { status, body } = await add()
    expect(status).toBe(200)
    expect(await own()).toEqual([
      {
        id: `personal:${body.id}`,
        is_of_day: false,
        kind: 'personal',
        title: 'Шахматы',
        starts_at: '2026-11-20T13:00:00.000Z',
        duration: 90,
        discipline_name: null,
        hue: null,
        course_id: null,
        url: null,
        state: 'planned',
        teacher_name: null,
        version: 1,
        can: { change: true },
      },
    ])
    const petya = await school.person('Петя Гринёв', { timezone: 'Asia/Yekaterinburg' })
    await add({}, petya)
    expect(await own(petya)).toMatchObject([{ starts_at: '2026-11-20T11:00:00.000Z' }])
  })

  test('is moved to another day at the same hour, also over a change of clocks', async () => {
    const petya = await school.person('Петя Гринёв', { timezone: 'Europe/Berlin' })
    const { body } = await add({ day: '2027-03-27', time: '10:00' }, petya)
    await petya.patch(`${url}/items/${body.id}`, { day: '2027-03-28' })
    const { body: seen } = await petya.get(`${url}?date_from=2027-03-28&date_to=2027-03-28`)
    expect(seen.personal_items).toMatchObject([{ starts_at: '2027-03-28T08:00:00.000Z', duration: 90 }])
  })

  test('changes in what is named alone; repeating it changes nothing', async () => {
    const { body } = await add()
    const change = () => masha.patch(`${url}/items/${body.id}`, { title: 'Турнир', minutes: 120 })
    expect((await change()).status).toBe(204)
    await change()
    expect(await own()).toMatchObject([
      { title: 'Турнир', duration: 120, starts_at: '2026-11-20T13:00:00.000Z' },
    ])
    expect(await school.rows('select revision from calendar_items')).toEqual([{ revision: 1 }])
  })

  test('is called off for good; repeating it changes nothing', async () => {
    const { body } = await add()
    const remove = () => masha.delete(`${url}/items/${body.id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect(await own()).toEqual([])
    const late = await masha.patch(`${url}/items/${body.id}`, { title: 'Турнир' })
    expect([late.status, codeOf(late)]).toEqual([404, 'calendar_item_not_found'])
  })

  test('of somebody else is not there', async () => {
    const { body } = await add()
    const petya = await school.person('Петя Гринёв')
    for (const reply of [
      await petya.patch(`${url}/items/${body.id}`, { title: 'Моё' }),
      await petya.delete(`${url}/items/${body.id}`),
      await petya.delete(`${url}/items/999999`),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([404, 'calendar_item_not_found'])
    expect(await own()).toMatchObject([{ title: 'Шахматы' }])
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'я'.repeat(121) }, 'title'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2028-01-01' }, 'day'],
    [{ time: '25:00' }, 'time'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 10.5 }, 'minutes'],
  ])('with %o is refused at its field', async (more, field) => {
    const { status, body } = await add(more)
    expect(status).toBe(422)
    expect(body.errors[field]).toHaveLength(1)
  })

  race('is one of twenty a day, two tabs or not', async () => {
    for (let i = 0; i < 18; i++) await add({ title: `Дело ${i}` })
    const replies = await together(school, [add, add, add])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422])
    expect(codeOf(replies.find(({ status }) => status === 422)!)).toBe('calendar_day_full')
    const { body } = await add({ day: '2026-11-21' })
    expect((await masha.patch(`${url}/items/${body.id}`, { day: '2026-11-20' })).status).toBe(422)
  })

  test('is for pupils: a teacher has none', async () => {
    const teacher = await school.person('Савелий Савельич', { type: 'agent', gradeIndex: null })
    expect((await add({}, teacher)).status).toBe(403)
    expect((await teacher.get(span)).body.can).toEqual({ add: false, share: true })
  })
})
