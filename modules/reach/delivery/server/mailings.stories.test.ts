import { inTransaction } from '@school/db'
import { extensionsOf, type MailingOf, sendMessage, Visitors } from '@school/kernel/server'
import { openTestSchool, type Person, serverModules, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryModuleOf, plainBrand } from './index.ts'
import { stopPage } from './stop-link.ts'
import { type MailServer, openMailServer } from './testing/index.ts'

const secret = 'a secret of the school that nobody knows'
const signing = new Visitors([secret], true)
let school: TestSchool
let mail: MailServer
let masha: Person

beforeAll(async () => {
  mail = await openMailServer()
}, 120_000)
beforeEach(async () => {
  const before = await openTestSchool()
  school = await before.reopened({ SECRET: secret })
  masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
  mail.letters.length = 0
})
afterAll(() => mail.close())

let causes = 0
async function send(kind: 'needed' | MailingOf): Promise<void> {
  const cause = `story:${++causes}`
  const letter = {
    channel: 'email',
    to: 'masha@pochta.example',
    subject: 'Письмо',
    text: 'Слова',
    cause,
  } as const
  await inTransaction(school.database.pool, (unit) => sendMessage(unit, { ...letter, kind }, school.now))
}

async function carry(): Promise<void> {
  const brand = plainBrand({ name: 'Смекалка', url: 'https://smekalka.example', color: '#ad4106' })
  const smtp = { url: mail.url, from: '«Смекалка» <school@smekalka.example>' }
  const [chore] = deliveryModuleOf({ brand, smtp, sms: null }, [secret]).chores!
  await chore!.run(school.database.pool, () => school.now, extensionsOf(serverModules))
  chore!.close?.()
}
const lastState = async () =>
  (
    await school.rows<{ state: string; reason: string | null }>(
      'select state, reason from outbox_messages order by id desc limit 1',
    )
  )[0]

const events = () => ({ mailing: 'events', of: masha.id })
const headersOf = (name: string) =>
  mail.letters[0]!.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s/g, ' ')

test('a letter that may be stopped says so to the mail program and to the reader', async () => {
  await send(events())
  await carry()
  const page = `https://smekalka.example${stopPage(signing, events())}`
  expect(headersOf('list-unsubscribe')).toBe(`List-Unsubscribe: <${page}>`)
  expect(headersOf('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail.letters[0]!.text).toContain(page)
  expect(mail.letters[0]!.html).toContain(page)
})

test('a letter that is needed has no such words and comes whatever was switched off', async () => {
  await school.rows(`update users set muted_mailings = '{events,news,reminders}' where id = $1`, [masha.id])
  await send('needed')
  await carry()
  expect(mail.letters).toHaveLength(1)
  expect(headersOf('list-unsubscribe')).toBeUndefined()
  expect(mail.letters[0]!.text).not.toContain('/mailings/')
})

test('the switch is checked when a letter is sent, not when it was written', async () => {
  await send(events())
  await masha.patch('/api/user/communication_subscriptions', {
    communication_subscriptions: { subscription_events: false },
  })
  await carry()
  expect(mail.letters).toEqual([])
  expect(await lastState()).toEqual({ state: 'stopped', reason: 'unwanted' })
  await send({ mailing: 'news', of: masha.id })
  await carry()
  expect(mail.letters).toHaveLength(1)
})

test('promotions are not sent to a child, whatever is switched on', async () => {
  await school.rows(`update users set muted_mailings = '{}' where id = $1`, [masha.id])
  await send({ mailing: 'promos', of: masha.id })
  await carry()
  expect(await lastState()).toEqual({ state: 'stopped', reason: 'unwanted' })
  const link = `/api${stopPage(signing, { mailing: 'promos', of: masha.id })}`
  expect((await school.guest().put(link, { is_on: true })).body).toMatchObject({ is_on: false })
})

test('a mailing that no module has registered is not sent', async () => {
  await send({ mailing: 'lottery', of: masha.id })
  await carry()
  expect(await lastState()).toEqual({ state: 'stopped', reason: 'unwanted' })
})

const isOn = async () =>
  (await masha.get('/api/user/profile')).body.communication_subscriptions.subscription_events as boolean

test('opening the page changes nothing; its button stops the letters and resumes them, without signing in', async () => {
  const guest = school.guest()
  const api = `/api${stopPage(signing, events())}`
  expect((await guest.get(api)).body).toEqual({
    title: 'События: открытые уроки, олимпиады',
    settings: 'subscriptions',
    is_on: true,
  })
  expect(await isOn()).toBe(true)
  expect((await guest.put(api, { is_on: false })).body.is_on).toBe(false)
  expect((await guest.put(api, { is_on: false })).body.is_on).toBe(false)
  expect(await isOn()).toBe(false)
  expect((await guest.put(api, { is_on: true })).body.is_on).toBe(true)
  expect(await isOn()).toBe(true)
})

test('one click of a mail program stops them without a cookie, twice as well as once', async () => {
  const click = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    school.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const page = stopPage(signing, events())
  expect((await click(page, 'other=form')).statusCode).toBe(404)
  expect((await click(`${page}x`)).statusCode).toBe(404)
  expect(await isOn()).toBe(true)
  expect((await click(page)).statusCode).toBe(204)
  expect((await click(page)).statusCode).toBe(204)
  expect(await isOn()).toBe(false)
})

test('letters about a child are stopped for that child alone', async () => {
  const parent = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  const petya = await school.person('Пётр Гринёв')
  for (const child of [masha, petya]) {
    const { code } = (await child.post('/api/user/family/codes')).body
    await parent.post('/api/family/children', { code, consents: ['personal_data'] })
  }
  const [link] = await school.rows<{ id: number }>('select id from family_links where child_id = $1', [
    masha.id,
  ])
  const api = `/api${stopPage(signing, { mailing: 'family_weekly', of: link!.id })}`
  expect((await school.guest().put(api, { is_on: false })).body).toEqual({
    title: 'Маша: письма о\u00a0неделе',
    settings: 'family',
    is_on: false,
  })
  const { children } = (await parent.get('/api/family')).body
  expect(children.map(({ letters }: { letters: unknown }) => letters)).toEqual([
    { evening: true, weekly: false },
    { evening: true, weekly: true },
  ])
})

test('a forged token shows nothing and changes nothing', async () => {
  const guest = school.guest()
  for (const token of [`events.${masha.id}.AAAA`, 'x', '%20'])
    expect((await guest.put(`/api/mailings/${token}`, { is_on: false })).body).toBeNull()
  expect(await isOn()).toBe(true)
})
