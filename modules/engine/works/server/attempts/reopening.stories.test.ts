/** @module-tag embedded */
import { type Judging, rulesOf } from '@school/work-rules/server'
import { inTransaction } from '@school/db'
import { jobContext } from '@school/kernel/server'
import { beforeEach, expect, test } from 'vitest'
import { closeAttempts, reopenAttempt } from './reopen.ts'
import { listSavedStatuses } from './saved.ts'
import { after, type Desk, minute, openDesk, wrong } from './testing/desk.ts'
import { turnWork } from './turn.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

const timed = <T>(act: (unit: Judging) => Promise<T>): Promise<T> =>
  inTransaction(desk.school.database.pool, (unit) => act(jobContext(unit, desk.school.now)))

const mine = () => ({ workId: desk.workId, userId: desk.masha.id, classIds: [] })

test('a returned attempt keeps its answers and has one more try; its points do not fall', async () => {
  await desk.state({ tries: 1 }, 'homework')
  await desk.begin()
  await desk.submit(0, await desk.right(0))
  await desk.submit(1, wrong)
  await expect(desk.submit(1, wrong)).rejects.toMatchObject({ code: 'task_closed' })
  const before = await desk.finish()
  expect(await timed((unit) => reopenAttempt(unit, mine(), 1))).toBe(true)
  expect(await timed((unit) => reopenAttempt(unit, mine(), 1))).toBe(false)
  expect(await desk.look()).toMatchObject({ state: 'running', result: null })
  await desk.submit(1, await desk.right(1))
  const after = await desk.finish()
  expect(after.result!.points).toBeGreaterThan(before.result!.points)
})

test('closing a work ends every attempt with the given answers', async () => {
  await desk.state({}, 'homework')
  await desk.begin()
  await timed((unit) => closeAttempts(unit, desk.workId))
  expect(await desk.look()).toMatchObject({ state: 'finished', finishReason: 'admin' })
})

test.each([
  ['at once', 'after_solve', true, true],
  ['after the deadline', 'after_deadline', false, true],
  ['never', 'never', false, false],
] as const)('a solution is shown %s when the rules say so', async (_, solution, isAtOnce, isLater) => {
  await desk.state({ solution, closesAt: after(minute).toISOString() }, 'homework')
  await desk.begin()
  const { task } = await desk.submit(0, await desk.right(0))
  expect(task.solution !== null).toBe(isAtOnce)
  desk.school.at(after(2 * minute))
  expect((await desk.open(0)).solution !== null).toBe(isLater)
})

test('an exam can be reopened before it is judged, but neither after that nor when its answers are in review', async () => {
  await desk.state({ minutes: 60, resultsAt: after(180 * minute).toISOString() })
  await desk.begin()
  await desk.save(0, await desk.right(0))
  const back = () => timed((unit) => reopenAttempt(unit, mine()))
  await desk.finish()
  expect(await back()).toBe(true)
  await desk.finish()
  const ask = `insert into answer_reviews (attempt_id, task_id, try_number, state, asked_at)
    select id, $1, 1, 'reviewed', now() from attempts`
  await desk.school.rows(ask, [desk.tasks[1]])
  expect(await back()).toBe(false)
  await desk.school.rows('delete from answer_reviews')
  desk.school.at(after(180 * minute))
  await desk.publish()
  expect(await back()).toBe(false)
  expect(await desk.look()).toMatchObject({ state: 'finished', result: { points: 100 } })
})

test('a failed task with one more try is started again', async () => {
  await desk.state({ tries: 1 }, 'homework')
  await desk.begin()
  await desk.submit(0, wrong)
  expect((await desk.finish()).tasks[0]!.status).toBe('failed')
  await timed((unit) => reopenAttempt(unit, mine(), 1))
  expect((await desk.look())!.tasks[0]!.status).toBe('started')
})

test('an exam becomes a homework: all attempts are judged at once, and mistakes can be corrected', async () => {
  const closesAt = after(10 * minute).toISOString()
  await desk.state({ minutes: 10, closesAt, hardClose: true, resultsAt: closesAt })
  await desk.begin()
  await desk.save(0, await desk.right(0))
  await desk.save(1, wrong)
  const saved = await timed(({ sql }) => listSavedStatuses(sql, desk.workId))
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['failed', 'solved'])
  const until = after(60 * minute)
  const rules = rulesOf({ mode: 'homework', closesAt: until.toISOString(), solution: 'after_deadline' })
  await timed((unit) => turnWork(unit, desk.workId, rules))
  const turned = (await desk.look())!
  expect(turned).toMatchObject({ mode: 'homework', state: 'finished', finishReason: 'admin' })
  expect(turned.deadlineAt).toBe(until.toISOString())
  expect(turned.result!.percent).toBeGreaterThan(0)
  expect(turned.tasks.map(({ status }) => status)).toEqual(['solved', 'failed', 'not_started'])
  expect((await desk.open(0)).solution).toBeNull()
  await timed((unit) => reopenAttempt(unit, mine()))
  await desk.submit(1, await desk.right(1))
  expect((await desk.finish()).result!.points).toBeGreaterThan(turned.result!.points)
})
