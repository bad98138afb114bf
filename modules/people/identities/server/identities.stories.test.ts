/** @module-tag embedded */
import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { hashPassword } from '@school/accounts/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOffers } from './actions.ts'
import { type OpenidProvider, openOpenidProvider } from './testing/index.ts'

const site = 'http://localhost:3000'
const callback = `${site}/user/auth/yandex/callback`

let provider: OpenidProvider
let own: TestSchool
let school: TestSchool
let guest: Person

beforeAll(async () => {
  provider = await openOpenidProvider([callback, `${site}/user/auth/google_oauth2/callback`])
  own = await openTestSchool()
  school = await own.reopened({
    PUBLIC_URL: site,
    SOCIAL_SIGN_IN: JSON.stringify({ yandex: provider.client, google_oauth2: provider.client }),
  })
}, 120_000)
afterAll(async () => {
  await school.app.close()
  await provider.close()
})
beforeEach(async () => {
  await openTestSchool()
  guest = school.guest()
  provider.people.clear()
  provider.people.set('masha', {
    given_name: 'Маша',
    family_name: 'Миронова',
    email: 'masha@pochta.example',
    email_verified: true,
  })
})

/** Leaves for the provider and comes back. @returns the query of the address of return */
async function consent(person: Person, login = 'masha', net = 'yandex', redirect = ''): Promise<string> {
  const { status, headers } = await person.get(`/user/auth/${net}${redirect && `?redirect_url=${redirect}`}`)
  expect(status).toBe(302)
  const back = await provider.consent(String(headers['location']), login)
  expect(back.href).toContain(`${site}/user/auth/${net}/callback?`)
  return back.search.slice(1)
}
const arrive = (person: Person, query: string, net = 'yandex') =>
  person.post(`/api/user/auth/${net}/arrivals`, { query })
const arriveAs = async (person: Person, login?: string, net?: string) =>
  (await arrive(person, await consent(person, login, net), net)).body
const boundOf = async (person: Person) =>
  ((await person.get('/api/user/auth')).body as { provider: string; is_bound: boolean }[])
    .filter(({ is_bound }) => is_bound)
    .map((net) => net.provider)
const newcomer = { name: 'Миронова Маша', role: 'pupil', grade_index: 7 }

/** Somebody who has signed up by the provider. */
async function registered(login = 'masha'): Promise<Person> {
  const person = school.guest()
  const { offer } = await arriveAs(person, login)
  const { status } = await person.post('/api/user/auth/registrations', { offer, user: newcomer })
  expect(status).toBe(200)
  return person
}

describe('an unknown person', () => {
  test('is asked who they are, with what the provider has said, and signs up without a password', async () => {
    const { next, offer } = await arriveAs(guest)
    expect(next).toBe('confirm_binding')
    expect((await guest.get(`/api/user/auth/offers/${offer}`)).body).toEqual({
      provider: 'yandex',
      title: 'Яндекс',
      short_name: 'Маша Миронова',
      listed_name: 'Миронова Маша',
      email: 'masha@pochta.example',
      has_account: false,
    })
    await guest.post('/api/user/auth/registrations', { offer, user: newcomer })
    expect((await guest.get('/api/user/me')).body).toMatchObject({
      first_name: 'Маша',
      email: 'masha@pochta.example',
      email_confirmed: true,
      grade: { index: 7 },
    })
    expect(await boundOf(guest)).toEqual(['yandex'])
  })

  test('next time is simply signed in, and led to where they were going', async () => {
    await registered()
    const again = school.guest()
    const query = await consent(again, 'masha', 'yandex', '/courses/1')
    expect((await arrive(again, query)).body).toEqual({
      next: 'home',
      offer: null,
      after_sign_in_path: '/courses/1',
    })
    expect((await again.get('/api/user/me')).body).toMatchObject({ first_name: 'Маша' })
  })

  test('is asked for the second factor after the provider, whatever the provider has asked', async () => {
    await registered()
    await school.rows('update users set second_factor_since = $1', [school.now])
    const again = school.guest()
    expect(await arriveAs(again)).toMatchObject({ next: 'home', after_sign_in_path: '/user/login/step' })
    expect((await again.get('/api/user/me')).status).toBe(401)
  })

  test('whose reply to signing up was lost is signed in by the same offer, not made twice', async () => {
    const { offer } = await arriveAs(guest)
    const said = { offer, user: newcomer }
    const { body } = await guest.post('/api/user/auth/registrations', said)
    await guest.delete('/user/log_out')
    expect((await guest.post('/api/user/auth/registrations', said)).body.user_id).toBe(body.user_id)
  })

  test('needs a class as every pupil does', async () => {
    const { offer } = await arriveAs(guest)
    const user = { ...newcomer, grade_index: null }
    const { status, headers } = await guest.post('/api/user/auth/registrations', { offer, user })
    expect([status, headers['x-error-code']]).toEqual([422, 'grade_required'])
  })

  test('an address that the provider has not proved belongs to no account', async () => {
    provider.people.set('masha', { ...provider.people.get('masha')!, email_verified: false })
    const { offer } = await arriveAs(guest)
    await guest.post('/api/user/auth/registrations', { offer, user: newcomer })
    expect((await guest.get('/api/user/me')).body).toMatchObject({ email: null, email_confirmed: false })
  })
})

describe('somebody whose address is here already', () => {
  const account = {
    name: 'Миронова Маша',
    email: 'masha@pochta.example',
    password: 'kapitanskaya-dochka',
    grade_index: 7,
  }
  beforeEach(async () => {
    await school.person('Миронова Маша', {
      email: account.email,
      emailConfirmedAt: school.now,
      passwordHash: await hashPassword(account.password),
    })
  })

  test('binds by the password and is signed in; a wrong one is refused at its field', async () => {
    const { offer } = await arriveAs(guest)
    expect((await guest.get(`/api/user/auth/offers/${offer}`)).body).toMatchObject({ has_account: true })
    const url = `/api/user/auth/offers/${offer}/confirmations`
    const wrong = await guest.post(url, { user: { email: account.email, password: 'not-that' } })
    expect([wrong.status, wrong.headers['x-error-code']]).toEqual([422, 'wrong_credentials'])
    expect(await boundOf(guest)).toEqual([])
    expect((await guest.post(url, { user: account })).status).toBe(200)
    expect(await boundOf(guest)).toEqual(['yandex'])
  })

  test('binds nothing by the password alone where there is a second step: it is led to the question after the step', async () => {
    await school.rows('update users set second_factor_since = $1', [school.now])
    const { offer } = await arriveAs(guest)
    const { body } = await guest.post(`/api/user/auth/offers/${offer}/confirmations`, { user: account })
    expect(body.next_step).toBe('/user/login/step')
    expect(await school.rows('select from identities')).toEqual([])
    const [step] = await school.rows<{ path: string }>('select after_sign_in_path as path from pending_steps')
    expect(step!.path).toBe(`/user/auth/yandex/commit_binding?offer=${offer}`)
  })

  test('gets no second account', async () => {
    const { offer } = await arriveAs(guest)
    const { headers } = await guest.post('/api/user/auth/registrations', { offer, user: newcomer })
    expect(headers['x-error-code']).toBe('email_belongs')
  })
})

describe('somebody who is signed in', () => {
  test('binds after a question, gets a letter, and may repeat it', async () => {
    const petr = await school.person('Пётр Гринёв', { email: 'petr@pochta.example' })
    const { next, offer } = await arriveAs(petr)
    expect(next).toBe('commit_binding')
    const bind = () => petr.post(`/api/user/auth/offers/${offer}/bindings`)
    const events = await securityEventsDuring(bind)
    expect(events).toMatchObject([{ event: 'user_updated', reason: 'identity_bound', userId: petr.id }])
    expect((await bind()).body).toMatchObject({ provider: 'yandex', is_bound: true, name: 'Маша Миронова' })
    const letters = await school.rows<{ to: string }>(
      `select "to" from outbox_messages where cause like 'identity-bound:%'`,
    )
    expect(letters).toEqual([{ to: 'petr@pochta.example' }])
  })

  test('can’t take what is bound to another', async () => {
    await registered()
    const petr = await school.person('Пётр Гринёв')
    const { offer } = await arriveAs(petr)
    const { headers } = await petr.post(`/api/user/auth/offers/${offer}/bindings`)
    expect(headers['x-error-code']).toBe('identity_taken')
  })

  test('binds one profile of a network', async () => {
    const masha = await registered()
    const { offer } = await arriveAs(masha, 'another-masha')
    const { headers } = await masha.post(`/api/user/auth/offers/${offer}/bindings`)
    expect(headers['x-error-code']).toBe('network_taken')
  })

  test('unbinds, but not the last way in', async () => {
    const masha = await registered()
    const last = await masha.delete('/api/user/auth/yandex')
    expect([last.status, last.headers['x-error-code']]).toEqual([422, 'last_way_in'])
    const { offer } = await arriveAs(masha, 'masha-by-google', 'google_oauth2')
    await masha.post(`/api/user/auth/offers/${offer}/bindings`)
    expect((await masha.delete('/api/user/auth/yandex')).status).toBe(204)
    expect((await masha.delete('/api/user/auth/yandex')).status).toBe(204)
    expect(await boundOf(masha)).toEqual(['google_oauth2'])
    expect((await arriveAs(school.guest())).next).toBe('confirm_binding')
  })

  test('unbinds what is not bound without a refusal, regardless of the ways in', async () => {
    const masha = await registered()
    await school.rows('delete from identities')
    expect((await masha.delete('/api/user/auth/yandex')).status).toBe(204)
  })

  test('unbinds the last provider when a passkey lets them in, and then keeps the passkey', async () => {
    const masha = await registered()
    await school.rows(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       select id, 'a2V5', 'a2V5', 0, '{}', false, 'Телефон', now() from users`,
    )
    expect((await masha.delete('/api/user/auth/yandex')).status).toBe(204)
    const [{ id }] = (await masha.get('/api/user/factors')).body.passkeys
    const last = await masha.delete(`/api/user/passkeys/${id}`)
    expect([last.status, last.headers['x-error-code']]).toEqual([422, 'last_way_in'])
    const { body } = await masha.get('/api/user/account_events')
    expect((body as { kind: string }[]).map(({ kind }) => kind)).toContain('identity_unbound')
  })

  race('of a provider and a passkey that go at once one stays', async () => {
    for (let round = 0; round < 5; round++) {
      await school.rows('delete from users')
      const masha = await registered(`masha-${round}`)
      await school.rows(
        `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
         select id, 'a2V5', 'a2V5', 0, '{}', false, 'Телефон', now() from users`,
      )
      const [{ id }] = (await masha.get('/api/user/factors')).body.passkeys
      const replies = await together(school, [
        () => masha.delete('/api/user/auth/yandex'),
        () => masha.delete(`/api/user/passkeys/${id}`),
      ])
      expect(replies.map(({ status }) => status >= 400).toSorted()).toEqual([false, true])
      const [left] = await school.rows<{ ways: number }>(
        'select (select count(*) from identities)::int + (select count(*) from passkeys)::int as ways',
      )
      expect(left!.ways).toBe(1)
    }
  })

  test('a provider that was switched off is no way in', async () => {
    const masha = await registered()
    const { offer } = await arriveAs(masha, 'masha-by-google', 'google_oauth2')
    await masha.post(`/api/user/auth/offers/${offer}/bindings`)
    const one = await own.reopened({
      PUBLIC_URL: site,
      SOCIAL_SIGN_IN: JSON.stringify({ yandex: provider.client }),
    })
    const { headers } = await masha.at(one.app).delete('/api/user/auth/yandex')
    expect(headers['x-error-code']).toBe('last_way_in')
    await one.app.close()
  })

  race('of two who unbind the last two ways at once one keeps a way', async () => {
    const masha = await registered()
    const { offer } = await arriveAs(masha, 'masha-by-google', 'google_oauth2')
    await masha.post(`/api/user/auth/offers/${offer}/bindings`)
    await together(school, [
      () => masha.delete('/api/user/auth/yandex'),
      () => masha.delete('/api/user/auth/google_oauth2'),
    ])
    expect(await boundOf(masha)).toHaveLength(1)
  })
})

describe('what comes back is not believed', () => {
  test('by another browser than the one that has left', async () => {
    const query = await consent(guest)
    const { headers } = await arrive(school.guest(), query)
    expect(headers['x-error-code']).toBe('social_outdated')
  })

  test('a second time', async () => {
    const query = await consent(guest)
    await arrive(guest, query)
    expect((await arrive(guest, query)).headers['x-error-code']).toBe('social_denied')
  })

  test('after ten minutes', async () => {
    const query = await consent(guest)
    school.at(new Date(school.now.getTime() + 10 * 60_000))
    expect((await arrive(guest, query)).headers['x-error-code']).toBe('social_outdated')
    school.at(new Date(school.now.getTime() - 10 * 60_000))
  })

  test('with a code that the provider never gave', async () => {
    const query = new URLSearchParams(await consent(guest))
    query.set('code', 'made-up')
    expect((await arrive(guest, query.toString())).headers['x-error-code']).toBe('social_denied')
  })

  test('when the person has refused', async () => {
    const query = new URLSearchParams(await consent(guest))
    query.delete('code')
    query.set('error', 'access_denied')
    expect((await arrive(guest, query.toString())).headers['x-error-code']).toBe('social_denied')
  })

  test.each(['', 'state=', 'state=.', 'code=1&state=eyJ9.AAAA', '%', 'state=\u0000'])(
    'when it is nonsense: «%s»',
    async (query) => {
      expect((await arrive(guest, query)).headers['x-error-code']).toMatch(/social_outdated|invalid_input/)
    },
  )
})

test('an offer is of use in its own browser alone, for a quarter of an hour', async () => {
  const { offer } = await arriveAs(guest)
  const url = `/api/user/auth/offers/${offer}`
  expect((await school.guest().get(url)).status).toBe(404)
  school.at(new Date(school.now.getTime() + 15 * 60_000))
  expect((await guest.get(url)).status).toBe(404)
  await school.jobQueue.run(forgetOffers)
  expect(await school.rows('select from identity_offers')).toEqual([])
  school.at(new Date(school.now.getTime() - 15 * 60_000))
})

test('a provider that is not switched on is absent, and no address of another site is led to', async () => {
  expect((await guest.get('/user/auth/vkontakte')).headers['x-error-code']).toBe('provider_absent')
  expect((await guest.get('/user/auth/myspace')).status).toBe(404)
  const query = await consent(guest, 'masha', 'yandex', 'https://evil.example')
  expect((await arrive(guest, query)).body.after_sign_in_path).toBeNull()
})

test('the list names what is switched on, to guests too', async () => {
  expect((await guest.get('/api/user/auth')).body).toEqual([
    { provider: 'google_oauth2', title: 'Google', is_bound: false, name: null },
    { provider: 'yandex', title: 'Яндекс', is_bound: false, name: null },
  ])
})

test('an unavailable provider is reported in words, and asked again later', async () => {
  const away = await own.process({
    SOCIAL_SIGN_IN: JSON.stringify({ yandex: { ...provider.client, issuer: 'http://127.0.0.1:9' } }),
  })
  const { status, headers } = await school.guest().at(away).get('/user/auth/yandex')
  expect([status, headers['x-error-code']]).toEqual([422, 'social_unavailable'])
  await away.close()
})
