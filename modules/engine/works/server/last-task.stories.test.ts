/** @module-tag embedded */
import { meetAt, openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { workClosed } from '../contract/events.ts'

// Many pupils at once, because a race may not happen for every pair of requests.
const pairs = 15

let school: TestSchool
let pupils: Person[]
let lesson: { id: number; workId: number }
/** By pupil. */
let attempts: Map<number, number>
/** The last two open tasks of the lesson. */
let last: [number, number]

/** All pupils have solved the lesson except its last two tasks. */
async function openLesson(key: string, first: string, second: string): Promise<void> {
  const id = await school.idOf('lessons', key)
  const [row] = await school.rows<{ workId: number }>(
    'select work_id as "workId" from lessons where id = $1',
    [id],
  )
  lesson = { id, workId: row!.workId }
  last = [await school.idOf('tasks', `${key}/${first}`), await school.idOf('tasks', `${key}/${second}`)]
  const ids = pupils.map((pupil) => pupil.id)
  const begun = await school.rows<{ userId: number; id: number }>(
    'insert into attempts (work_id, user_id, started_at) select $1, unnest($2::int[]), $3 returning user_id as "userId", id',
    [lesson.workId, ids, school.now],
  )
  attempts = new Map(begun.map(({ userId, id }) => [userId, id]))
  await school.rows(
    `insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select a.id, t.task_id, 'solved', 1, 1, $3 from attempts a join work_tasks t on t.work_id = a.work_id
      where a.work_id = $1 and t.task_id <> all($2::int[])`,
    [lesson.workId, last, school.now],
  )
}

const url = (pupil: Person, taskId: number, action: string) =>
  `/api/attempts/${attempts.get(pupil.id)}/tasks/${taskId}/${action}`
const solve = async (pupil: Person, taskId: number) =>
  pupil.post(url(pupil, taskId, 'answer_attempts'), { response: await school.answerOf(pupil, taskId) })
const giveUp = (pupil: Person, taskId: number) => pupil.post(url(pupil, taskId, 'fails'))

/** Pupils reported by `workClosed` events, once for each listener. */
const reportedPupils = async (): Promise<number[]> => {
  const rows = await school.rows<{ userId: number }>(
    `select (data ->> 'userId')::int as "userId" from pgboss.job
      where name = (select min(name) from pgboss.queue where name like $1) and (data ->> 'workId')::int = $2 order by 1`,
    [`event.${workClosed.name}.%`, lesson.workId],
  )
  return rows.map(({ userId }) => userId)
}
const everybody = () => pupils.map(({ id }) => id).toSorted((a, b) => a - b)

async function atOnce(acts: (pupil: Person) => Promise<{ status: number }>[]): Promise<void> {
  const replies = await Promise.all(pupils.flatMap(acts))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
}

beforeEach(async () => {
  school = await openTestSchool()
  pupils = await Promise.all(
    Array.from({ length: pairs }, (_, index) => school.person(`Маша Миронова-${index + 1}`)),
  )
})

describe('the last two tasks of a lesson, closed concurrently from two tabs', () => {
  beforeEach(async () => {
    await openLesson('linear-equations/what-is-equation', 'honey-jars', 'missing-word')
  })

  race('emit one event when both were solved', async () => {
    for (const pupil of pupils) {
      const replies = await together(
        school,
        last.map((taskId) => () => solve(pupil, taskId)),
      )
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(await reportedPupils()).toEqual(everybody())
  })

  test('emit one event when both were given up', async () => {
    await atOnce((pupil) => last.map((taskId) => giveUp(pupil, taskId)))
    expect(await reportedPupils()).toEqual(everybody())
  })
})

test('a review that closes a task while the pupil closes the other emits one event', async () => {
  await openLesson('spelling-detective/tsya-and-ne', 'detective-report', 'one-question')
  const methodist = await school.person('Анна Власьевна', {
    type: 'agent',
    isMethodist: true,
    gradeIndex: null,
  })
  const [essay, other] = last
  const courseId = await school.idOf('courses', 'spelling-detective')
  await atOnce((pupil) => [pupil.post(`/api/courses/${courseId}/enrollments`)])
  const response = { kind: 'essay', text: 'Альбом нашёлся сам.' }
  await atOnce((pupil) => [pupil.post(url(pupil, essay, 'answer_attempts'), { response })])
  const { body: queue } = await methodist.get('/api/teacher/check_queue?limit=100')
  const reviews = new Map(
    (queue as { id: number; pupil: { id: number } }[]).map(({ id, pupil }) => [pupil.id, id]),
  )
  const criteria = [2, 2, 1, 2].map((points, index) => ({ id: `К${index + 1}`, points: 100 * points }))
  const review = (pupil: Person) =>
    methodist.put(`/api/teacher/check_queue/${reviews.get(pupil.id)}/review`, { criteria, comment: '' })
  const attempt = 'select from attempts where user_id = $1 for update'
  for (const pupil of pupils) {
    const acts = [() => review(pupil), () => giveUp(pupil, other)]
    const replies = await meetAt(school, attempt, [pupil.id], acts)
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await reportedPupils()).toEqual(everybody())
})

test('lessons of different pupils do not block each other', async (context) => {
  const { kind, pool } = school.database
  if (kind === 'embedded') return context.skip('one connection: everybody takes turns')
  await openLesson('linear-equations/what-is-equation', 'honey-jars', 'missing-word')
  const [masha, petya] = pupils
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select from attempts where user_id = $1 for update', [masha!.id])
    const waiting = solve(masha!, last[0])
    expect((await solve(petya!, last[0])).status).toBe(200)
    await other.query('commit')
    expect((await waiting).status).toBe(200)
  } finally {
    other.release()
  }
})
