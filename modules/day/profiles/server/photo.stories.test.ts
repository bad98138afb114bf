/** @module-tag embedded */
import { formWith, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { removeUnusedPhotos } from './photo/jobs.ts'

let school: TestSchool
let masha: Person

/** A picture with a place in it, as a telephone makes them. */
const picture = (
  type: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  width = 640,
  height = 480,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b06030' } })
    .withExif({ IFD3: { GPSLatitude: '55/1 45/1 21/1', GPSLatitudeRef: 'N' } })
    .toFormat(type)
    .toBuffer()

const put = async (person: Person, bytes?: Buffer, field = 'data') =>
  person.post('/api/user/avatar', undefined, { raw: formWith(field, bytes ?? (await picture())) })
const photoOf = async (person: Person): Promise<string | null> =>
  (await person.get('/api/user/me')).body.avatar_url
const grownUp = { gradeIndex: null, type: 'agent' } as const

/** Маша, a classmate and the teacher of 7А. */
async function seat(...people: [Person, 'pupil' | 'teacher'][]): Promise<void> {
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская') returning id`,
  )
  const [home] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organization!.id],
  )
  for (const [{ id }, role] of people)
    await school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      home!.id,
      id,
      role,
    ])
}

async function tie(parent: Person, child: Person, consents: string[]): Promise<void> {
  const { code } = (await child.post('/api/user/family/codes')).body
  expect((await parent.post('/api/family/children', { code, consents })).status).toBe(200)
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

test('a photograph is taken under a wrapper name too', async () => {
  expect((await put(masha, undefined, 'user[data]')).status).toBe(200)
  expect(await photoOf(masha)).not.toBeNull()
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photograph as %s becomes squares without its place',
  async (type) => {
    expect((await put(masha, await picture(type))).status).toBe(200)
    const url = await photoOf(masha)
    for (const side of [96, 320]) {
      const { bytes, headers } = await masha.get(`${url}?side=${side}`)
      const { width, height, format, exif } = await sharp(bytes).metadata()
      expect([width, height, format, exif]).toEqual([side, side, 'webp', undefined])
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  },
)

test.each([
  ['no file in the form', 'avatar_absent', () => put(masha, Buffer.from('x'), 'other')],
  ['a wrapper of another field', 'avatar_absent', () => put(masha, Buffer.from('x'), 'data[other]')],
  ['no form at all', 'avatar_absent', () => masha.post('/api/user/avatar', {})],
  ['an empty file', 'avatar_absent', () => put(masha, Buffer.alloc(0))],
  ['a text that is called a picture', 'avatar_not_picture', () => put(masha, Buffer.from('не картинка'))],
  ['a picture of another kind', 'avatar_not_picture', async () => put(masha, await picture('gif'))],
  [
    'a picture with programs',
    'avatar_not_picture',
    () => put(masha, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ],
  ['half of a picture', 'avatar_broken', async () => put(masha, (await picture()).subarray(0, 900))],
  [
    'a picture that fills the memory',
    'avatar_broken',
    async () => put(masha, await picture('png', 8000, 8000)),
  ],
] as const)('%s is refused at the avatar', async (_, code, send) => {
  const { status, headers, body } = await send()
  expect([status, headers['x-error-code'], Object.keys(body.errors)]).toEqual([422, code, ['avatar']])
  expect(await photoOf(masha)).toBeNull()
})

test('more than ten megabytes is answered 413 without a body', async () => {
  const { status, text } = await put(masha, Buffer.alloc(10 * 1024 * 1024 + 1))
  expect([status, text]).toEqual([413, ''])
})

test('the first one may be put right at once, then it changes once a week; taking it away is free', async () => {
  expect((await put(masha)).body.avatar_can_be_changed_at).toBeNull()
  const first = await photoOf(masha)
  expect((await put(masha)).body.avatar_can_be_changed_at).not.toBeNull()
  expect(await photoOf(masha)).not.toBe(first)
  expect((await masha.get(first!)).status).toBe(404)
  expect((await put(masha)).headers['x-error-code']).toBe('avatar_gap')
  expect((await masha.delete('/api/user/avatar')).body.avatar_url).toBeNull()
  expect((await masha.delete('/api/user/avatar')).status).toBe(200)
  expect((await put(masha)).headers['x-error-code']).toBe('avatar_gap')
  school.at(new Date(school.now.getTime() + 7 * 24 * 3600_000))
  expect((await put(masha)).status).toBe(200)
})

test('a repeat of the same sending changes nothing', async () => {
  const headers = { 'idempotency-key': 'photo-1' }
  const raw = formWith('data', await picture())
  const send = () => masha.post('/api/user/avatar', undefined, { raw, headers })
  const [first, second] = [await send(), await send()]
  expect(second.body.avatar_url).toBe(first.body.avatar_url)
  expect(await school.rows('select id from photos')).toHaveLength(1)
})

test('a child’s photograph is seen by the class, the teacher, the school and the family alone', async () => {
  const petya = await school.person('Пётр Гринёв')
  const archip = await school.person('Архип Савельич', grownUp)
  const ivan = await school.person('Иван Кузмич', grownUp)
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  const anna = await school.person('Анна Власьевна', { ...grownUp, isMethodist: true })
  await seat([masha, 'pupil'], [petya, 'pupil'], [archip, 'teacher'])
  await school.rows(
    `insert into memberships (user_id, organization_id, role) select $1, id, 'admin' from organizations where kind = 'school'`,
    [ivan.id],
  )
  await tie(vasilisa, masha, ['personal_data', 'photographs'])
  await put(masha)
  const url = (await photoOf(masha))!
  const marya = await school.person('Марья Чужая')
  const shvabrin = await school.person('Алексей Швабрин', grownUp)
  const statuses = async (people: Person[]) =>
    Promise.all(people.map(async (one) => (await one.get(url)).status))
  expect(await statuses([masha, petya, archip, ivan, vasilisa, anna])).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statuses([marya, shvabrin, school.guest()])).toEqual([404, 404, 404])
  const absent = await marya.get('/api/photos/00000000-0000-4000-8000-000000000000')
  expect((await marya.get(url)).text).toBe(absent.text)
})

test('a stranger sees the drawn avatar instead of the photograph', async () => {
  const fox = { figure: 'fox', face: 'smile', top: 'none', colour: 3, back: 4 }
  await masha.patch('/api/user/profile', { user: { avatar: fox } })
  const petya = await school.person('Пётр Гринёв')
  await seat([masha, 'pupil'], [petya, 'pupil'])
  await put(masha)
  const seenBy = async (reader: Person) => (await reader.get(`/api/users/${masha.id}`)).body.avatar
  expect(await seenBy(petya)).toEqual({ photo_url: await photoOf(masha) })
  expect(await seenBy(school.guest())).toEqual(fox)
})

test('a teacher’s photograph is seen by everybody', async () => {
  const archip = await school.person('Архип Савельич', grownUp)
  await put(archip)
  expect((await school.guest().get((await photoOf(archip))!)).status).toBe(200)
})

test('what a parent has taken back hides the photograph at once and refuses another', async () => {
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  const petya = await school.person('Пётр Гринёв')
  await seat([masha, 'pupil'], [petya, 'pupil'])
  await tie(vasilisa, masha, ['personal_data', 'photographs'])
  await put(masha)
  const url = (await photoOf(masha))!
  const consent = (isGiven: boolean) =>
    vasilisa.put(`/api/family/children/${masha.id}/consents/photographs`, { is_given: isGiven })
  expect((await consent(false)).status).toBe(200)
  expect((await petya.get(url)).status).toBe(404)
  expect(await photoOf(masha)).toBeNull()
  const refused = await put(masha)
  expect(refused.headers['x-error-code']).toBe('avatar_forbidden')
  expect(refused.body.errors.avatar[0]).toContain('Родитель не дал согласия')
  await consent(true)
  expect((await put(masha)).status).toBe(200)
})

test('a consent to the text that says nothing of the profile is none to a photograph there', async () => {
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  await tie(vasilisa, masha, ['personal_data', 'photographs'])
  await school.rows(`update consents set text_version = '2026-11' where kind = 'photographs'`)
  expect((await put(masha)).headers['x-error-code']).toBe('avatar_forbidden')
  await vasilisa.put(`/api/family/children/${masha.id}/consents/photographs`, { is_given: true })
  expect((await put(masha)).status).toBe(200)
})

test('a parent who comes without that consent takes the photograph away', async () => {
  await put(masha)
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  await tie(vasilisa, masha, ['personal_data'])
  expect(await photoOf(masha)).toBeNull()
})

test('a guest has no photograph', async () => {
  expect((await put(school.guest())).status).toBe(401)
})

test('an unused photograph is removed with its files', async () => {
  await put(masha)
  const files = await school.rows<{ id: string }>('select id from files where owner_id = $1', [masha.id])
  await put(masha)
  school.at(new Date(school.now.getTime() + 3600_000))
  await school.jobQueue.run(removeUnusedPhotos)
  expect(await school.rows('select id from photos')).toHaveLength(1)
  const released = 'select id from files where owner_id is null and id = any($1)'
  expect(await school.rows(released, [files.map(({ id }) => id)])).toHaveLength(2)
})
