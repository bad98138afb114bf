import { afterEach, beforeEach, expect, test } from 'vitest'
import { regradingModule } from './index.ts'
import { ratingCount } from '@school/works/server'
import { type Desk, openDesk } from '@school/works/testing'

let desk: Desk
let task: { rubric: object; hash: string }
beforeEach(async () => {
  desk = await openDesk()
  const found = 'select rubric, content_hash as hash from tasks where id = $1'
  ;[task] = (await desk.school.rows<typeof task>(found, [desk.tasks[0]])) as [typeof task]
})
afterEach(() =>
  desk.school.rows('update tasks set rubric = $2::jsonb, content_hash = $3 where id = $1', [
    desk.tasks[0],
    JSON.stringify(task.rubric),
    task.hash,
  ]),
)

/** Four portions of a regrading. */
const people = 1200

const jobOf = (wanted: string) => regradingModule.jobs!.find(({ name }) => name === wanted)!

/** Adds this many people with the same answers as Masha in a judged olympiad. */
async function seatMany(): Promise<void> {
  await desk.school.rows(
    `with people as (
        insert into users (first_name, last_name, grade_index) select 'Солдат', n::text, 7 from generate_series(1, $1) n returning id
      ), of as (select * from attempts where work_id = $2 and user_id = $3), begun as (
        insert into attempts (work_id, user_id, number, started_at, finished_at, judged_at, points, max_points, grade_index)
        select of.work_id, p.id, of.number, of.started_at, of.finished_at, of.judged_at, of.points, of.max_points, of.grade_index from people p, of
        returning id
      ), states as (
        insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
        select b.id, s.task_id, s.status, s.tries, s.share, s.updated_at from begun b, task_states s join of on of.id = s.attempt_id
      ), given as (
        insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
        select b.id, n.task_id, n.try_number, n.response, n.verdict, n.answered_at from begun b, answers n join of on of.id = n.attempt_id
      )
      insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index)
      select b.id, of.work_id, of.points, of.max_points, of.grade_index from begun b, of`,
    [people, desk.workId, desk.masha.id],
  )
}

/** Distinct points in the work, and the number of attempts. */
const points = () =>
  desk.school.rows<{ points: number; people: number }>(
    'select points, count(*)::int as people from attempts where work_id = $1 group by 1 order by 1',
    [desk.workId],
  )

test('of more than a thousand answers is done in one run, changes places for all at once and does not wait for counting', async () => {
  await desk.state({ minutes: 60 })
  await desk.begin()
  await desk.save(0, { kind: 'number', text: '777' })
  await desk.finish()
  await desk.publish()
  await seatMany()
  const schools = () => Promise.resolve([])
  await ratingCount.count(desk.school.database.pool, schools)
  const [before] = await points()
  await desk.school.rows(
    `with put as (
        update tasks set rubric = jsonb_set(rubric, '{answer}', '777'), content_hash = 'of many' where id = $1
      )
      insert into regradings (task_id, from_hash, to_hash, state, created_at) values ($1, 'a', 'b', 'waiting', $2)`,
    [desk.tasks[0], desk.school.now],
  )

  let isDone = false
  const seen = new Set<string>()
  const watching = (async () => {
    while (!isDone) {
      seen.add(JSON.stringify((await points()).map((row) => row.points)))
      await ratingCount.count(desk.school.database.pool, schools)
    }
  })()
  await desk.school.jobQueue.run(jobOf('regrade-changed-tasks'))
  isDone = true
  await watching

  expect(await desk.school.rows('select state, answers_seen from regradings')).toEqual([
    { state: 'done', answers_seen: people + 1 },
  ])
  expect(await desk.failures()).toEqual([])
  expect(await points()).toEqual([{ points: before!.points + 100, people: people + 1 }])
  // At every moment all had the old points, or all had the new ones.
  expect([...seen].map((one) => JSON.parse(one).length)).toEqual([...seen].map(() => 1))

  await ratingCount.count(desk.school.database.pool, schools)
  await desk.school.jobQueue.run(ratingCount.mendJob)
  const boards = await desk.school.rows(
    'select points, people from rating_buckets where work_id = $1 and grade_index = -1 and region_id = 0 and slice = -1 and people > 0',
    [desk.workId],
  )
  expect(boards).toEqual([{ points: before!.points + 100, people: people + 1 }])
}, 60_000)
