import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

/** A brand that requires the day of birth, the gender and the citizenship, and keeps names to the school. */
const brand = 'simbirsk'
const rulesOf = async (person: Person, host = 'localhost') =>
  (await person.get('/api/user/profile_rules', { headers: { host } })).body
const belongTo = (person: Person, home: string) =>
  school.rows('update users set home_brand = $2 where id = $1', [person.id, home])

describe('a portal that requires data', () => {
  beforeEach(() => belongTo(masha, brand))

  test('says what is lacking, until it has been said there', async () => {
    expect(await rulesOf(masha)).toMatchObject({
      lacking: ['birthday', 'gender', 'citizenship'],
      locked: ['name'],
      is_school_omitted: false,
    })
    const said = { birthday: '2013-10-12', gender: 'female', citizenship_id: 1 }
    const { status, body } = await masha.patch('/api/user/profile', { user: said })
    expect([status, body]).toMatchObject([200, said])
    expect((await rulesOf(masha)).lacking).toEqual([])
  })

  test('takes a name for the first time and changes it no more; nothing else of the form is lost', async () => {
    const first = { user: { middle_name: 'Ивановна' } }
    expect((await masha.patch('/api/user/profile', first)).status).toBe(200)
    const form = { user: { middle_name: 'Петровна', skype: 'masha' } }
    const refused = await masha.patch('/api/user/profile', form)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['user.middle_name'])
    expect((await masha.get('/api/user/profile')).body).toMatchObject({ middle_name: 'Ивановна', skype: '' })
  })

  test('takes no gender and no country that there is not', async () => {
    for (const user of [{ gender: 'other' }, { citizenship_id: 77 }, { citizenship_id: 'Россия' }])
      expect((await masha.patch('/api/user/profile', { user })).status).toBe(422)
  })
})

test('it is required only of members of its brand, at any host', async () => {
  expect(await rulesOf(masha, 'simbirsk.portal.localhost')).toMatchObject({ required: [], locked: [] })
  await belongTo(masha, brand)
  for (const host of ['localhost', 'portal.localhost', 'kbc.portal.localhost'])
    expect(await rulesOf(masha, host)).toMatchObject({ locked: ['name'] })
})

test('a user who signs up at a portal belongs to it, until an organization overrides that', async () => {
  const guest = school.guest()
  const user = {
    name: 'Гринёв Пётр',
    role: 'pupil',
    grade_index: 7,
    email: 'petr@belogorsk.example',
    password: 'Белогорская-1773',
    agreements: true,
  }
  const there = { headers: { host: 'simbirsk.portal.localhost' } }
  expect((await guest.post('/user', { user }, there)).status).toBe(200)
  expect(await rulesOf(guest)).toMatchObject({ locked: ['name'] })
  await school.rows(
    `with o as (insert into organizations (kind, name, short_name) values ('region', 'Край без бренда', 'Край') returning id),
      c as (insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from o returning id)
      insert into class_members (school_class_id, user_id, role) select c.id, u.id, 'pupil' from c, users u where u.email = $1`,
    [user.email],
  )
  expect(await rulesOf(guest)).toMatchObject({ locked: [] })
})

test('elsewhere nothing is required and names are changed as before', async () => {
  expect(await rulesOf(masha)).toEqual({ required: [], lacking: [], locked: [], is_school_omitted: false })
  expect((await masha.patch('/api/user/profile', { user: { first_name: 'Мария' } })).status).toBe(200)
})

test('a portal that knows the school does not ask for it', async () => {
  await belongTo(masha, 'lpr')
  const rules = await rulesOf(masha)
  expect(rules.is_school_omitted).toBe(true)
})
