import { type Person, openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from './password.ts'

let school: TestSchool
let guest: Person

beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})

const form = (user: object = {}) => ({
  user: {
    name: 'Миронова Маша',
    email: 'masha@pochta.example',
    password: 'kapitanskaya',
    grade_index: 7,
    ...user,
  },
})
const signIn = (person: Person, email: string, password: string, more: object = {}) =>
  person.post('/user/login', { user: { email, password }, ...more })

describe('signing up', () => {
  test('opens a session and remembers the name in parts', async () => {
    expect((await guest.post('/user', form())).status).toBe(200)
    const { status, body } = await guest.get('/api/user/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      first_name: 'Маша',
      last_name: 'Миронова',
      type: 'pupil',
      grade: { index: 7, name: '7 класс' },
    })
  })

  test('makes a pupil of grade 2 elementary, a teacher an agent, a parent a parent', async () => {
    const me = async (user: object) => {
      const person = school.guest()
      await person.post('/user', form(user))
      return (await person.get('/api/user/me')).body
    }
    expect(await me({ email: 'a@pochta.example', grade_index: 2 })).toMatchObject({
      is_elementary_pupil: true,
    })
    expect(await me({ email: 'b@pochta.example', role: 'teacher', grade_index: null })).toMatchObject({
      is_agent: true,
      grade: null,
    })
    expect(await me({ email: 'c@pochta.example', role: 'parent', grade_index: null })).toMatchObject({
      is_parent: true,
      grade: null,
    })
  })

  test('the profile marks a graduate under both names of the field', async () => {
    const profileOf = async (isGraduate: boolean) => {
      const person = await school.person('Пётр Гринёв', { gradeIndex: isGraduate ? null : 11, isGraduate })
      const { body } = await person.get('/api/user/profile')
      return [body.graduate, body.is_graduated]
    }
    expect(await profileOf(false)).toEqual([false, false])
    expect(await profileOf(true)).toEqual([true, true])
  })

  test('gives no rights of staff, whatever the form says', async () => {
    await guest.post('/user', form({ is_methodist: true, portal_role: 'regionAdmin', type: 'agent' }))
    expect((await guest.get('/api/user/me')).body).toMatchObject({ methodist: false, type: 'pupil' })
  })

  test('names each field that is wrong, in Russian', async () => {
    const { status, body } = await guest.post('/user', form({ email: 'masha', password: '123', name: '' }))
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['user.email', 'user.name', 'user.password'])
    expect(body.errors['user.password']).toEqual(['Не короче 8\u00a0символов'])
  })

  const prove = () => school.rows('update users set email_confirmed_at = now()')

  test('asks a pupil for the grade', async () => {
    const { status, body } = await guest.post('/user', form({ grade_index: null }))
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty(['user.grade_index'])
  })

  test('refuses a proved address of another, in any case of letters', async () => {
    await guest.post('/user', form())
    await prove()
    const taken = form({ email: 'MASHA@pochta.example', password: 'belogorskaya' })
    const { status, body } = await school.guest().post('/user', taken)
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty(['user.email'])
  })

  test('repeated registers once and signs in again, and of a proved address only with the same password', async () => {
    const headers = { 'idempotency-key': 'sign-up-of-masha' }
    const first = await guest.post('/user', form(), { headers })
    const again = await guest.post('/user', form(), { headers })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect((await guest.get('/api/user/me')).body.first_name).toBe('Маша')
    await prove()
    const stranger = await school.guest().post('/user', form({ password: 'shvabrin-1' }), { headers })
    expect(stranger.status).toBe(422)
    expect(await school.rows("select 1 from users where email = 'masha@pochta.example'")).toHaveLength(1)
  })

  race('twice in one moment registers once, and both are signed in', async () => {
    const [one, two] = [school.guest(), school.guest()]
    const replies = await together(school, [() => one.post('/user', form()), () => two.post('/user', form())])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await school.rows("select 1 from users where email = 'masha@pochta.example'")).toHaveLength(1)
  })

  test('keeps the password only as a hash', async () => {
    await guest.post('/user', form())
    const [row] = await school.rows<{ password_hash: string }>('select password_hash from users')
    expect(row!.password_hash).toMatch(/^\$argon2id\$/)
    expect(row!.password_hash).not.toContain('kapitanskaya')
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await school.guest().post('/user', form())
  })

  test('with the right password opens a session, and signing out closes it', async () => {
    expect((await signIn(guest, 'masha@pochta.example', 'kapitanskaya')).status).toBe(200)
    expect((await guest.get('/api/user/me')).status).toBe(200)
    expect((await guest.delete('/user/log_out')).status).toBe(204)
    expect((await guest.get('/api/user/me')).status).toBe(401)
  })

  test('signing out has the browser forget the files that it kept', async () => {
    await signIn(guest, 'masha@pochta.example', 'kapitanskaya')
    const { headers } = await guest.delete('/user/log_out')
    expect(headers['clear-site-data']).toBe('"cache"')
  })

  test('with a password that was changed meanwhile is refused, also as a repeat of what had succeeded', async () => {
    const sending = { headers: { 'idempotency-key': 'sign-in-of-masha' } }
    const signInAgain = () =>
      guest.post(
        '/user/login',
        { user: { email: 'masha@pochta.example', password: 'kapitanskaya' } },
        sending,
      )
    expect((await signInAgain()).status).toBe(200)
    await guest.delete('/user/log_out')
    await school.rows('update users set password_hash = $1', [await hashPassword('belogorskaya')])
    expect((await signInAgain()).status).toBe(422)
    expect((await guest.get('/api/user/me')).status).toBe(401)
  })

  test('leaves no reply that a repeat could get: neither signing up nor in nor out', async () => {
    await signIn(guest, 'masha@pochta.example', 'kapitanskaya')
    await guest.delete('/user/log_out')
    expect(await school.rows('select body from idempotency_keys')).toEqual([])
  })

  test('and out once more does no harm', async () => {
    await signIn(guest, 'masha@pochta.example', 'kapitanskaya')
    const before = { headers: { cookie: guest.cookie } }
    const token = (await guest.get('/api/csrf_token')).body.token
    const leave = () =>
      guest.delete('/user/log_out', { headers: { ...before.headers, 'x-csrf-token': token } })
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 204])
  })

  test('refuses a wrong password and an unknown address with the same words', async () => {
    const wrong = await signIn(guest, 'masha@pochta.example', 'wrong-password')
    const unknown = await signIn(guest, 'nobody@pochta.example', 'kapitanskaya')
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual(unknown.body)
  })

  test('keeps the session cookie from scripts and from other sites', async () => {
    const { headers } = await signIn(guest, 'masha@pochta.example', 'kapitanskaya')
    const cookie = [headers['set-cookie']].flat().find((c) => String(c).startsWith('smekalka_session'))
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('returns to a page of ours and to no other site', async () => {
    const goBack = async (redirect_url: string) =>
      (await signIn(school.guest(), 'masha@pochta.example', 'kapitanskaya', { redirect_url })).body
        .after_sign_in_path
    expect(await goBack('/courses/1?tab=about')).toBe('/courses/1?tab=about')
    expect(await goBack('https://evil.example/')).toBeNull()
    expect(await goBack('//evil.example')).toBeNull()
    expect(await goBack('/\\evil.example')).toBeNull()
  })

  test('expires after thirty days', async () => {
    await signIn(guest, 'masha@pochta.example', 'kapitanskaya')
    school.at(new Date(school.now.getTime() + 30 * 24 * 3600 * 1000))
    expect((await guest.get('/api/user/me')).status).toBe(401)
  })
})

test('an unknown session token belongs to no account', async () => {
  const reply = await guest.get('/api/user/me', { headers: { cookie: 'smekalka_session=made-up' } })
  expect(reply.status).toBe(401)
})

describe('the profile', () => {
  const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 }

  test('keeps an avatar that was put together, and forgets it when the initials are wanted back', async () => {
    const masha = await school.person('Маша Миронова')
    const avatarOf = async () => (await masha.get('/api/user/me')).body.avatar
    expect(await avatarOf()).toBeNull()
    expect((await masha.patch('/api/user/profile', { user: { avatar: fox } })).body.avatar).toEqual(fox)
    // What a form does not name stays.
    await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    expect(await avatarOf()).toEqual(fox)
    await masha.patch('/api/user/profile', { user: { avatar: null } })
    expect(await avatarOf()).toBeNull()
  })

  test('takes no parts that there are not, and no avatar from a guest', async () => {
    const masha = await school.person('Маша Миронова')
    for (const avatar of [{ ...fox, figure: 'dragon' }, { ...fox, back: 8 }, 'fox', { figure: 'fox' }])
      expect((await masha.patch('/api/user/profile', { user: { avatar } })).status).toBe(422)
    expect((await masha.get('/api/user/me')).body.avatar).toBeNull()
    expect((await guest.patch('/api/user/profile', { user: { avatar: fox } })).status).toBe(401)
  })

  test('remembers that the bonuses page was visited, in the profile and in the user', async () => {
    const masha = await school.person('Маша Миронова')
    expect((await masha.get('/api/user/me')).body.bonuses_page_visited).toBe(false)
    const form = { user: { user_info_attributes: { bonuses_page_visited: true } } }
    const { status, body } = await masha.patch('/api/user/profile', form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: masha.id, bonuses_page_visited: true, phone: null })
    expect((await masha.get('/api/user/me')).body.bonuses_page_visited).toBe(true)
    expect((await masha.get('/api/user/profile')).body.bonuses_page_visited).toBe(true)
  })

  test('keeps what the form does not name, and takes nothing that is not in the form', async () => {
    const masha = await school.person('Маша Миронова')
    await masha.patch('/api/user/profile', { user: { user_info_attributes: { bonuses_page_visited: true } } })
    const { status, body } = await masha.patch('/api/user/profile', {
      user: { methodist: true, type: 'agent' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ bonuses_page_visited: true, methodist: false, type: 'pupil' })
  })

  race('changed in two tabs at once keeps both changes', async () => {
    const masha = await school.person('Маша Миронова')
    const change = (user: object) => masha.patch('/api/user/profile', { user })
    for (let i = 0; i < 5; i++) {
      const [isVisited, isPublic] = [i % 2 === 0, i % 2 === 1]
      await together(school, [
        () => change({ user_info_attributes: { bonuses_page_visited: isVisited } }),
        () => change({ privacy: { public_profile: isPublic } }),
      ])
      expect((await masha.get('/api/user/profile')).body).toMatchObject({
        bonuses_page_visited: isVisited,
        privacy: { public_profile: isPublic },
      })
    }
  })

  test('is changed by its owner only, and a wrong value is named', async () => {
    expect((await guest.patch('/api/user/profile', { user: {} })).status).toBe(401)
    const masha = await school.person('Маша Миронова')
    const { status, body } = await masha.patch('/api/user/profile', {
      user: { user_info_attributes: { bonuses_page_visited: 'да' } },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['user.user_info_attributes.bonuses_page_visited'])
  })
})
