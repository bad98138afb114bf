import { hashPassword } from '@school/accounts/server'
import {
  openBelogorsk,
  type Person,
  type Reply,
  sign,
  type TestSchool,
  turnFlags,
} from '@school/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  codeOf as codeIn,
  freshPhone,
  outcomeOf,
  tokenOf,
} from '../modules/people/contacts/server/testing/mailbox.ts'
import { type OpenidProvider, openOpenidProvider } from '../modules/people/identities/server/testing/index.ts'
import { codeFor, hashOf } from '../modules/people/school-classes/server/entry-codes.ts'
import { StoryKey } from '../modules/people/sign-in-factors/server/testing/authenticator.ts'
import { codeAt } from '../modules/people/sign-in-factors/server/testing/code.ts'
import { addKey, connectApp } from '../modules/people/sign-in-factors/server/testing/people.ts'

// Every sign-in flag against every way of signing in, at the host of a brand and as a person of the brand at the site.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const brand = 'fkm'
const site = 'http://localhost:3000'
const portal = `http://${brand}.portal.localhost:3000`
const password = 'Белогорская-1773'
const email = 'masha@pochta.example'
const login = 'masha-1773@login.smekalka.invalid'

const flagSets = {
  'everything is on': {},
  'no registration': { registration: false },
  'no phones': { phoneAsLogin: false },
  'no providers': { externalSignIn: false },
  'no anonymous users': { anonymousUsers: false },
  'no invitations': { invitations: false },
  'providers alone': { externalSignInOnly: true },
} as const
type FlagSet = keyof typeof flagSets
const everything = {
  registration: true,
  phoneAsLogin: true,
  externalSignIn: true,
  externalSignInOnly: false,
  anonymousUsers: true,
  invitations: true,
}

let provider: OpenidProvider
let school: TestSchool
let place: Awaited<ReturnType<typeof openBelogorsk>>
let phone: string
let masha: Person
let slip: string
let invite: string
let parent: Person
const key = new StoryKey()
const keyAtPortal = new StoryKey()
let secret: string
let factor: Person
let turned: { restore: () => void } | null = null

/** Where a case is played: the guest's client and the host of the page. */
interface Scene {
  readonly host: string
  readonly guest: Person
  readonly isAtPortal: boolean
}

/** Sends like a page of this host. */
const sendingOf = ({ host }: Scene) => ({ headers: { host } })
const post = (scene: Scene, url: string, body?: object): Promise<Reply> =>
  scene.guest.post(url, body, sendingOf(scene))

async function arrive(scene: Scene, whom: string): Promise<Reply> {
  const away = await scene.guest.get('/user/auth/yandex', sendingOf(scene))
  if (away.status !== 302) return away
  const back = await provider.consent(String(away.headers['location']), whom)
  return post(scene, '/api/user/auth/yandex/arrivals', { query: back.search.slice(1) })
}

const newcomer = { name: 'Гринёв Пётр', role: 'pupil', grade_index: 7 }
let made = 0
const freshEmail = () => `petr-${made++}@pochta.example`

/** The requests of each way. The last reply shows whether the person was signed in. */
const ways: Record<string, (scene: Scene) => Promise<Reply>> = {
  'password by e-mail': (scene) => post(scene, '/user/login', { user: { email, password } }),
  'password by phone': (scene) => post(scene, '/user/login', { user: { email: phone, password } }),
  'password by login': (scene) => post(scene, '/user/login', { user: { email: login, password } }),
  'sign-up that signs in': (scene) =>
    post(scene, '/user', { user: { ...newcomer, email, password, agreements: true } }),
  async 'code by SMS'(scene) {
    const asked = await post(scene, '/api/onboardings/phone_sign_in_codes', { phone })
    if (asked.status !== 200) return asked
    return post(scene, '/api/onboardings/phone_sign_in', { phone, token: await codeIn(school, phone) })
  },
  async 'recovery by e-mail'(scene) {
    const asked = await post(scene, '/user/password', { user: { email } })
    if (asked.status !== 200) return asked
    const reset_password_token = await tokenOf(school, email)
    return scene.guest.put('/user/password', { user: { password, reset_password_token } }, sendingOf(scene))
  },
  async 'recovery by phone'(scene) {
    const asked = await post(scene, '/user/password', { user: { phone } })
    if (asked.status !== 200) return asked
    const { body } = await post(scene, '/api/password_recovery_sms_confirmations', {
      phone,
      code: await codeIn(school, phone),
    })
    const user = { password, reset_password_token: body.reset_password_token }
    return scene.guest.put('/user/password', { user }, sendingOf(scene))
  },
  'social network': (scene) => arrive(scene, 'masha'),
  async 'social network bound by phone and password'(scene) {
    const arrival = await arrive(scene, `unknown-${made++}`)
    if (arrival.status !== 200) return arrival
    const url = `/api/user/auth/offers/${arrival.body.offer}/confirmations`
    await school.rows('delete from identities where user_id = $1', [masha.id])
    const reply = await post(scene, url, { user: { email: phone, password } })
    await bind()
    return reply
  },
  async 'registration by a social network'(scene) {
    const whom = `newcomer-${made++}`
    const arrival = await arrive(scene, whom)
    if (arrival.status !== 200) return arrival
    return post(scene, '/api/user/auth/registrations', { offer: arrival.body.offer, user: newcomer })
  },
  async passkey(scene) {
    const { body } = await post(scene, '/user/login/passkey/challenges')
    const [own, saying] = scene.isAtPortal
      ? [keyAtPortal, { origin: portal, rpId: 'portal.localhost' }]
      : [key, {}]
    return post(scene, '/user/login/passkey', own.prove(body, saying))
  },
  async 'social network and the code of an application'(scene) {
    const arrival = await arrive(scene, 'factor')
    if (arrival.status !== 200) return arrival
    return post(scene, '/user/login/step', { code: codeAt(secret, school.now) })
  },
  async 'password and the code of an application'(scene) {
    const reply = await post(scene, '/user/login', { user: { email: 'factor@pochta.example', password } })
    if (reply.status !== 200) return reply
    return post(scene, '/user/login/step', { code: codeAt(secret, school.now) })
  },
  'personal code of a class': (scene) => post(scene, '/api/school_class_entries', { code: slip }),
  'registration by e-mail': (scene) =>
    post(scene, '/user', { user: { ...newcomer, email: freshEmail(), password, agreements: true } }),
  'registration by phone': (scene) =>
    post(scene, '/user', { user: { ...newcomer, phone: freshPhone(), password, agreements: true } }),
  'beginning without a form': (scene) =>
    post(scene, '/api/auto_registration', { type: 'pupil', grade_index: 7 }),
}

/** Expected refusals by the set of flags; all other ways sign in. */
const byPhone = [
  'password by phone',
  'code by SMS',
  'recovery by phone',
  'registration by phone',
  'social network bound by phone and password',
]
const social = [
  'social network',
  'social network bound by phone and password',
  'registration by a social network',
  'social network and the code of an application',
]
const registrations = ['registration by e-mail', 'registration by phone', 'registration by a social network']
const refusalsOf: Record<FlagSet, (way: string, scene: Scene) => string | undefined> = {
  'everything is on': () => undefined,
  'no registration': (way, { isAtPortal }) => {
    const isForm = registrations.includes(way) || (isAtPortal && way === 'sign-up that signs in')
    return isForm ? '422 registration_closed' : undefined
  },
  'no phones': (way) => (byPhone.includes(way) ? '422 phone_sign_in_off' : undefined),
  'no providers': (way, { isAtPortal }) => {
    if (!social.includes(way)) return undefined
    return isAtPortal ? '404 provider_absent' : '422 external_sign_in_off'
  },
  'no anonymous users': (way) => (way === 'beginning without a form' ? '422 anonymous_closed' : undefined),
  'no invitations': () => undefined,
  'providers alone': (way) => {
    if (way === 'beginning without a form') return undefined
    return social.includes(way) ? undefined : '422 external_sign_in_only'
  },
}
/** Accounts created at the site have no brand. */
const isOfSiteAlone = (way: string) => [...registrations, 'beginning without a form'].includes(way)

async function bind(): Promise<void> {
  await school.rows(`delete from identities where user_id = any($1::int[])`, [[masha.id, factor.id]])
  for (const [id, subject] of [
    [masha.id, 'masha'],
    [factor.id, 'factor'],
  ])
    await school.rows(
      `insert into identities (user_id, provider, subject, name, created_at) values ($1, 'yandex', $2, 'Маша', now())`,
      [id, subject],
    )
}

beforeAll(async () => {
  provider = await openOpenidProvider([
    `${site}/user/auth/yandex/callback`,
    `${portal}/user/auth/yandex/callback`,
  ])
  place = await openBelogorsk()
  school = await place.school.reopened({
    PUBLIC_URL: site,
    SOCIAL_SIGN_IN: JSON.stringify({ yandex: provider.client }),
  })
  phone = freshPhone()
  const passwordHash = await hashPassword(password)
  const proved = { emailConfirmedAt: school.now, passwordHash, createdAt: school.now }
  masha = await school.person('Маша Миронова', {
    ...proved,
    email,
    phone,
    phoneConfirmedAt: school.now,
  })
  await school.person('Маша Иванова', { passwordHash, email: login })
  factor = await school.person('Василий Егоров', { ...proved, email: 'factor@pochta.example' })
  parent = await school.person('Василиса Егорова', { ...proved, gradeIndex: null, isParent: true })
  await bind()
  const mine = { origin: portal, rpId: 'portal.localhost' }
  await addKey(masha, 'Телефон', key)
  const offer = await masha.post('/api/user/passkeys/challenges', undefined, {
    headers: { host: `${brand}.portal.localhost` },
  })
  const added = await masha.post(
    '/api/user/passkeys',
    { ...keyAtPortal.make(offer.body, mine), name: 'Портал' },
    { headers: { host: `${brand}.portal.localhost` } },
  )
  if (added.status !== 200) throw new Error(added.text)
  // A passkey alone opens a session; the password is followed by no step in the other ways.
  await school.rows('update users set second_factor_since = null where id = $1', [masha.id])
  ;({ secret } = await connectApp(factor, school.now))
  const [pupil] = place.listed
  slip = codeFor({ sign }, pupil!, 'nonce')
  await school.rows(
    `insert into class_entry_codes (user_id, nonce, code_hash, issued_at, issued_by) values ($1, 'nonce', $2, now(), $3)`,
    [pupil, hashOf({ sign }, slip), place.savelich.id],
  )
}, 120_000)
afterAll(async () => {
  await school?.app.close()
  await provider?.close()
})
afterEach(() => {
  turned?.restore()
  turned = null
  // The next code by SMS, and the next one of the application.
  school.at(new Date(school.now.getTime() + 2 * 60_000))
})

const isIn = async ({ guest, host }: Scene) =>
  (await guest.get('/api/user/me', { headers: { host } })).status === 200

async function play(way: string, scene: Scene): Promise<string> {
  const reply = await ways[way]!(scene)
  const inside = await isIn(scene)
  const code = reply.status === 302 ? '302' : outcomeOf(reply)
  return inside ? 'let in' : code
}

/** Makes the people of the story belong to the brand by their class and by their home, or to none. */
async function giveBrand(isOfBrand: boolean): Promise<void> {
  await school.rows('update users set home_brand = $1', [isOfBrand ? brand : null])
  await school.rows('update organizations set parent_id = null where id = $1', [place.organizationId])
  await school.rows(`delete from organizations where kind = 'region'`)
  if (!isOfBrand) return
  const [region] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, brand) values ('region', 'Оренбуржье', 'Оренбуржье', $1) returning id`,
    [brand],
  )
  await school.rows('update organizations set parent_id = $2 where id = $1', [
    place.organizationId,
    region!.id,
  ])
}

describe.each(Object.keys(flagSets) as FlagSet[])('where %s', (set) => {
  test.each([true, false])(
    'forbidden ways are refused to a guest of the portal (%s: at its host) and to a person of the brand at the site',
    async (isAtPortal) => {
      await giveBrand(!isAtPortal)
      const wrong: string[] = []
      for (const way of Object.keys(ways)) {
        turned?.restore()
        turned = turnFlags(brand, { ...everything, ...flagSets[set] })
        school.at(new Date(school.now.getTime() + 2 * 60_000))
        const host = isAtPortal ? `${brand}.portal.localhost` : 'localhost'
        const scene = { host, guest: school.guest(), isAtPortal }
        const isFree = !isAtPortal && isOfSiteAlone(way)
        const expected = (isFree ? undefined : refusalsOf[set](way, scene)) ?? 'let in'
        const happened = await play(way, scene)
        if (happened !== expected) wrong.push(`${way}: ${happened}, not ${expected}`)
        await school.rows('delete from sessions where user_id = any($1::int[])', [[masha.id, factor.id]])
      }
      expect(wrong).toEqual([])
    },
  )
})

test('a brand without providers does not lock out people who can sign in by a provider only', async () => {
  await giveBrand(true)
  turned = turnFlags(brand, { ...everything, externalSignIn: false })
  const alone = await school.person('Маша Тучкова', { homeBrand: brand })
  await school.rows(
    `insert into identities (user_id, provider, subject, name, created_at) values ($1, 'yandex', 'alone', 'Маша', now())`,
    [alone.id],
  )
  const scene = { host: 'localhost', guest: school.guest(), isAtPortal: false }
  await arrive(scene, 'alone')
  expect(await isIn(scene)).toBe(true)
})

describe('invitations and children', () => {
  const accept = async (email_: string) => {
    const pupil = await school.person('Пётр Гринёв', { email: email_ })
    return outcomeOf(await pupil.post(`/api/invites/${invite}/accepts`, {}))
  }

  test('an invitation is neither created nor accepted where invitations are off', async () => {
    await giveBrand(true)
    turned = turnFlags(brand, everything)
    const teacher = await school.signedIn(place.savelich.id)
    const make = () => teacher.post('/api/teacher/invitations', { school_class_id: place.classId })
    expect(outcomeOf(await make())).toBe('204')
    const { body } = await teacher.get('/api/teacher/invitations')
    invite = JSON.stringify(body)
      .match(/"code":"([^"]+)"/)![1]!
      .replaceAll(/[^0-9A-Za-z]/g, '')
    expect(await accept('first@pochta.example')).toBe('200')
    turned.restore()
    turned = turnFlags(brand, { ...everything, invitations: false })
    expect(await accept('second@pochta.example')).toBe('422 invitations_off')
    const [row] = await school.rows<{ id: number }>('select id from invitations')
    expect(outcomeOf(await teacher.post(`/api/teacher/invitations/${row!.id}/renewals`))).toBe(
      '422 invitations_off',
    )
  })

  test.each([
    ['no registration', '422 registration_closed'],
    ['providers alone', '422 external_sign_in_only'],
  ] as const)('a parent makes no account with a password where there is %s', async (set, refusal) => {
    await giveBrand(true)
    turned = turnFlags(brand, { ...everything, ...flagSets[set] })
    const grownUp = await school.signedIn(parent.id)
    const child = {
      name: 'Егоров Вася',
      grade_index: 3,
      email: null,
      password,
      consents: ['personal_data'],
    }
    expect(outcomeOf(await grownUp.post('/api/family/new_children', child))).toBe(refusal)
  })
})
