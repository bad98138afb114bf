/** @module-tag embedded */
import { extend, type ServerModule } from '@school/kernel/server'
import {
  openSchool,
  openTestSchool,
  type Person,
  type TestSchool,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInStep } from './sign-in-step.ts'

let school: TestSchool
let guest: Person

beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})

const password = 'kapitanskaya'
const signUp = (person: Person, user: object) =>
  person.post('/user', { user: { name: 'Миронова Маша', password, grade_index: 7, ...user } })
const signIn = (person: Person, email: string, typed = password) =>
  person.post('/user/login', { user: { email, password: typed } })
const refusalOf = async (user: object) => {
  const { status, body } = await signUp(school.guest(), user)
  expect(status).toBe(422)
  return body.errors as Record<string, string[]>
}

describe('signing up by phone', () => {
  test('keeps it as +7…, and opens the account by any writing of it', async () => {
    expect((await signUp(guest, { phone: '8 (912) 345-67-89' })).status).toBe(200)
    expect((await guest.get('/api/user/profile')).body).toMatchObject({
      email: null,
      phone: '+79123456789',
      phone_confirmed: false,
      fake_email: true,
      fake_user: true,
    })
    for (const typed of ['+79123456789', '9123456789', ' 8-912-345-67-89 '])
      expect((await signIn(school.guest(), typed)).status, typed).toBe(200)
    expect((await signIn(school.guest(), '+7 912 345-67-88')).status).toBe(422)
  })

  const prove = () => school.rows('update users set phone_confirmed_at = now(), email_confirmed_at = now()')

  test('twice with one password signs in, with another is refused at the field of a proved phone', async () => {
    await signUp(guest, { phone: '+79123456789' })
    await prove()
    expect((await signUp(school.guest(), { phone: '89123456789' })).status).toBe(200)
    expect(await refusalOf({ phone: '89123456789', password: 'belogorskaya' })).toHaveProperty(['user.phone'])
    expect(await school.rows('select 1 from users')).toHaveLength(1)
  })

  race('twice in one moment registers once', async () => {
    const enter = () => signUp(school.guest(), { phone: '+79123456789' })
    expect((await together(school, [enter, enter])).map(({ status }) => status)).toEqual([200, 200])
    expect(await school.rows('select 1 from users')).toHaveLength(1)
  })

  test('with a free address and a taken phone is refused at the phone', async () => {
    await signUp(guest, { phone: '+79123456789' })
    await prove()
    expect(Object.keys(await refusalOf({ email: 'a@pochta.example', phone: '+79123456789' }))).toEqual([
      'user.phone',
    ])
  })
})

describe('bad input is refused at its field, in Russian', () => {
  test.each([
    ['user.email', { email: '' }],
    ['user.email', { email: 'masha' }],
    ['user.email', { email: 'маша@почта' }],
    ['user.email', { email: '😀@pochta.example' }],
    ['user.email', { email: `${'a'.repeat(250)}@pochta.example` }],
    ['user.email', {}],
    ['user.phone', { phone: '12345' }],
    ['user.phone', { phone: '+7 495 123-45-67' }],
    ['user.phone', { phone: '😀'.repeat(11) }],
    ['user.phone', { phone: '9'.repeat(41) }],
    ['user.parent_phone', { email: 'a@pochta.example', parent_phone: 'мама' }],
    ['user.name', { email: 'a@pochta.example', name: ' ' }],
    ['user.name', { email: 'a@pochta.example', name: 'Маша 😀' }],
    ['user.name', { email: 'a@pochta.example', name: 'https://spam.example' }],
    ['user.name', { email: 'a@pochta.example', name: 'evil-casino.com' }],
    ['user.name', { email: 'a@pochta.example', name: 'Победа казино.рф' }],
    ['user.name', { email: 'a@pochta.example', name: 'Я'.repeat(121) }],
    ['user.grade_index', { email: 'a@pochta.example', grade_index: null }],
    ['user.grade_index', { email: 'a@pochta.example', grade_index: 12 }],
    ['user.password', { email: 'a@pochta.example', password: 'короче' }],
    ['user.password', { email: 'a@pochta.example', password: 'д'.repeat(201) }],
    ['user.password', { email: 'a@pochta.example', password: '12345678' }],
    ['user.password', { email: 'a@pochta.example', password: '        ' }],
    ['user.password', { email: 'a@pochta.example', password: 'Qwertyuiop' }],
    ['user.password', { email: 'a@pochta.example', password: 'gfhjkm123' }],
    ['user.password', { email: 'a@pochta.example', password: 'пароль123' }],
    ['user.password', { email: 'a@pochta.example', password: 'Смекалка2026' }],
    ['user.password', { email: 'a@pochta.example', password: 'миронова1' }],
    ['user.password', { email: 'savelich@pochta.example', password: 'savelich1773' }],
    ['user.password', { phone: '+79123456789', password: '9123456789' }],
  ])('%s of %j', async (field, user) => {
    const errors = await refusalOf(user)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]![0]).toMatch(/[а-я]/)
    expect(await school.rows('select 1 from users')).toEqual([])
  })

  test('the parts of a name may come by themselves, without the empty ones', async () => {
    const names = { name: undefined, last_name: 'Миронова', first_name: 'Маша', provider: 'vk' }
    const person = school.guest()
    expect((await signUp(person, { ...names, email: 'masha@pochta.example' })).status).toBe(200)
    expect((await person.get('/api/user/me')).body).toMatchObject({
      first_name: 'Маша',
      last_name: 'Миронова',
      middle_name: '',
    })
    expect(Object.keys(await refusalOf({ name: undefined, email: 'b@pochta.example' }))).toEqual([
      'user.name',
    ])
  })

  test('an address of another alphabet is one in both of its writings', async () => {
    expect((await signUp(guest, { email: 'иван@почта.рф' })).status).toBe(200)
    expect((await signIn(school.guest(), 'иван@xn--80a1acny.xn--p1ai')).status).toBe(200)
    expect((await signIn(school.guest(), 'Иван@ПОЧТА.рф')).status).toBe(200)
  })

  test('a name is stored in one normalized form', async () => {
    const person = school.guest()
    const name = 'Белыи\u0306\u200b  Андреи\u0306\u00a0Салтыков\u2011Иваныч'
    expect((await signUp(person, { name, email: 'andrey@pochta.example' })).status).toBe(200)
    expect((await person.get('/api/user/me')).body).toMatchObject({
      last_name: 'Белый',
      first_name: 'Андрей',
      middle_name: 'Салтыков-Иваныч',
    })
    expect(
      Object.keys(await refusalOf({ name: `${'А'.repeat(61)} Пётр`, email: 'b@pochta.example' })),
    ).toEqual(['user.name'])
  })

  test('names of other alphabets, with a hyphen and an apostrophe, are names', async () => {
    const names = ['Пушкин А. С.', 'Пушкин А.С.', 'Оглы Рауф', 'Ким Чи-Ён', 'O’Connor Шон', 'Ələkbərov Əli']
    for (const [i, name] of names.entries())
      expect((await signUp(school.guest(), { name, email: `n${i}@pochta.example` })).status, name).toBe(200)
  })

  test('a form with errors does not reveal who is registered', async () => {
    await signUp(guest, { email: 'masha@pochta.example' })
    for (const spoilt of [{ grade_index: null }, { password: '12345678' }]) {
      const [known, unknown] = [
        await refusalOf({ email: 'masha@pochta.example', ...spoilt }),
        await refusalOf({ email: 'nobody@pochta.example', ...spoilt }),
      ]
      expect(known).toEqual(unknown)
    }
  })
})

describe('a pupil of the first eight grades', () => {
  const parentPhone = async (user: object) => {
    const person = school.guest()
    await signUp(person, { parent_phone: '8 912 000-00-01', ...user })
    return (await person.get('/api/user/profile')).body.parent_phone
  }

  test('may say the phone of a parent, and may leave it out', async () => {
    expect(await parentPhone({ email: 'a@pochta.example', grade_index: 3 })).toBe('+79120000001')
    expect(await parentPhone({ email: 'b@pochta.example', grade_index: 8, parent_phone: null })).toBe('')
  })

  test('only: of older pupils and of grown-ups nothing of it is kept', async () => {
    expect(await parentPhone({ email: 'a@pochta.example', grade_index: 9 })).toBe('')
    expect(await parentPhone({ email: 'b@pochta.example', role: 'teacher', grade_index: null })).toBe('')
  })
})

describe('beginning before signing up', () => {
  const begin = (person: Person, more: object = {}) =>
    person.post('/api/auto_registration', {
      type: 'pupil',
      grade_index: 5,
      coupon_campaign_ids: [1],
      ...more,
    })

  test('opens a session of an anonymous account, and a repeat returns the same account', async () => {
    const { status, body } = await begin(guest, { spy_values: { utm_source: 'vk' } })
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(Number), grade: { id: 6, index: 5 }, type: 'pupil' })
    expect((await begin(guest)).body).toEqual(body)
    expect((await guest.get('/api/user/profile')).body).toMatchObject({
      id: body.id,
      fake_user: true,
      email: null,
    })
  })

  test('and signing up later keeps the person and gives the name', async () => {
    const { id } = (await begin(guest)).body
    expect((await signUp(guest, { email: 'masha@pochta.example' })).status).toBe(200)
    expect((await guest.get('/api/user/me')).body).toMatchObject({
      id,
      first_name: 'Маша',
      grade: { index: 7 },
    })
    expect((await signIn(school.guest(), 'masha@pochta.example')).body.user_id).toBe(id)
  })

  test('and signing up with what is somebody’s takes nothing of theirs', async () => {
    await signUp(school.guest(), { email: 'masha@pochta.example' })
    await school.rows('update users set email_confirmed_at = now()')
    const { id } = (await begin(guest)).body
    const taken = await signUp(guest, { email: 'masha@pochta.example', password: 'belogorskaya' })
    expect(taken.headers['x-error-code']).toBe('email_taken')
    expect((await guest.get('/api/user/me')).body).toMatchObject({ id, email: null })
  })

  test('costs a captcha after the first of an address, and its calls are counted with those of the address', async () => {
    const strict = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const address = `203.0.113.${Math.floor(Math.random() * 250)}`
    const person = () => school.guest().at(strict.app, address)
    const [first, second] = [person(), person()]
    expect((await begin(first)).status).toBe(200)
    expect((await begin(second)).headers['x-error-code']).toBe('captcha_wrong')
    expect((await begin(second, { recaptcha_token: await second.captcha() })).status).toBe(200)
    expect((await begin(first)).status).toBe(200)
    await strict.app.close()
  })

  test('changes nothing for a signed-in user', async () => {
    const masha = await school.person('Маша Миронова')
    expect((await begin(masha)).body.id).toBe(masha.id)
    expect((await masha.get('/api/user/me')).body.grade.index).toBe(7)
  })
})

test('a higher module may require an extra step before a session is opened', async () => {
  const asking: ServerModule = {
    name: 'asking',
    routes: [],
    extensions: [extend(signInStep, async (_ctx, { userId }) => `/user/more?who=${userId}`)],
  }
  await signUp(guest, { email: 'masha@pochta.example' })
  const strict = await openSchool(school.database, {}, [asking])
  const person = strict.guest()
  const { status, body } = await signIn(person, 'masha@pochta.example')
  expect(status).toBe(200)
  expect(body.next_step).toBe(`/user/more?who=${body.user_id}`)
  expect((await person.get('/api/user/me')).status).toBe(401)
  await strict.app.close()
})

describe('a phone in the profile', () => {
  const say = (person: Person, phone: string) => person.patch('/api/user/profile', { user: { phone } })

  test('that is somebody else’s is refused in words', async () => {
    await signUp(guest, { phone: '+79123456789' })
    await school.rows('update users set phone_confirmed_at = now()')
    const confirmed = { email: 'petr@pochta.example', emailConfirmedAt: school.now }
    const grinev = await school.person('Пётр Гринёв', confirmed)
    const { status, body } = await say(grinev, '8 912 345-67-89')
    expect([status, Object.keys(body.errors)]).toEqual([422, ['user.phone']])
  })

  test('that is another one is refused here; the same one stays confirmed', async () => {
    const masha = await school.person('Маша Миронова', {
      phone: '+79123456789',
      phoneConfirmedAt: school.now,
    })
    const isConfirmed = async () => (await masha.get('/api/user/profile')).body.phone_confirmed
    await say(masha, '8 912 345-67-89')
    expect(await isConfirmed()).toBe(true)
    expect((await say(masha, '8 912 345-67-80')).status).toBe(422)
    expect(await isConfirmed()).toBe(true)
  })
})
