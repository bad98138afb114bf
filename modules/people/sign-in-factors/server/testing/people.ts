import { hashPassword } from '@school/accounts/server'
import type { Person, TestSchool } from '@school/server/testing'
import { StoryKey } from './authenticator.ts'
import { codeAt } from './code.ts'

export const password = 'kapitanskaya'

export const signIn = (guest: Person, email: string, redirectUrl?: string) =>
  guest.post('/user/login', {
    user: { email, password },
    ...(redirectUrl ? { redirect_url: redirectUrl } : {}),
  })

/** Somebody with an address and a password, signed in a moment ago. */
export async function personOf(
  school: TestSchool,
  name: string,
  email: string,
  more: Parameters<TestSchool['person']>[1] = {},
): Promise<Person> {
  return school.person(name, { email, passwordHash: await hashPassword(password), ...more })
}

/** Connects an application. @returns its secret and the codes that were shown */
export async function connectApp(person: Person, now: Date, more: object = {}) {
  const { setup, secret } = (await person.post('/api/user/factors/app/setups')).body
  const reply = await person.post('/api/user/factors/app', { setup, code: codeAt(secret, now), ...more })
  return { secret: secret as string, codes: (reply.body?.recovery_codes ?? []) as string[], reply, setup }
}

export async function addKey(person: Person, name = 'Телефон', key = new StoryKey(), more: object = {}) {
  const offer = (await person.post('/api/user/passkeys/challenges')).body
  const reply = await person.post('/api/user/passkeys', { ...key.make(offer), name, ...more })
  return { key, reply, offer }
}

export const signInByKey = async (guest: Person, key: StoryKey, saying = {}) =>
  guest.post(
    '/user/login/passkey',
    key.prove((await guest.post('/user/login/passkey/challenges')).body, saying),
  )

export const isIn = async (person: Person): Promise<boolean> =>
  (await person.get('/api/user/me')).status === 200

export const refusalOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  headers['x-error-code'],
]

export const lettersTo = async (school: TestSchool, email: string): Promise<string[]> =>
  (
    await school.rows<{ subject: string }>(
      'select subject from outbox_messages where "to" = $1 order by id',
      [email],
    )
  ).map(({ subject }) => subject)
