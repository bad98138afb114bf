/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { achievementsModule } from './index.ts'

let school: TestSchool
let masha: Person

const everyMinute = achievementsModule.jobs![0]!
const day = 86_400_000
const ago = (days: number) => new Date(school.now.getTime() - days * day)

const granted = async (person: Person, reader: Person = person) =>
  (
    (await reader.get(`/api/users/${person.id}/achievements`)).body.achievements as {
      family: string
      of: number
      reached_at: string | null
      is_new: boolean
    }[]
  ).filter(({ reached_at }) => reached_at !== null)
const newOf = async (person: Person) => (await person.get('/api/user/achievements/new')).body

/** Postings of XP, the first of them so many days ago and one a day. */
async function earn(person: Person, amounts: readonly number[], firstDaysAgo: number): Promise<void> {
  for (const [index, amount] of amounts.entries())
    await school.rows(
      `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at)
        values ($1, 'xp', $2, 'task_solved', 'task', $3, $4)`,
      [person.id, amount, firstDaysAgo * 1000 + index, ago(firstDaysAgo - index)],
    )
}

/** One task solved on each of these days before today. */
async function solveOn(person: Person, daysAgo: readonly number[]): Promise<void> {
  await school.rows(
    `with attempt as (
        insert into attempts (work_id, user_id, number, started_at)
        select t.work_id, $1, (select count(*) + 2 from attempts a where a.work_id = t.work_id and a.user_id = $1), $2
        from trainings t where t.key = 'percent-warm-up' returning id, work_id
      ), state as (
        insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
        select attempt.id, (select min(task_id) from work_tasks wt where wt.work_id = attempt.work_id), 'started', 0, 0, $2 from attempt
        returning attempt_id, task_id
      )
      insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
      select attempt_id, task_id, n, '{}', '{"outcome":"right"}', at from state, unnest($3::timestamptz[]) with ordinality t (at, n)`,
    [person.id, ago(Math.max(...daysAgo)), daysAgo.map(ago)],
  )
}

async function solve(person: Person, trainingKey: string, at: Date): Promise<void> {
  await school.rows(
    `with attempt as (
        insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points)
        select work_id, $1, $3, $3, $3, 1200, 1200 from trainings where key = $2 returning id, work_id
      )
      insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select attempt.id, wt.task_id, 'solved', 1, 1, $3 from attempt join work_tasks wt on wt.work_id = attempt.work_id`,
    [person.id, trainingKey, at],
  )
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
})

test('what is reached now is news at once, and the same news when it is granted a minute later', async () => {
  await solve(masha, 'percent-warm-up', school.now)
  const newNames = async () =>
    ((await newOf(masha)) as { family: string; of: number }[]).map(({ family, of }) => `${family} ${of}`)
  expect((await newNames()).toSorted()).toEqual(['tasks 1', 'tasks 10'])
  expect(await granted(masha)).toEqual([])
  await earn(masha, [10], 0)
  await school.jobQueue.run(everyMinute)
  expect((await newNames()).toSorted()).toEqual(['tasks 1', 'tasks 10', 'trainings 1'])
})

describe('what happened before there were grants', () => {
  test('is granted with the days on which it happened', async () => {
    await earn(masha, [200, 200, 200, 200], 40)
    await solve(masha, 'percent-warm-up', ago(38))
    await solveOn(masha, [39, 38, 36])
    await school.jobQueue.run(everyMinute)
    const days = Object.fromEntries((await granted(masha)).map((a) => [`${a.family} ${a.of}`, a.reached_at]))
    expect(days).toEqual({
      // The day between is frozen, as in the row of days.
      'streak 3': ago(36).toISOString(),
      // The fifth level begins with 700 XP: the fourth posting.
      'level 5': ago(37).toISOString(),
      'tasks 1': ago(38).toISOString(),
      'tasks 10': ago(38).toISOString(),
      'trainings 1': ago(38).toISOString(),
    })
  })

  test('is no news two weeks later', async () => {
    await solveOn(masha, [40, 39, 38])
    await earn(masha, [10], 40)
    await school.jobQueue.run(everyMinute)
    expect(await granted(masha)).toHaveLength(1)
    expect(await newOf(masha)).toEqual([])
  })
})

describe('the job of every minute', () => {
  test('goes on from where it stopped, and repeating it changes nothing', async () => {
    await solveOn(masha, [2, 1])
    await earn(masha, [10, 10], 2)
    await school.jobQueue.run(everyMinute)
    expect(await granted(masha)).toEqual([])
    await solveOn(masha, [0])
    await earn(masha, [10], 0)
    await school.jobQueue.run(everyMinute)
    const first = await granted(masha)
    expect(first).toMatchObject([{ family: 'streak', of: 3, is_new: true }])
    await school.jobQueue.run(everyMinute)
    expect(await granted(masha)).toEqual(first)
  })

  test('grants a diploma', async () => {
    await school.rows(
      `insert into certificates (user_id, kind, title, source_type, source_id, number, issued_at)
        values ($1, 'diploma_1', 'Олимпиада', 'olympiad', 1, 'AAAABBBBCCCC', $2), ($1, 'participation', 'Олимпиада', 'stage', 1, 'AAAABBBBCCCD', $3)`,
      [masha.id, ago(1), ago(3)],
    )
    await school.jobQueue.run(everyMinute)
    expect(await granted(masha)).toMatchObject([
      { family: 'diplomas', of: 1, reached_at: ago(1).toISOString() },
    ])
  })

  test('grants nothing to a teacher', async () => {
    const savelich = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    await solveOn(savelich, [2, 1, 0])
    await earn(savelich, [10, 10, 10], 2)
    await school.jobQueue.run(everyMinute)
    expect(await school.rows('select 1 from achievement_grants')).toEqual([])
  })
})

test('a finished training is granted by its event, at once', async () => {
  const id = await school.idOf('trainings', 'percent-warm-up')
  await solve(masha, 'percent-warm-up', ago(1))
  const { status } = await masha.post(`${await masha.attemptAt(`/api/trainings/${id}/tasks`)}/finishes`)
  expect(status).toBe(200)
  expect(await granted(masha)).toEqual([])
  await school.jobQueue.hearAnnounced()
  expect((await granted(masha)).map(({ family, of }) => `${family} ${of}`)).toContain('trainings 1')
})

describe('news', () => {
  beforeEach(async () => {
    await solveOn(masha, [2, 1, 0])
    await earn(masha, [10], 2)
    await school.jobQueue.run(everyMinute)
  })

  test('is shown on the dashboard until its owner has seen it', async () => {
    expect(await newOf(masha)).toMatchObject([{ family: 'streak', of: 3 }])
    for (const _ of [1, 2]) expect((await masha.post('/api/user/achievements/views')).status).toBe(204)
    expect(await newOf(masha)).toEqual([])
    expect(await granted(masha)).toMatchObject([{ family: 'streak', is_new: false }])
  })

  test('belongs to one person: others neither see it nor mark it as seen', async () => {
    const petya = await school.person('Пётр Гринёв')
    expect(await newOf(petya)).toEqual([])
    await petya.post('/api/user/achievements/views')
    expect(await newOf(masha)).toHaveLength(1)
    expect(await granted(masha, petya)).toMatchObject([{ family: 'streak', is_new: false }])
  })

  test('is not shown for a closed profile', async () => {
    await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    const petya = await school.person('Пётр Гринёв')
    expect((await petya.get(`/api/users/${masha.id}/achievements`)).status).toBe(404)
    expect(await newOf(masha)).toHaveLength(1)
  })

  test('is for those who have signed in', async () => {
    expect((await school.guest().get('/api/user/achievements/new')).status).toBe(401)
  })
})
