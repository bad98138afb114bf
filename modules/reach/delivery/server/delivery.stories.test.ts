import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestSchool, serverModules, type TestSchool, race, together } from '@school/server/testing'
import { inTransaction } from '@school/db'
import { type Channel, extensionsOf, type Message, sendMessage } from '@school/kernel/server'
import { type DeliverySettings, deliveryModuleOf, plainBrand } from './index.ts'
import { type MailServer, openMailServer, openSmsGateway, type SmsGateway } from './testing/index.ts'

let school: TestSchool
let mail: MailServer
let gateway: SmsGateway

beforeAll(async () => {
  mail = await openMailServer()
  gateway = await openSmsGateway()
}, 120_000)
beforeEach(async () => {
  school = await openTestSchool()
  mail.letters.length = 0
  mail.answer = null
  gateway.taken.length = 0
  gateway.status = 202
})
afterAll(async () => {
  await mail.close()
  await gateway.close()
})

const settings = (partsPerDay = 100): DeliverySettings => ({
  brand: plainBrand({ name: 'Смекалка', url: 'https://smekalka.example', color: '#ad4106' }),
  smtp: { url: mail.url, from: '«Смекалка» <school@smekalka.example>' },
  sms: { url: gateway.url, token: gateway.token, sender: 'Smekalka', partsPerDay },
})
const chores = { email: 'send-letters', sms: 'send-sms' }

/** One round of the post. */
async function carry(channel: Channel, partsPerDay?: number): Promise<number> {
  const chore = deliveryModuleOf(settings(partsPerDay), ['a secret of the school']).chores!.find(
    ({ name }) => name === chores[channel],
  )!
  try {
    return await chore.run(school.database.pool, () => school.now, extensionsOf(serverModules))
  } finally {
    chore.close?.()
  }
}

const letter: Message = {
  channel: 'email',
  kind: 'needed',
  to: 'masha@example.com',
  subject: 'Дела на неделе',
  text: 'Маша решила 8 задач.\n\nСпросите её про весы.',
  link: '/dashboard/progress',
  cause: 'week:1',
}
const code: Message = {
  channel: 'sms',
  kind: 'needed',
  to: '+79161234567',
  text: 'Код для входа: 482913',
  code: '482913',
  cause: 'code:1',
}
const send = (message: Message) =>
  inTransaction(school.database.pool, (unit) => sendMessage(unit, message, school.now))
const states = () =>
  school.rows('select state, reason, tries, text, code, parts from outbox_messages order by id')
const later = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * 60_000))

describe('a letter', () => {
  test('goes by SMTP, in words and dressed, and goes once', async () => {
    await send(letter)
    expect(await carry('email')).toBe(1)
    expect(await carry('email')).toBe(0)
    const [taken, ...rest] = mail.letters
    expect(rest).toEqual([])
    expect(taken).toMatchObject({
      subject: 'Дела на неделе',
      from: { value: [{ address: 'school@smekalka.example', name: '«Смекалка»' }] },
      to: { value: [{ address: 'masha@example.com' }] },
    })
    expect(taken!.text).toContain('https://smekalka.example/dashboard/progress')
    expect(taken!.html).toContain('Спросите её про весы.')
    expect(await states()).toMatchObject([{ state: 'sent', tries: 1, text: letter.text }])
  })

  test('is tried again with growing pauses while the server can’t take it', async () => {
    await send(letter)
    mail.answer = { code: 451, text: 'Try again later' }
    await carry('email')
    expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect(await carry('email')).toBe(0)
    later(1)
    expect(await carry('email')).toBe(1)
    later(1)
    expect(await carry('email')).toBe(0)
    mail.answer = null
    later(4)
    await carry('email')
    expect(mail.letters).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'sent', tries: 3 }])
  })

  test('to a mailbox that is not there is the last one there', async () => {
    mail.answer = { code: 550, text: '5.1.1 No such user' }
    await send(letter)
    await carry('email')
    expect(await states()).toMatchObject([{ state: 'refused' }])
    mail.answer = null
    await send({ ...letter, to: 'Masha@Example.com', cause: 'week:2' })
    await carry('email')
    expect(mail.letters).toEqual([])
    expect((await states())[1]).toMatchObject({ state: 'stopped', reason: 'absent' })
  })

  test('that is refused for its content does not stop later letters to the address', async () => {
    mail.answer = { code: 554, text: '5.7.1 Looks like spam' }
    await send(letter)
    await carry('email')
    mail.answer = null
    await send({ ...letter, cause: 'week:2' })
    await carry('email')
    expect(await states()).toMatchObject([{ state: 'refused' }, { state: 'sent' }])
  })

  test('of last week is not sent any more', async () => {
    await send(letter)
    later(3 * 24 * 60)
    expect(await carry('email')).toBe(0)
    expect(await states()).toMatchObject([{ state: 'expired', tries: 0 }])
  })

  test('whose process died on the way is sent by another one', async () => {
    await send(letter)
    await school.rows(`update outbox_messages set state = 'sending', tries = 1, due_at = $1`, [
      new Date(school.now.getTime() + 5 * 60_000),
    ])
    expect(await carry('email')).toBe(0)
    later(5)
    await carry('email')
    expect(mail.letters).toHaveLength(1)
  })

  race('goes once when two processes carry the post together', async () => {
    for (let week = 1; week <= 40; week++) await send({ ...letter, cause: `week:${week}` })
    const counts = await together(school, [() => carry('email'), () => carry('email')])
    counts.push(await carry('email'))
    expect(counts.reduce((sum, count) => sum + count)).toBe(40)
    expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(40)
    expect(mail.letters).toHaveLength(40)
  })
})

describe('an SMS', () => {
  test('goes to the gateway with what it costs, and nothing of its code stays', async () => {
    await send(code)
    await carry('sms')
    expect(gateway.taken).toMatchObject([
      { to: '+79161234567', text: 'Смекалка: Код для входа: 482913', sender: 'Smekalka' },
    ])
    expect(await states()).toMatchObject([{ state: 'sent', text: '', code: null, parts: 1 }])
  })

  test('of a code is not sent after the code is of no use', async () => {
    gateway.status = 503
    await send({ ...code, expiresAt: new Date(school.now.getTime() + 10 * 60_000) })
    await carry('sms')
    gateway.status = 202
    later(10)
    await carry('sms')
    expect(gateway.taken).toEqual([])
    expect(await states()).toMatchObject([{ state: 'expired', text: '', code: null }])
  })

  test('waits when the day’s money is spent', async () => {
    await send(code)
    await send({ ...code, to: '+79167654321', cause: 'code:2' })
    await carry('sms', 1)
    await carry('sms', 1)
    later(10)
    await carry('sms', 1)
    expect(gateway.taken).toHaveLength(1)
    expect((await states()).map(({ state }: { state?: string }) => state)).toContain('waiting')
  })

  test('is the tenth to one number in a day and the last', async () => {
    for (let n = 1; n <= 11; n++) {
      await send({ ...code, cause: `code:${n}` })
      await carry('sms')
    }
    expect(gateway.taken).toHaveLength(10)
  })

  test('to a number that the gateway does not know is refused for good', async () => {
    gateway.status = 410
    await send(code)
    await carry('sms')
    expect(await states()).toMatchObject([{ state: 'refused', reason: 'Шлюз ответил: 410' }])
  })

  test('waits when nothing is at the address of the gateway, and the number stays open', async () => {
    gateway.status = 404
    await send(code)
    await carry('sms')
    expect(await states()).toMatchObject([{ state: 'waiting' }])
    expect(await school.rows('select from stopped_addresses')).toEqual([])
  })

  test('waits when the key of the gateway is wrong: somebody will mend it', async () => {
    gateway.token = 'another'
    await send(code)
    gateway.token = 'gateway-token'
    gateway.status = 401
    await carry('sms')
    expect(await states()).toMatchObject([{ state: 'waiting' }])
  })
})

describe('reports of providers', () => {
  const token = 'a-token-of-those-who-deliver'
  const report = async (body: unknown, authorization = `Bearer ${token}`) => {
    const app = await school.process({ DELIVERY_TOKEN: token })
    try {
      return await app.inject({
        method: 'POST',
        url: '/hooks/delivery',
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
    } finally {
      await app.close()
    }
  }
  const sentId = async () => {
    await send(letter)
    await carry('email')
    const [row] = await school.rows<{ id: number }>('select max(id) as id from outbox_messages')
    return row!.id
  }

  test('is kept with the letter', async () => {
    const id = await sentId()
    expect((await report([{ id, state: 'delivered' }])).statusCode).toBe(204)
    expect(await states()).toMatchObject([{ state: 'delivered' }])
  })

  test('a letter that came back for good, or was called spam, is the last one', async () => {
    for (const failure of [
      { state: 'returned', permanent: true, reason: 'No such user' },
      { state: 'complained' },
    ]) {
      const id = await sentId()
      await report([{ id, ...failure }])
      await send({ ...letter, cause: `${failure.state}:next` })
      await carry('email')
      expect((await states()).at(-1)).toMatchObject({ state: 'stopped' })
      await school.rows('delete from outbox_messages')
      await school.rows('delete from stopped_addresses')
    }
  })

  test('a full mailbox is tried again another day', async () => {
    const id = await sentId()
    await report([{ id, state: 'returned', reason: 'Mailbox full' }])
    await send({ ...letter, cause: 'week:2' })
    await carry('email')
    expect((await states()).at(-1)).toMatchObject({ state: 'sent' })
  })

  test('is believed by the token alone, and nonsense is refused', async () => {
    expect((await report([], 'Bearer another')).statusCode).toBe(401)
    expect((await report({ id: 'x' })).statusCode).toBe(422)
    expect((await report([{ id: 999_999_999, state: 'delivered' }])).statusCode).toBe(204)
    const closed = await school.process({})
    expect((await closed.inject({ method: 'POST', url: '/hooks/delivery', payload: [] })).statusCode).toBe(
      404,
    )
    await closed.close()
  })
})
