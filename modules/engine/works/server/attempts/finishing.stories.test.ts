/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { inTransaction } from '@school/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, type Desk, minute, openDesk, wrong } from './testing/desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

describe('finishing', () => {
  test('judges the saved answers, pays XP once and shows solutions of answered tasks', async () => {
    await desk.begin()
    await desk.save(0, await desk.right(0))
    await desk.save(1, wrong)
    const done = await desk.finish()
    expect(done).toMatchObject({
      state: 'finished',
      finishReason: 'user',
      result: { points: 100, percent: 33 },
    })
    expect(done.tasks.map(({ status }) => status)).toEqual(['solved', 'failed', 'not_started'])
    const [row] = await desk.school.rows<{ xp: number }>(
      'select available_xp as xp from tasks where id = $1',
      [desk.tasks[0]],
    )
    expect(await desk.xp()).toBe(row!.xp)
    expect((await desk.open(1)).solution).not.toBeNull()
    expect(await desk.finish()).toMatchObject({ finishedAt: done.finishedAt })
    expect(await desk.xp()).toBe(row!.xp)
  })

  race('from two tabs at once judges once', async () => {
    await desk.begin()
    await desk.save(0, await desk.right(0))
    await together(desk.school, [() => desk.finish(), () => desk.finish()])
    expect(await desk.school.rows('select 1 from answers')).toHaveLength(1)
    expect(await desk.school.rows('select 1 from reward_transactions')).toHaveLength(1)
  })

  race('and a concurrent save: the answer is counted or refused, never silently lost', async () => {
    for (let round = 0; round < 8; round++) {
      if (round > 0) desk = await openDesk()
      await desk.begin()
      const answer = await desk.right(0)
      const save = () =>
        desk.save(0, answer).then(
          () => 100,
          () => 0,
        )
      const [counted] = await together(desk.school, [save, () => desk.finish()], round)
      expect((await desk.look())!.result!.points).toBe(counted)
    }
  })

  test('blocks a concurrent save, which is then refused', async (context) => {
    const { pool, kind } = desk.school.database
    if (kind === 'embedded') return context.skip('one connection: no concurrent requests')
    await desk.begin()
    let saved: Promise<unknown> | undefined
    await inTransaction(pool, async ({ sql }) => {
      await sql.query({
        text: 'update attempts set finished_at = now() where work_id = $1',
        values: [desk.workId],
      })
      saved = desk.save(0, wrong).catch((error: unknown) => error)
      await new Promise((resolve) => setTimeout(resolve, 150))
    })
    expect(await saved).toMatchObject({ code: 'attempt_finished' })
    expect(await desk.school.rows('select 1 from answer_drafts')).toEqual([])
  })

  test('closes the attempt for answers', async () => {
    await desk.begin()
    await desk.finish()
    await expect(desk.save(0, wrong)).rejects.toMatchObject({ code: 'attempt_finished' })
  })

  test('an unreadable answer is wrong, and does not stop the judgement', async () => {
    await desk.begin()
    await desk.save(0, { kind: 'number', text: 'пять с половиной' })
    expect(await desk.finish()).toMatchObject({ result: { points: 0 } })
  })

  test('before the hour of results discloses nothing; at the hour everything is judged once', async () => {
    await desk.state({ minutes: 60, resultsAt: after(180 * minute).toISOString() })
    await desk.begin()
    await desk.save(0, await desk.right(0))
    const done = await desk.finish()
    expect(done).toMatchObject({ state: 'finished', result: null })
    expect(done.tasks[0]!.status).toBe('started')
    expect(await desk.open(0)).toMatchObject({ solution: null, lastTry: null, status: 'started' })
    await desk.publish()
    expect(await desk.xp()).toBe(0)
    desk.school.at(after(180 * minute))
    await desk.publish()
    await desk.publish()
    expect((await desk.look())!.result).toMatchObject({ points: 100 })
    expect(await desk.school.rows('select 1 from reward_transactions')).toHaveLength(1)
  })

  test('XP of a task is paid once over all attempts', async () => {
    await desk.state({ minutes: 60, attempts: null })
    for (const _ of [1, 2]) {
      await desk.begin()
      await desk.save(0, await desk.right(0))
      await desk.finish()
    }
    expect(await desk.school.rows('select 1 from reward_transactions')).toHaveLength(1)
    expect(await desk.school.rows('select points from attempts order by number')).toEqual([
      { points: 100 },
      { points: 100 },
    ])
  })
})

describe('a homework', () => {
  test('takes three tries, judges each at once and then shows the solution', async () => {
    await desk.state({}, 'homework')
    await desk.begin()
    const attempt = () => desk.submit(0, wrong)
    expect((await attempt()).task).toMatchObject({ triesUsed: 1, triesLimit: 3, solution: null })
    await attempt()
    const last = await attempt()
    expect(last.task).toMatchObject({ status: 'failed', can: { answer: false } })
    expect(last.task.solution).not.toBeNull()
    await expect(attempt()).rejects.toMatchObject({ code: 'task_closed' })
  })

  test('closes for answers at its deadline', async () => {
    await desk.state({ closesAt: after(minute).toISOString() }, 'homework')
    await desk.begin()
    desk.school.at(after(minute + 1))
    const late = desk.submit(0, wrong)
    await expect(late).rejects.toMatchObject({ code: 'time_is_up' })
  })
})

describe('a training', () => {
  test('in a new attempt starts from zero, has a new score and pays XP only once', async () => {
    await desk.state({ attempts: null }, 'practice')
    const solve = async () => desk.submit(0, await desk.right(0))
    await desk.begin()
    const wrongFirst = () => desk.submit(0, wrong)
    await wrongFirst()
    expect((await solve()).gainedXp).toBeGreaterThan(0)
    expect(await desk.finish()).toMatchObject({ result: { points: 75, maxPoints: 300 } })
    const paid = await desk.xp()
    expect(await desk.begin()).toMatchObject({ number: 2, tasks: [{ status: 'not_started' }, {}, {}] })
    expect((await solve()).gainedXp).toBe(0)
    expect((await desk.open(0)).status).toBe('solved')
    expect(await desk.finish()).toMatchObject({ result: { points: 100 } })
    expect(await desk.xp()).toBe(paid)
  })
})
