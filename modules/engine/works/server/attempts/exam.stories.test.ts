/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, type Desk, minute, openDesk, start, tab, wrong } from './testing/desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})

describe('starting', () => {
  test('begins the personal clock; a second start continues the same attempt', async () => {
    const first = await desk.begin()
    expect(first).toMatchObject({ number: 1, state: 'running', deadlineAt: after(60 * minute).toISOString() })
    desk.school.at(after(5 * minute))
    const second = await desk.begin()
    expect(second).toMatchObject({
      id: first.id,
      startedAt: first.startedAt,
      serverNow: after(5 * minute).toISOString(),
    })
  })

  race('from two tabs at once makes one attempt', async () => {
    const [first, second] = await together(desk.school, [() => desk.begin(), () => desk.begin()])
    expect(first.id).toBe(second.id)
  })

  test('is refused before the window and after it', async () => {
    await desk.state({
      minutes: 60,
      opensAt: after(minute).toISOString(),
      closesAt: after(9 * minute).toISOString(),
    })
    await expect(desk.begin()).rejects.toMatchObject({ code: 'work_not_open' })
    desk.school.at(after(minute))
    await desk.begin()
    desk.school.at(after(9 * minute))
    await expect(desk.begin(await desk.school.person('Петя Гринёв'))).rejects.toMatchObject({
      code: 'work_over',
    })
  })

  test('a second attempt is refused where the rules allow one, and numbered where they allow more', async () => {
    await desk.begin()
    await desk.finish()
    await expect(desk.begin()).rejects.toMatchObject({ code: 'no_more_attempts' })
    await desk.state({ minutes: 60, attempts: null })
    expect(await desk.begin()).toMatchObject({ number: 2, state: 'running' })
  })

  test('after an expired attempt that is still open closes it first', async () => {
    await desk.state({ minutes: 60, attempts: null })
    await desk.begin()
    await desk.save(0, await desk.right(0))
    desk.school.at(after(120 * minute))
    expect(await desk.begin()).toMatchObject({ number: 2, state: 'running' })
    const [first] = await desk.school.rows('select finish_reason, points from attempts where number = 1')
    expect(first).toEqual({ finish_reason: 'timeout', points: 100 })
  })
})

describe('saving', () => {
  test('stores the answer without disclosing its correctness; the strip shows only that it exists', async () => {
    await desk.begin()
    const reply = await desk.save(0, await desk.right(0))
    expect(Object.keys(reply).sort()).toEqual(['deadlineAt', 'response', 'savedAt', 'sequence', 'serverNow'])
    const task = await desk.open(0)
    expect(task).toMatchObject({ status: 'started', lastTry: null, solution: null, hints: [], xp: 0 })
    expect(task.can).toMatchObject({ openHint: false, giveUp: false })
    expect((await desk.look())!.tasks.map(({ status }) => status)).toEqual([
      'started',
      'not_started',
      'not_started',
    ])
    expect(await desk.school.rows('select 1 from answers')).toEqual([])
    expect(await desk.xp()).toBe(0)
  })

  test('again changes the answer; a delayed save loses to a newer one', async () => {
    await desk.begin()
    const answer = await desk.right(0)
    await desk.save(0, wrong, { sequence: 1 })
    await desk.save(0, answer, { sequence: 3 })
    expect(await desk.save(0, wrong, { sequence: 2 })).toMatchObject({ sequence: 3, response: answer })
    expect((await desk.open(0)).draft).toMatchObject({ sequence: 3, response: answer })
  })

  test('the same twice changes nothing', async () => {
    await desk.begin()
    const first = await desk.save(0, wrong, { sequence: 7 })
    desk.school.at(after(minute))
    expect(await desk.save(0, wrong, { sequence: 7 })).toMatchObject({ savedAt: first.savedAt })
  })

  test('an empty answer removes the saved one', async () => {
    await desk.begin()
    await desk.save(0, wrong)
    await desk.save(0, { kind: 'number', text: ' ' })
    expect((await desk.look())!.tasks[0]).toMatchObject({ status: 'not_started', savedAt: null })
  })

  test('is refused without a start, for a task of another work, in a foreign shape', async () => {
    await expect(desk.save(0, wrong)).rejects.toMatchObject({ code: 'attempt_not_found' })
    await desk.begin()
    const [other] = await desk.school.rows<{ id: number }>('select max(id) as id from tasks')
    await expect(desk.saveTo(other!.id, wrong)).rejects.toMatchObject({ code: 'task_not_found' })
    await expect(desk.save(0, { kind: 'short_text', text: 'а' })).rejects.toMatchObject({
      code: 'answer_mismatch',
    })
  })

  test('is not judging: a judged answer is refused in an exam, and a saved one in practice', async () => {
    await desk.begin()
    const judged = desk.submit(0, wrong)
    await expect(judged).rejects.toMatchObject({ code: 'answers_are_saved' })
    await desk.state({}, 'practice')
    await expect(desk.save(0, wrong)).rejects.toMatchObject({ code: 'answers_are_judged' })
  })
})

describe('at the deadline', () => {
  test('a late answer is refused, the saved ones stay', async () => {
    await desk.begin()
    const answer = await desk.right(0)
    await desk.save(0, answer)
    desk.school.at(after(60 * minute + 1))
    await expect(desk.save(0, wrong)).rejects.toMatchObject({ code: 'time_is_up', status: 422 })
    expect((await desk.look())!.state).toBe('time_is_up')
    await desk.finish()
    const done = await desk.look()
    expect(done).toMatchObject({
      state: 'finished',
      finishReason: 'timeout',
      finishedAt: after(60 * minute).toISOString(),
      result: { points: 100, maxPoints: 300, percent: 33 },
    })
    expect(done!.tasks[0]!.savedAt).toBe(start.toISOString())
  })

  test('an answer that left in time counts within the grace and not after it', async () => {
    await desk.begin()
    const sentAt = after(60 * minute - 500).toISOString()
    desk.school.at(after(60 * minute + 9_000))
    await desk.save(0, await desk.right(0), { sentAt })
    desk.school.at(after(60 * minute + 10_001))
    await expect(desk.save(1, wrong, { sentAt })).rejects.toMatchObject({ code: 'time_is_up' })
    await desk.closeOverdue()
    expect((await desk.look())!.result).toMatchObject({ points: 100 })
  })

  test('the server closes unfinished attempts, once, and not before the grace is over', async () => {
    await desk.begin()
    await desk.save(0, await desk.right(0))
    desk.school.at(after(60 * minute + 5_000))
    await desk.closeOverdue()
    expect((await desk.look())!.finishedAt).toBeNull()
    desk.school.at(after(61 * minute))
    await desk.closeOverdue()
    const paid = await desk.xp()
    expect(paid).toBeGreaterThan(0)
    expect(await desk.look()).toMatchObject({
      state: 'finished',
      finishReason: 'timeout',
      result: { points: 100 },
    })
    await desk.closeOverdue()
    await desk.finish()
    expect(await desk.xp()).toBe(paid)
    expect(await desk.school.rows('select 1 from answers')).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('the newest holds the attempt after a request; the old one is read-only and may take it back', async () => {
    await desk.begin()
    const answer = await desk.right(0)
    const other = { holder: 'tab-of-the-phone' }
    await expect(desk.save(0, answer, other)).rejects.toMatchObject({ code: 'held_elsewhere' })
    expect(await desk.hold(other.holder)).toMatchObject(other)
    await desk.save(0, answer, other)
    await expect(desk.save(0, wrong)).rejects.toMatchObject({ code: 'held_elsewhere' })
    await desk.hold(tab)
    await desk.save(0, wrong)
  })
})
