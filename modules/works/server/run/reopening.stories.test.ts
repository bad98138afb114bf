import { inTransaction, type Unit } from '@school/db'
import { beforeEach, expect, test } from 'vitest'
import { closeRuns, reopenRun } from './reopen.ts'
import { after, type Desk, minute, openDesk, wrong } from './testing/desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

type Timed = Unit & { readonly now: Date }
const timed = <T>(act: (unit: Timed) => Promise<T>): Promise<T> =>
  inTransaction(desk.school.database.pool, (unit) => {
    const { sql, db } = unit
    return act({ sql, db, send: unit.send.bind(unit), now: desk.school.now })
  })

const mine = () => ({ workId: desk.workId, userId: desk.masha.id, classIds: [] })

test('a returned run keeps what was answered and has one try more; its points do not fall', async () => {
  await desk.state({ tries: 1 }, 'homework')
  await desk.begin()
  await desk.submit(0, await desk.right(0))
  await desk.submit(1, wrong)
  await expect(desk.submit(1, wrong)).rejects.toMatchObject({ code: 'task_closed' })
  const before = await desk.finish()
  expect(await timed((unit) => reopenRun(unit, mine(), 1))).toBe(true)
  expect(await timed((unit) => reopenRun(unit, mine(), 1))).toBe(false)
  expect(await desk.look()).toMatchObject({ state: 'running', result: null })
  await desk.submit(1, await desk.right(1))
  const after = await desk.finish()
  expect(after.result!.points).toBeGreaterThan(before.result!.points)
})

test('closing a work ends every run with what was answered', async () => {
  await desk.state({}, 'homework')
  await desk.begin()
  await timed((unit) => closeRuns(unit, desk.workId))
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
