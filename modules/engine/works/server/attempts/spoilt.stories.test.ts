/** @module-tag embedded */
import type { JobContext } from '@school/kernel/server'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { rulesOf } from '@school/work-rules/server'
import { closeAttempts, reopenAttempt } from './reopen.ts'
import { showResults } from './show-results.ts'
import { after, type Desk, minute, openDesk, wrong } from './testing/desk.ts'
import { turnWork } from './turn.ts'

let desk: Desk
let others: Person[]
beforeEach(async () => {
  desk = await openDesk()
  others = [await desk.school.person('Пётр Гринёв'), await desk.school.person('Алексей Швабрин')]
})

const inWork = <T>(act: (ctx: JobContext) => Promise<T>) => desk.school.jobQueue.inTransaction(act)
const judgedAll = ['Алексей', 'Маша', 'Пётр']
const judgedOthers = ['Алексей', 'Пётр']

/** All pupils have started and saved a right answer to the first task. */
async function everybodySits(): Promise<void> {
  for (const person of [desk.masha, ...others]) {
    await desk.begin(person)
    await desk.put(person, await desk.right(0))
  }
}

/** The data is repaired, and the jobs run again. */
async function putRight(): Promise<void> {
  await desk.put(desk.masha, await desk.right(0))
  desk.school.at(new Date(desk.school.now.getTime() + 2 * minute))
  await desk.closeOverdue()
  await desk.publish()
}

const stuck = [{ job: 'publish-results', count: 1, isOpen: true }]
const mended = [{ job: 'publish-results', count: 1, isOpen: false }]

describe('an attempt that cannot be judged, one of many', () => {
  test('does not block the results of others when they are shown', async () => {
    await desk.state({ minutes: 60, resultsAt: after(180 * minute).toISOString() })
    await everybodySits()
    for (const person of [desk.masha, ...others]) await desk.finish(person)
    await desk.spoil()
    await inWork((ctx) => showResults(ctx, [desk.workId]))
    expect(await desk.judged()).toEqual(judgedOthers)
    expect(await desk.failures()).toEqual(stuck)
    await putRight()
    expect(await desk.judged()).toEqual(judgedAll)
    expect(await desk.failures()).toEqual(mended)
  })

  test('ends with the others when a work is closed, and accepts no more answers', async () => {
    await desk.state({}, 'homework')
    for (const person of [desk.masha, ...others]) await desk.begin(person)
    await desk.submit(0, await desk.right(0))
    const verdict = { outcome: 'right', share: 'all of it', parts: [], feedback: null }
    const spoil = `update answers set verdict = $1::jsonb where task_id = $2`
    await desk.school.rows(spoil, [JSON.stringify(verdict), desk.tasks[0]])
    await inWork((ctx) => closeAttempts(ctx, desk.workId))
    expect(await desk.judged()).toEqual(judgedOthers)
    expect(await desk.look()).toMatchObject({ state: 'finished', finishReason: 'admin', result: null })
    await expect(desk.submit(1, wrong)).rejects.toMatchObject({ code: 'attempt_finished' })
    expect(await desk.failures()).toEqual(stuck)
    await desk.school.rows(spoil, [JSON.stringify({ ...verdict, share: 1 }), desk.tasks[0]])
    desk.school.at(after(2 * minute))
    await desk.publish()
    expect(await desk.look()).toMatchObject({ result: { points: 100 } })
    expect(await desk.failures()).toEqual(mended)
  })

  test('ends with the others when an exam is closed before its time', async () => {
    await everybodySits()
    await desk.spoil()
    await inWork((ctx) => closeAttempts(ctx, desk.workId))
    expect(await desk.judged()).toEqual(judgedOthers)
    await putRight()
    expect(await desk.look()).toMatchObject({ finishReason: 'admin', result: { points: 100 } })
    expect(await desk.failures()).toEqual(mended)
  })

  test('can’t be corrected in the homework made from the exam until the saved answers are judged', async () => {
    await everybodySits()
    await desk.spoil()
    const rules = rulesOf({ mode: 'homework', solution: 'after_solve' })
    const back = () =>
      inWork((ctx) => reopenAttempt(ctx, { workId: desk.workId, userId: desk.masha.id, classIds: [] }))
    await inWork((ctx) => turnWork(ctx, desk.workId, rules))
    expect(await desk.judged()).toEqual(judgedOthers)
    expect(await desk.failures()).toEqual(stuck)
    expect(await desk.look()).toMatchObject({ mode: 'homework', state: 'finished', result: null })
    expect(await back()).toBe(false)

    await putRight()
    const judged = (await desk.look())!
    expect(judged).toMatchObject({ finishReason: 'admin', result: { points: 100 } })
    expect(judged.tasks.map(({ status }) => status)).toEqual(['solved', 'not_started', 'not_started'])
    expect(await desk.failures()).toEqual(mended)
    expect(await back()).toBe(true)
    await desk.submit(1, await desk.right(1))
    expect((await desk.finish()).result!.points).toBe(200)
  })
})

describe('a concurrent last answer, deadline and closing of a work', () => {
  test.each([1, 2, 3])('leave every attempt judged once, with every accepted answer (%i)', async () => {
    const people = [desk.masha, ...others]
    // Seven in total: more concurrent changes than connections would be refused by the overload protection.
    for (let more = 1; more <= 4; more++) people.push(await desk.school.person(`Савельич-${more} Архип`))
    for (const person of people) {
      await desk.begin(person)
      await desk.put(person, await desk.right(0))
    }
    const answer = await desk.right(1)
    desk.school.at(after(60 * minute + 9_900))
    const sentAt = after(60 * minute - 100).toISOString()
    const saves = people.map((person) => desk.saveTo(desk.tasks[1]!, answer, { sentAt }, person))
    desk.school.at(after(60 * minute + 10_100))
    const closings = [
      desk.closeOverdue(),
      inWork((ctx) => closeAttempts(ctx, desk.workId)),
      desk.closeOverdue(),
    ]
    const finishes = people.map((person) => desk.finish(person))
    const [saved] = await Promise.all([
      Promise.allSettled(saves),
      Promise.all(closings),
      Promise.all(finishes),
    ])

    const taken = saved.map(({ status }) => (status === 'fulfilled' ? 2 : 1))
    const rows = await desk.school.rows(
      `select u.id, a.points / 100 as points, (select count(*)::int from answers n where n.attempt_id = a.id) as answers,
         (select count(*)::int from reward_transactions r where r.user_id = u.id) as paid,
         (select count(*)::int from rating_fresh f where f.attempt_id = a.id) as rated
       from attempts a join users u on u.id = a.user_id where a.judged_at is not null order by u.id`,
    )
    expect(rows).toEqual(
      people.map(({ id }, index) => {
        const answers = taken[index]!
        return { id, points: answers, answers, paid: answers, rated: 1 }
      }),
    )
    expect(await desk.failures()).toEqual([])
  })
})
