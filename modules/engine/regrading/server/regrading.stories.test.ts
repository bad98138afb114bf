/** @module-tag embedded */
import type { JobContext } from '@school/kernel/server'
import type { Person } from '@school/server/testing'
import type { Response } from '@school/tasks/contract'
import { type KeyedTask, loadTasks } from '@school/tasks/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderRegrading, regradeNext, regradingModule } from './index.ts'
import { workClosed } from '@school/works/contract'
import { type Desk, openDesk } from '@school/works/testing'

let desk: Desk
/** The answer of all pupils, which the corrected key accepts. */
const seven: Response = { kind: 'number', text: '777' }

const inTime = <T>(act: (ctx: JobContext) => Promise<T>) => desk.school.jobQueue.inTransaction(act)

/** Loads the content with another key of one task, and optionally another question. */
async function load(index: number, answer: number, html?: string): Promise<void> {
  const rows = await desk.school.rows<KeyedTask & { id: number }>(
    `select id, key, title, kind, difficulty, skills, question, rubric, hints, solution_html as "solutionHtml", recipe,
       content_hash as "contentHash" from tasks where retired_at is null`,
  )
  const { key: changed } = rows.find(({ id }) => id === desk.tasks[index])!
  const under = changed.slice(0, changed.lastIndexOf('/') + 1)
  const ours = rows.filter(({ key }) => key.startsWith(under))
  const contents = ours.map(({ id, ...task }) =>
    id === desk.tasks[index]
      ? {
          ...task,
          rubric: { ...task.rubric, answer },
          question: { ...task.question, ...(html ? { html } : {}) },
          contentHash: `${answer} ${html ?? task.contentHash.split(' ').at(-1)}`,
        }
      : task,
  ) as KeyedTask[]
  await inTime((unit) => loadTasks(unit.db, contents, desk.school.now, [under]))
}

const keyOf = async (index: number) =>
  (
    await desk.school.rows<{ answer: number; html: string }>(
      `select (rubric ->> 'answer')::float8 as answer, question ->> 'html' as html from tasks where id = $1`,
      [desk.tasks[index]],
    )
  )[0]!
const regrade = () =>
  desk.school.jobQueue.run(regradingModule.jobs!.find(({ name }) => name === 'regrade-changed-tasks')!)
const record = async () =>
  (
    await desk.school.rows<Record<string, unknown>>(
      `select state, answers_seen, answers_changed, attempts_changed, xp_paid from regradings order by id`,
    )
  ).map((row) => ({ ...row }))
const worth = async () =>
  (
    await desk.school.rows<{ xp: number }>('select available_xp as xp from tasks where id = $1', [
      desk.tasks[0],
    ])
  )[0]!.xp

let original: { answer: number; html: string }
beforeEach(async () => {
  desk = await openDesk()
  original = await keyOf(0)
  await desk.school.rows('delete from regradings')
  await desk.school.rows('delete from task_changes')
})
afterEach(async () => {
  await load(0, original.answer, original.html)
  await desk.school.rows('delete from regradings')
  await desk.school.rows('delete from task_changes')
})

describe('a corrected key', () => {
  test('judges unreviewed answers, also in a judged attempt', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await desk.submit(0, seven)
    await desk.finish()
    await desk.school.rows('update answers set verdict = null where try_number = 2')
    await load(0, 777)
    await regrade()
    expect(await record()).toMatchObject([{ state: 'done', answers_seen: 2, answers_changed: 2 }])
    expect((await desk.look())!.result!.points).toBeGreaterThan(0)
  })

  test('makes a wrong answer right: verdict, state, points, rating and XP', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await desk.finish()
    expect((await desk.look())!.result!.points).toBe(0)
    const xpBefore = await desk.xp()

    await load(0, 777)
    await regrade()

    expect(await desk.open(0)).toMatchObject({
      status: 'solved',
      xp: await worth(),
      lastTry: { response: seven, verdict: { outcome: 'right', share: 1 } },
    })
    expect((await desk.look())!.result!.points).toBe(100)
    expect((await desk.xp()) - xpBefore).toBe(await worth())
    const counted = await desk.school.rows('select points from rating_fresh where work_id = $1', [
      desk.workId,
    ])
    expect(counted).toEqual([{ points: 100 }])
    expect(await record()).toEqual([
      { state: 'done', answers_seen: 1, answers_changed: 1, attempts_changed: 1, xp_paid: await worth() },
    ])
  })

  test('records the earlier verdict, and does not change the answer', async () => {
    await desk.state({}, 'practice')
    await desk.begin()
    await desk.submit(0, seven)
    await load(0, 777)
    await regrade()
    const kept = await desk.school.rows<{ before: object; after: object; response: object }>(
      `select r.before, r.after, a.response from regraded_answers r
       join answers a on a.attempt_id = r.attempt_id and a.try_number = r.try_number and a.task_id = $1`,
      [desk.tasks[0]],
    )
    expect(kept).toMatchObject([
      { before: { outcome: 'wrong' }, after: { outcome: 'right' }, response: seven },
    ])
  })

  test('makes a right answer wrong, and takes no XP back', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, await desk.right(0))
    await desk.finish()
    const xp = await desk.xp()
    await load(0, 777)
    await regrade()
    expect((await desk.look())!.result!.points).toBe(0)
    expect(await desk.open(0)).toMatchObject({ status: 'started', xp: await worth() })
    expect(await desk.xp()).toBe(xp)
  })

  test('is idempotent: another run and another load of the same key change nothing', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await load(0, 777)
    await regrade()
    const xp = await desk.xp()
    const after = await record()
    await regrade()
    await load(0, 777)
    await regrade()
    expect(await desk.xp()).toBe(xp)
    expect(await record()).toEqual(after)
  })

  test('pays a task once though it was answered in two attempts', async () => {
    await desk.state({ attempts: null }, 'practice')
    for (let attemptNumber = 0; attemptNumber < 2; attemptNumber++) {
      await desk.begin()
      await desk.submit(0, seven)
      await desk.finish()
    }
    const xp = await desk.xp()
    await load(0, 777)
    await regrade()
    expect((await desk.xp()) - xp).toBe(await worth())
    expect((await record())[0]).toMatchObject({ attempts_changed: 2, xp_paid: await worth() })
  })

  test('resumes where it was interrupted', async () => {
    await desk.state({}, 'homework')
    const people = [desk.masha, await desk.school.person('Пётр Гринёв'), await desk.school.person('Савельич')]
    for (const person of people) {
      await desk.begin(person)
      await desk.submit(0, seven, person)
    }
    await load(0, 777)
    await inTime((unit) => regradeNext(unit, 2))
    expect((await record())[0]).toMatchObject({ state: 'waiting', attempts_changed: 2 })
    await inTime((unit) => regradeNext(unit, 2))
    expect((await record())[0]).toMatchObject({ state: 'done', attempts_changed: 3 })
    expect(await inTime((unit) => regradeNext(unit, 2))).toBeNull()
  })

  test('does not touch an exam that is not judged yet: it is judged by the new key', async () => {
    await desk.state({ minutes: 60, resultsAt: '2026-11-21T09:00:00Z' })
    await desk.begin()
    await desk.save(0, seven)
    await desk.finish()
    await load(0, 777)
    await regrade()
    expect((await record())[0]).toMatchObject({ state: 'done', answers_seen: 0 })
    expect((await desk.look())!.result).toBeNull()
    desk.school.at(new Date('2026-11-21T10:00:00Z'))
    await desk.publish()
    expect((await desk.look())!.result!.points).toBe(100)
  })

  test('an answer at the same moment is neither lost nor overwritten', async () => {
    await desk.state({}, 'practice')
    await desk.begin()
    await desk.submit(0, seven)
    await load(0, 777)
    const [, sent] = await Promise.allSettled([regrade(), desk.submit(0, { kind: 'number', text: '5' })])
    await regrade()
    const [{ tries, answers }] = (await desk.school.rows<{ tries: number; answers: number }>(
      `select s.tries, (select count(*)::int from answers a where a.attempt_id = s.attempt_id and a.task_id = s.task_id) as answers
       from task_states s where s.task_id = $1`,
      [desk.tasks[0]],
    )) as [{ tries: number; answers: number }]
    expect(answers).toBe(tries)
    expect(tries).toBe(sent!.status === 'fulfilled' ? 2 : 1)
    expect(await desk.open(0)).toMatchObject({ status: 'solved', xp: await worth() })
  })
})

describe('a lesson whose last open task a regrading closes', () => {
  /** Pupils reported by `workClosed` events, once for each listener. */
  const reportedPupils = async () =>
    (
      await desk.school.rows<{ userId: number }>(
        `select (data ->> 'userId')::int as "userId" from pgboss.job
          where name = (select min(name) from pgboss.queue where name like $1) and (data ->> 'workId')::int = $2`,
        [`event.${workClosed.name}.%`, desk.workId],
      )
    ).map(({ userId }) => userId)

  test.each([
    ['emits one event', [1, 2], 1],
    ['emits no event while another task is open', [1], 0],
  ])('%s', async (_, others, times) => {
    await desk.state({}, 'practice')
    await desk.begin()
    await desk.submit(0, seven)
    for (const index of others) await desk.submit(index, await desk.right(index))
    // A lesson states no rules.
    await desk.school.rows('update works set rules = null where id = $1', [desk.workId])
    await load(0, 777)
    await regrade()
    await regrade()
    expect(await reportedPupils()).toEqual(Array(times).fill(desk.masha.id))
  })
})

describe('an attempt that cannot be judged again', () => {
  const response = (person: Person, given: object) =>
    desk.school.rows(
      `update answers set response = $2::jsonb where attempt_id = (select id from attempts where user_id = $1)`,
      [person.id, JSON.stringify(given)],
    )
  const statuses = async () =>
    (
      await desk.school.rows<{ status: string }>(
        `select s.status from task_states s join attempts a on a.id = s.attempt_id order by a.user_id`,
      )
    ).map(({ status }) => status)
  const stuckAttempts = () =>
    desk.school.jobQueue.run(regradingModule.jobs!.find(({ name }) => name === 'regrade-stuck-attempts')!)

  test('is skipped and reported; the others are judged, and it is judged when it can be', async () => {
    await desk.state({}, 'homework')
    const people = [desk.masha, await desk.school.person('Пётр Гринёв'), await desk.school.person('Савельич')]
    for (const person of people) {
      await desk.begin(person)
      await desk.submit(0, seven, person)
    }
    const petya = people[1]!
    await response(petya, { kind: 'number', text: { not: 'a text' } })
    await load(0, 777)
    await inTime((ctx) => regradeNext(ctx, 2))
    expect(await statuses(), 'in the middle').toEqual(['solved', 'started', 'started'])
    await regrade()
    expect(await statuses()).toEqual(['solved', 'started', 'solved'])
    expect((await record())[0]).toMatchObject({ state: 'done', answers_seen: 2, attempts_changed: 2 })
    const failure = { job: 'regrade-stuck-attempts', count: 1, isOpen: true }
    expect(await desk.failures()).toEqual([failure])

    await response(petya, seven)
    desk.school.at(new Date(desk.school.now.getTime() + 60_000))
    await stuckAttempts()
    expect(await statuses()).toEqual(['solved', 'solved', 'solved'])
    expect((await record())[0]).toMatchObject({ state: 'done', answers_seen: 3, attempts_changed: 3 })
    expect(await desk.failures()).toEqual([{ ...failure, isOpen: false }])
  })

  test('is no failure when it does not exist any more', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await response(desk.masha, { kind: 'number', text: { not: 'a text' } })
    await load(0, 777)
    await regrade()
    await desk.school.rows('delete from attempts')
    desk.school.at(new Date(desk.school.now.getTime() + 60_000))
    await stuckAttempts()
    expect(await desk.failures()).toMatchObject([{ isOpen: false }])
  })
})

describe('a question that has changed with its key', () => {
  test('does not change old answers, which belong to another question', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await load(0, 777, '<p>Теперь другой вопрос</p>')
    await regrade()
    expect((await record())[0]).toMatchObject({ state: 'held', answers_seen: 0 })
    expect(await desk.open(0)).toMatchObject({ status: 'started', xp: 0 })
  })

  test('is judged again when a methodist confirms it', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    await desk.submit(0, seven)
    await load(0, 777, '<p>Теперь другой вопрос</p>')
    const [task] = await desk.school.rows<{ key: string }>('select key from tasks where id = $1', [
      desk.tasks[0],
    ])
    expect(await inTime((unit) => orderRegrading(unit, 'no/such/task'))).toBe(false)
    expect(await inTime((unit) => orderRegrading(unit, task!.key))).toBe(true)
    await regrade()
    expect(await desk.open(0)).toMatchObject({ status: 'solved' })
  })

  test('a new title or solution causes no regrading', async () => {
    await desk.school.rows(`update tasks set title = 'Был другой', content_hash = 'other' where id = $1`, [
      desk.tasks[0],
    ])
    await load(0, original.answer)
    await regrade()
    expect(await record()).toEqual([])
  })
})
