import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let archip: Person
let stranger: Person

const grownUp = { gradeIndex: null, type: 'agent' } as const
const pageOf = async (reader: Person, owner: Person) => (await reader.get(`/api/users/${owner.id}`)).body
const close = (person: Person) =>
  person.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
const namesFor = async (reader: Person, name = ''): Promise<string[]> =>
  (await reader.get(`/api/users?q[name_cont]=${encodeURIComponent(name)}`)).body.map(
    (row: { name: string; relation: string }) => `${row.name}: ${row.relation}`,
  )

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  stranger = await school.person('Алексей Швабрин')
  archip = await school.person('Архип Савельев', { ...grownUp, middleName: 'Савельевич' })
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, city) values ('school', 'Белогорская школа', 'Белогорская', 'Белогорск') returning id`,
  )
  const [home] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id`,
    [organization!.id],
  )
  for (const [{ id }, role] of [
    [masha, 'pupil'],
    [petya, 'pupil'],
    [archip, 'teacher'],
  ] as const)
    await school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      home!.id,
      id,
      role,
    ])
})

test('an open page shows strangers only the short name, the class and the level', async () => {
  await masha.patch('/api/user/profile', {
    user: { birthday: '2013-05-04', user_info_attributes: { caption: 'люблю задачи' } },
  })
  for (const reader of [stranger, school.guest()]) {
    const { body, text } = await reader.get(`/api/users/${masha.id}`)
    expect(body).toMatchObject({
      name: 'Маша М.',
      grade_index: 7,
      level: 1,
      caption: '',
      school: null,
      is_closed: false,
      is_me: false,
      public_profile: null,
    })
    for (const secret of ['Миронова', '2013', 'example', 'phone', 'email', 'люблю'])
      expect(text).not.toContain(secret)
  }
})

test('a closed page shows strangers a letter and the level', async () => {
  await close(masha)
  const shown = {
    name: 'М.',
    short_name: 'М.',
    level: 1,
    level_data: null,
    grade_index: null,
    avatar: null,
    school: null,
    is_closed: true,
  }
  expect(await pageOf(stranger, masha)).toMatchObject(shown)
  expect(await pageOf(school.guest(), masha)).toMatchObject(shown)
})

test('a classmate reads the name of a closed page, and the teacher the whole of it', async () => {
  await close(masha)
  expect(await pageOf(petya, masha)).toMatchObject({
    name: 'Маша М.',
    grade_index: 7,
    is_closed: true,
    school: { name: 'Белогорская', city: 'Белогорск' },
  })
  expect(await pageOf(archip, masha)).toMatchObject({ name: 'Миронова Маша', is_closed: false })
  expect(await pageOf(masha, masha)).toMatchObject({ is_me: true, public_profile: false, is_closed: false })
})

test('a teacher’s page has subjects and the school and no level', async () => {
  const [subject] = await school.rows<{ id: number; title: string }>(
    'select id, title from disciplines order by position limit 1',
  )
  await archip.patch('/api/user/profile', { user: { discipline_ids: [subject!.id] } })
  const shown = {
    is_agent: true,
    subjects: [subject!.title],
    school: { name: 'Белогорская' },
    level: null,
    level_data: null,
  }
  expect(await pageOf(school.guest(), archip)).toMatchObject({ name: 'Архип С.', ...shown })
  expect(await pageOf(petya, archip)).toMatchObject({ name: 'Архип Савельевич', ...shown })
})

test('a closed account has no page and looks like an account that never existed', async () => {
  await school.rows('update users set leaving_at = now() where id = $1', [masha.id])
  const { status, text } = await petya.get(`/api/users/${masha.id}`)
  expect(status).toBe(404)
  expect(text).toBe((await petya.get('/api/users/2000000')).text)
  expect(await namesFor(petya)).toEqual(['Архип Савельевич: teacher'])
})

test('people are classmates, teachers, own pupils and the family, by the name that each may read', async () => {
  expect(await namesFor(petya)).toEqual(['Архип Савельевич: teacher', 'Маша М.: classmate'])
  expect(await namesFor(archip)).toEqual(['Гринёв Пётр: pupil', 'Миронова Маша: pupil'])
  expect(await namesFor(stranger)).toEqual([])
  const vasilisa = await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  expect(await namesFor(vasilisa)).toEqual(['Миронова Маша: child'])
  expect((await school.guest().get('/api/users')).status).toBe(401)
})

test('a search by a hidden family name finds no people', async () => {
  expect(await namesFor(petya, 'миронова')).toEqual([])
  expect(await namesFor(petya, 'маш')).toEqual(['Маша М.: classmate'])
  expect(await namesFor(archip, 'миронова')).toEqual(['Миронова Маша: pupil'])
  expect(await namesFor(archip, '%')).toEqual([])
})

test('a class of a past year makes its members no acquaintances', async () => {
  await school.rows('update school_classes set archived_at = now()')
  expect(await namesFor(petya)).toEqual([])
})
