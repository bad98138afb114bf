import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { regradingModule } from '@school/regrading/server'
import { worksModule } from '@school/works/server'
import { beforeEach, expect, test } from 'vitest'
import { api, pathDesk, wrongNumber } from './testing/path-desk.ts'

let school: TestSchool
let masha: Person
let desk: ReturnType<typeof pathDesk>
const holder = { holder: 'tab-of-masha' }
const errorOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']

interface Listed {
  id: number
  position: number
  kind: string
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 9 })
  desk = pathDesk(school)
})

/** Saves a wrong answer to the first task of a work whose answers are saved. */
async function saveWrong(person: Person, attempt: string, tasks: Listed[]) {
  const task = tasks.find(({ kind }) => kind === 'number')!
  const body = { response: wrongNumber, sequence: 1, ...holder }
  const { status, text } = await person.put(`${attempt}/tasks/${task.id}/answer`, body)
  expect(status, text).toBe(200)
}

test('an exam discloses nothing before its results, nor while a new attempt at it is in progress', async () => {
  const [exam] = await school.rows<{ id: number }>(
    `select id from exam_rehearsals where key = 'oge-math-2025'`,
  )
  const at = (rest: string) => `/api/exam_rehearsals/${exam!.id}${rest}`
  const begun = await masha.post(at('/starts'), holder)
  const attempt = await masha.attemptAt(at('/tasks'))
  await saveWrong(masha, attempt, begun.body.attempt.tasks)
  await desk.collect()
  expect((await desk.list(masha)).counts.open).toBe(0)

  await masha.post(`${attempt}/finishes`)
  await desk.collect()
  const card = await desk.only(masha)
  expect(card).toMatchObject({
    step: 1,
    answer: wrongNumber,
    place: { url: at('/results').replace('/api', '') },
  })

  desk.daysOn(1)
  const { twin } = (await desk.start(masha, card.id)).body
  await masha.post(at('/starts'), holder)
  expect((await desk.list(masha)).counts).toEqual({ open: 0, today: 0, closed: 0, dismissed: 0 })
  expect(errorOf(await masha.get(`${api}/${card.id}`))).toBe('mistake_not_found')
  const twinAt = `/api/attempts/${twin.attempt_id}`
  expect(errorOf(await masha.get(`${twinAt}/tasks/${twin.task.id}`))).toBe('mistake_not_found')
  const sent = await masha.post(`${twinAt}/tasks/${twin.task.id}/answer_attempts`, { response: wrongNumber })
  expect(errorOf(sent)).toBe('mistake_not_found')

  await masha.post(`${await masha.attemptAt(at('/tasks'))}/finishes`)
  expect((await desk.list(masha)).counts.open).toBe(1)
})

test('an olympiad discloses nothing until its results are published, although it is judged', async () => {
  school.at(new Date('2026-09-01T09:00:00Z'))
  const [stage] = await school.rows<{ id: number; olympiadId: number }>(
    `select s.id, o.id as "olympiadId" from olympiad_stages s join olympiads o on o.id = s.olympiad_id
     where o.key = 'physics-around' order by s.position limit 1`,
  )
  await school.rows(`update olympiad_stages set results_at = '2026-09-08T09:00:00Z' where id = $1`, [
    stage!.id,
  ])
  const entered = await masha.post(`/api/olympiad_stages/${stage!.id}/participations`, { grade_index: 9 })
  expect(entered.status, entered.text).toBe(200)
  const begun = await masha.post(
    `/api/olympiad_participations/${entered.body.participation.id}/starts`,
    holder,
  )
  const { id, tasks } = begun.body.attempt
  await saveWrong(masha, `/api/attempts/${id}`, tasks)
  await masha.post(`/api/attempts/${id}/finishes`)
  for (const job of worksModule.jobs!) await school.jobQueue.run(job)
  await school.rows(
    `update attempts set judged_at = coalesce(judged_at, $2), points = coalesce(points, 0), max_points = coalesce(max_points, 100)
      where id = $1`,
    [id, school.now],
  )
  await desk.collect()
  expect((await desk.list(masha)).counts.open).toBe(0)

  desk.daysOn(8)
  await desk.collect()
  expect((await desk.list(masha)).counts.open).toBe(0)
  await school.rows('update olympiad_stages set published_at = $2 where id = $1', [stage!.id, school.now])
  desk.daysOn(1 / 12)
  await desk.collect()
  expect((await desk.list(masha)).counts.open).toBe(1)
})

test('a homework discloses a task when it is closed there, and all tasks on submission', async () => {
  const [set] = (await masha.get('/api/homework_library/skills')).body as { id: number }[]
  const picked = (await masha.post(`/api/homework_sets/${set!.id}/picks`)).body as { id: number }
  const begun = await masha.post(`/api/homeworks/${picked.id}/starts`, holder)
  const { id, tasks } = begun.body.attempt as { id: number; tasks: Listed[] }
  const task = tasks.find(({ kind }) => kind === 'number')!
  const at = `/api/attempts/${id}/tasks/${task.id}`
  const { variant } = (await masha.get(at)).body
  const response = await desk.wrongTo(masha, task.id, variant)
  expect((await masha.post(`${at}/answer_attempts`, { response, variant })).status).toBe(200)
  await desk.collect()
  expect((await desk.list(masha)).counts.open).toBe(0)
  await masha.post(`/api/attempts/${id}/finishes`)
  await desk.collect()
  expect(await desk.only(masha)).toMatchObject({ step: 1, place: { url: `/homeworks/${picked.id}` } })
})

test('a regrading that makes an answer right closes its card, and undoing it reopens the card', async () => {
  const lesson = `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`
  const attempt = await masha.begin(lesson)
  const task = (await masha.get(`${lesson}/tasks`)).body.find(({ kind }: Listed) => kind === 'number')
  await masha.post(`${attempt}/tasks/${task.id}/answer_attempts`, { response: wrongNumber })
  await desk.collect()
  const { id } = await desk.only(masha)
  const [key] = (await school.rows<{ rubric: object; hash: string }>(
    'select rubric, content_hash as hash from tasks where id = $1',
    [task.id],
  )) as [{ rubric: object; hash: string }]
  const judge = async (rubric: object, hash: string) => {
    await school.rows(
      `with old as (select id, content_hash from tasks where id = $1),
         changed as (update tasks set rubric = $2, content_hash = $3 where id = $1)
       insert into task_changes (task_id, from_hash, to_hash, is_question_kept, changed_at) select id, content_hash, $3, true, $4 from old`,
      [task.id, JSON.stringify(rubric), hash, school.now],
    )
    await school.jobQueue.run(regradingModule.jobs!.find(({ name }) => name === 'regrade-changed-tasks')!)
    await desk.collect()
  }
  await judge({ ...key.rubric, answer: Number(wrongNumber.text) }, 'mended')
  expect((await masha.get(`${api}/${id}`)).body).toMatchObject({ state: 'closed', closed_by: 'regraded' })
  await judge(key.rubric, key.hash)
  expect((await masha.get(`${api}/${id}`)).body).toMatchObject({ state: 'open', step: 1, closed_by: null })
})
