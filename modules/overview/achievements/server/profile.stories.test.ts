import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

const reachedBy = (reader: Person, owner: Person) => reader.get(`/api/users/${owner.id}/achievements`)
const reached = (body: { achievements: { family: string; of: number; is_reached: boolean }[] }) =>
  body.achievements.filter(({ is_reached }) => is_reached).map(({ family, of }) => `${family} ${of}`)

/** Rewards of these days, one task each. */
async function earn(person: Person, days: readonly string[]): Promise<void> {
  for (const [index, day] of days.entries())
    await school.rows(
      `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at)
        values ($1, 'xp', 30, 'task_solved', 'task', $2, $3)`,
      [person.id, index + 1, `${day}T12:00:00Z`],
    )
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

test('a newcomer has the first level and everything ahead', async () => {
  const { body } = await reachedBy(masha, masha)
  expect(body).toMatchObject({ solved_tasks: 0, courses: [], trainings: [] })
  expect(body.achievements.length).toBeGreaterThan(10)
  expect(reached(body)).toEqual([])
})

test('a methodist alone may set how long the clock of a pupil runs', async () => {
  const grownUp = { type: 'agent', gradeIndex: null } as const
  const anna = await school.person('Анна Власьевна', { ...grownUp, isMethodist: true })
  const can = async (reader: Person, owner: Person) => (await reachedBy(reader, owner)).body.can
  expect(await can(anna, masha)).toEqual({ set_conditions: true })
  expect(await can(masha, masha)).toEqual({ set_conditions: false })
  expect(await can(anna, anna)).toEqual({ set_conditions: false })
  expect(await can(await school.person('Архип', grownUp), masha)).toEqual({ set_conditions: false })
})

test('days in a row are those of the dashboard: a frozen day does not break them, experience alone is none', async () => {
  await earn(masha, ['2026-11-09', '2026-11-10', '2026-11-11'])
  expect(reached((await reachedBy(masha, masha)).body)).toEqual([])
  await school.rows(
    'insert into watched_days (user_id, day, seconds, reported_at) select $1, unnest($2::date[]), 900, $3',
    [masha.id, ['2026-11-16', '2026-11-17', '2026-11-19'], school.now],
  )
  expect(reached((await reachedBy(masha, masha)).body)).toEqual(['streak 3'])
  expect((await masha.get('/api/user/streak')).body.best).toBe(3)
})

test('a finished training and a diploma are shown on the page', async () => {
  await school.rows(
    `insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points)
      select work_id, $1, now(), now(), now(), 1200, 1200 from trainings where key = 'percent-warm-up'`,
    [masha.id],
  )
  await school.rows(
    `insert into certificates (user_id, kind, title, source_type, source_id, number, issued_at)
      values ($1, 'winner', 'Олимпиада', 'olympiad', 1, 'AAAABBBBCCCC', now())`,
    [masha.id],
  )
  const { body } = await reachedBy(masha, masha)
  expect(body.trainings).toMatchObject([{ title: 'Проценты без паники', best_percent: 100 }])
  expect(reached(body)).toEqual(['trainings 1', 'diplomas 1'])
})

test('a closed page is absent for strangers, and its owner reads it', async () => {
  const petya = await school.person('Пётр Гринёв')
  for (const stranger of [petya, school.guest()]) {
    const { body, text } = await reachedBy(stranger, masha)
    expect(body).toMatchObject({ solved_tasks: 0 })
    expect(text).not.toContain('Миронова')
  }
  await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
  const closed = await reachedBy(petya, masha)
  expect(closed.headers['x-error-code']).toBe('profile_not_found')
  expect(closed.text).toBe((await petya.get('/api/users/2000000/achievements')).text)
  expect((await reachedBy(masha, masha)).status).toBe(200)
})

test('a teacher has no achievements', async () => {
  const savelich = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
  expect((await reachedBy(school.guest(), savelich)).body).toMatchObject({ achievements: [] })
})
