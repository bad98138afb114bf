import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { ratingsModule } from '@school/ratings/server'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let training: number

const at = (rest: string) => `/api/trainings/${training}/rating${rest}`

/** Solves the first tasks of «Проценты без паники» and ends the attempt. */
async function goThrough(person: Person, count: number): Promise<void> {
  const { body } = await person.post(`/api/trainings/${training}/starts`, { holder: 'tab-of-pupil' })
  for (const { id } of body.attempt.tasks.slice(0, count)) {
    await person.post(`/api/attempts/${body.attempt.id}/tasks/${id}/answer_attempts`, {
      response: await school.answerOf(person, id),
    })
  }
  await person.post(`/api/attempts/${body.attempt.id}/finishes`)
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв', { gradeIndex: 8 })
  const [row] = await school.rows<{ id: number }>(`select id from trainings where key = 'percent-warm-up'`)
  training = row!.id
  await goThrough(masha, 7)
  await goThrough(petya, 9)
})

describe('a rating of a grade', () => {
  test('contains only its pupils and numbers their places separately', async () => {
    const { body, headers } = await school.guest().get(at('/users?q[grade_eq]=7'))
    expect(headers['x-total']).toBe('1')
    expect(body).toMatchObject([{ place: 1, name: 'Маша М.', grade_index: 7 }])
    expect((await masha.get(at('/me?q[grade_eq]=7'))).body).toMatchObject({ place: 1, participants: 1 })
    expect((await masha.get(at('/me?q[grade_eq]=8'))).status).toBe(204)
    expect((await masha.get(at('/me'))).body).toMatchObject({ place: 2, participants: 2 })
  })

  test.each([
    '/users?q[grade_eq]=12',
    '/users?q[grade_eq]=x',
    '/me?q[region_eq]=1',
    '/users?q[region_id_eq]=0',
    '/places/1?q[grade_eq]=-1',
  ])('refuses %s in words', async (rest) => {
    const { status, body } = await masha.get(at(rest))
    expect(status).toBe(422)
    expect(Object.values(body.errors).flat().join()).toMatch(/[а-я]/)
  })
})

describe('a rating of a region', () => {
  test('contains the pupils of its schools and numbers their places separately', async () => {
    expect((await masha.get(at('/regions'))).body).toEqual([])
    const [region] = await school.rows<{ id: number }>(
      `with region as (
         insert into organizations (kind, name, short_name) values ('region', 'Оренбургская линия', 'ОЛ') returning id
       ), seat as (
         insert into organizations (kind, name, short_name, parent_id)
         select 'school', 'Крепостная школа', 'КШ', id from region returning id
       ), class as (
         insert into school_classes (organization_id, grade_index, letter, school_year)
         select id, 7, 'К', 2026 from seat returning id
       ), member as (
         insert into class_members (school_class_id, user_id, role) select id, ${masha.id}, 'pupil' from class
       ) select id from region`,
    )
    await school.jobQueue.run(ratingsModule.jobs![0]!)
    const { id } = region!
    expect((await school.guest().get(at('/regions'))).body).toEqual([
      { id, name: 'Оренбургская линия', participants: 1 },
    ])
    const ofRegion = `q[region_id_eq]=${id}`
    expect((await petya.get(at(`/users?${ofRegion}`))).body).toMatchObject([{ place: 1, name: 'Маша М.' }])
    expect((await petya.get(at(`/users?${ofRegion}&q[grade_eq]=8`))).body).toEqual([])
    expect((await masha.get(at(`/me?${ofRegion}`))).body).toMatchObject({ place: 1, participants: 1 })
    expect((await petya.get(at(`/me?${ofRegion}`))).status).toBe(204)
    expect((await petya.get(at(`/schools?${ofRegion}`))).body).toEqual([])
    expect((await masha.get('/api/trainings/999999/rating/regions')).status).toBe(404)
  })
})

describe('a place', () => {
  test('is explained to anybody: who is above, who shares it, of how many', async () => {
    const { body } = await school.guest().get(at('/places/2'))
    expect(body).toEqual({
      place: 2,
      points: 700,
      max_points: 1200,
      percent: 58,
      above: 1,
      sharing: 1,
      participants: 2,
      tasks: null,
    })
  })

  test('of one’s own is explained by tasks', async () => {
    const { body } = await masha.get(at('/places/2'))
    expect(body.tasks).toHaveLength(12)
    expect(body.tasks.map((task: { points: number }) => task.points).slice(5, 9)).toEqual([100, 100, 0, 0])
    expect((await masha.get(at('/places/1'))).body.tasks).toBeNull()
  })

  test('without a holder is not found: equal results share the place above', async () => {
    const vanya = await school.person('Ваня Швабрин')
    await goThrough(vanya, 9)
    expect((await masha.get(at('/places/2'))).headers['x-error-code']).toBe('place_not_found')
    expect((await masha.get(at('/places/1'))).body).toMatchObject({ sharing: 2 })
    expect((await masha.get(at('/places/0'))).status).toBe(404)
    expect((await masha.get('/api/trainings/999999/rating/places/1')).status).toBe(404)
  })
})

test('a user with a private profile is anonymous to others and sees their own name', async () => {
  await petya.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
  const { body } = await masha.get(at('/users'))
  expect(body[0]).toMatchObject({ place: 1, name: null, user_id: null, is_me: false })
  expect((await petya.get(at('/users'))).body[0]).toMatchObject({
    name: 'Пётр Г.',
    user_id: petya.id,
    is_me: true,
  })
})

describe('a run under half of the points', () => {
  test('has no place, and its name is shown only to its owner', async () => {
    const vanya = await school.person('Ваня Швабрин')
    await goThrough(vanya, 5)
    const last = async (person: Person) => (await person.get(at('/users'))).body.at(-1)
    expect(await last(masha)).toMatchObject({
      place: null,
      name: null,
      user_id: null,
      avatar: null,
      percent: 42,
    })
    expect(await last(vanya)).toMatchObject({ place: null, name: 'Ваня Ш.', is_me: true })
    expect((await vanya.get(at('/me'))).body).toMatchObject({ place: null, participants: 3 })
    expect((await masha.get(at('/me'))).body).toMatchObject({ place: 2, participants: 3 })
  })

  test('has one from exactly a half on', async () => {
    const vanya = await school.person('Ваня Швабрин')
    await goThrough(vanya, 6)
    expect((await vanya.get(at('/me'))).body).toMatchObject({ place: 3 })
  })
})
