import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const days = 'date_from=2026-11-16&date_to=2026-11-22'
const share = (kind?: string, person = masha) =>
  person.post('/api/calendar/shares', kind === undefined ? {} : { kind })
const open = (token: string, userId = masha.id) =>
  school.guest().get(`/api/calendar?${days}&user_id=${userId}&token=${token}`)

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  await masha.post('/api/calendar/items', {
    title: 'Шахматы',
    day: '2026-11-20',
    time: '16:00',
    minutes: 90,
  })
})

describe('a calendar by a link', () => {
  test('is read by anybody: the first name, what and when, and nothing else of the person', async () => {
    const { body } = await share()
    expect(body.url).toContain(`/dashboard/calendar/${masha.id}/${body.token}`)
    expect((await masha.get(`/api/calendar?${days}`)).body.share_url).toBe(body.url)
    const { status, body: shown, text } = await open(body.token)
    expect(status).toBe(200)
    expect(shown).toMatchObject({
      first_name: 'Маша',
      personal_items: [{ title: 'Шахматы', duration: 90, can: { change: false } }],
      share_url: null,
      shares: [],
      can: { add: false, share: false },
    })
    expect(text).not.toContain('Миронова')
  })

  race('is one: repeated and concurrent requests return the same token', async () => {
    const replies = await together(school, [share, share, () => share('page')])
    expect(new Set(replies.map(({ body }) => body.token)).size).toBe(1)
    expect((await share('feed')).body.token).not.toBe(replies[0]!.body.token)
  })

  test('that was revoked is closed for good, and says so; a new one is another', async () => {
    const { token } = (await share()).body
    const revoke = () => masha.delete(`/api/calendar/shares/${token}`)
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
    const closed = await open(token)
    expect([closed.status, closed.headers['x-error-code']]).toEqual([404, 'calendar_share_not_found'])
    expect(closed.body.error).toContain('закрыт')
    expect((await share()).body.token).not.toBe(token)
  })

  test('is refused with another user id, without one, with a feed’s token or with nonsense', async () => {
    const { token } = (await share()).body
    const feed = (await share('feed')).body.token
    const petya = await school.person('Петя Гринёв')
    const replies = [
      await open(token, petya.id),
      await open(feed),
      await open('nonsense'),
      await school.guest().get(`/api/calendar?${days}&token=${token}`),
      await petya.delete(`/api/calendar/shares/${token}`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await open(token)).status).toBe(200)
  })
})
