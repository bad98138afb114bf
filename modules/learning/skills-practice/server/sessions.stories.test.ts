/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, at, practiceDesk, taskAt } from './testing/practice-desk.ts'

let school: TestSchool
let masha: Person
let desk: ReturnType<typeof practiceDesk>

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  desk = practiceDesk(school)
})

describe('a session', () => {
  test('is one at a time: a new one ends the old', async () => {
    const old = await desk.startSkill(masha, 'fractions.meaning')
    const { body: fresh } = await desk.start(masha, { mode: 'ten_minutes' })
    expect((await masha.get(at(old))).body.finished_at).not.toBeNull()
    expect((await masha.get(`${api}/map`)).body.under_way).toMatchObject({ id: fresh.id, answered: 0 })
    await masha.post(at(fresh, '/finishes'))
    const late = await masha.post(taskAt(old, '/fails'))
    expect(late.headers['x-error-code']).toBe('session_finished')
  })

  race('begun twice at once is one session', async () => {
    const [one, two] = await together(school, [
      () => desk.start(masha, { mode: 'ten_minutes' }),
      () => desk.start(masha, { mode: 'ten_minutes' }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    const rows = await school.rows(
      'select id from skill_sessions where user_id = $1 and finished_at is null',
      [masha.id],
    )
    expect(rows).toHaveLength(1)
  })

  race('answered twice at once counts once', async () => {
    const session = await desk.startSkill(masha, 'fractions.meaning')
    const url = taskAt(session, '/answer_attempts')
    const answer = await desk.rightTo(masha, session.current.task.id, session.current.task.variant)
    const replies = await together(school, [() => masha.post(url, answer), () => masha.post(url, answer)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [state] = await school.rows<{ answered: number }>(
      'select answered from skill_mastery where user_id = $1',
      [masha.id],
    )
    expect(state!.answered).toBe(1)
  })

  test('gives the next task only after an answer, and the same one to a repeat', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    expect((await desk.next(masha, session)).current.position).toBe(1)
    session = await desk.solve(masha, session)
    const second = await desk.next(masha, session)
    expect((await desk.next(masha, second)).current).toMatchObject({
      position: 2,
      task: { id: second.current.task.id },
    })
  })

  test('is accessible only to its pupil', async () => {
    const session = await desk.startSkill(masha, 'fractions.meaning')
    const petya = await school.person('Петя Гринёв')
    const taskId = session.current.task.id
    const answer = await desk.rightTo(masha, taskId)
    const replies = await Promise.all([
      petya.get(at(session)),
      petya.post(at(session, '/next_task')),
      petya.post(at(session, '/finishes')),
    ])
    for (const { status, headers } of replies)
      expect([status, headers['x-error-code']]).toEqual([404, 'session_not_found'])
    const tries = await Promise.all([
      petya.get(taskAt(session)),
      petya.post(taskAt(session, '/answer_attempts'), answer),
      petya.post(taskAt(session, '/hints')),
      petya.post(taskAt(session, '/fails')),
    ])
    for (const { status, headers } of tries)
      expect([status, headers['x-error-code']]).toEqual([404, 'attempt_not_found'])
  })

  test('opens the tasks that it gives, one at a time, and no other of the pool', async () => {
    let session = await desk.startSkill(masha, 'fractions.meaning')
    const [other] = await school.rows<{ id: number }>(
      'select task_id as id from work_tasks where work_id = (select work_id from attempts where id = $1) and task_id <> $2',
      [session.current.attempt_id, session.current.task.id],
    )
    const stranger = { current: { ...session.current, task: other! } }
    for (const reply of [
      await masha.get(taskAt(stranger)),
      await masha.post(taskAt(stranger, '/fails')),
      await masha.post(taskAt(stranger, '/hints')),
      await masha.post(taskAt(stranger, '/answer_attempts'), await desk.rightTo(masha, other!.id)),
    ])
      expect([reply.status, reply.headers['x-error-code']]).toEqual([404, 'task_not_found'])
    const first = session
    session = await desk.next(masha, await desk.solve(masha, session))
    expect((await masha.get(taskAt(first))).body).toMatchObject({ status: 'solved' })
    expect((await masha.post(taskAt(first, '/fails'))).headers['x-error-code']).toBe('task_not_found')
  })

  test('ends its attempt through the pool itself: the pupil can’t restart the pool', async () => {
    const session = await desk.startSkill(masha, 'fractions.meaning')
    const ended = await masha.post(`/api/attempts/${session.current.attempt_id}/finishes`)
    expect([ended.status, ended.headers['x-error-code']]).toEqual([422, 'attempt_endless'])
    expect((await desk.solve(masha, session)).current.outcome).toBe('right')
  })

  test('of a skill needs a skill that is there', async () => {
    expect((await desk.start(masha, { mode: 'skill' })).headers['x-error-code']).toBe('skill_not_chosen')
    expect((await desk.start(masha, { mode: 'skill', skill_id: 999_999 })).status).toBe(404)
    expect((await desk.start(masha, { mode: 'dance' })).status).toBe(422)
    expect(
      (await desk.start(masha, { mode: 'ten_minutes', discipline_id: 999_999 })).headers['x-error-code'],
    ).toBe('nothing_to_practise')
  })

  test('survives a task that has left the content', async () => {
    const session = await desk.startSkill(masha, 'fractions.meaning')
    const [gone] = await school.rows<{ work_id: number; position: number }>(
      'delete from work_tasks where task_id = $1 returning work_id, position',
      [session.current.task.id],
    )
    expect((await masha.get(at(session))).body.current).toBeNull()
    const after = await desk.next(masha, session)
    expect(after.current).toMatchObject({ position: 1 })
    expect(after.current.task.id).not.toBe(session.current.task.id)
    await school.rows('insert into work_tasks (work_id, task_id, position) values ($1, $2, $3)', [
      gone!.work_id,
      session.current.task.id,
      gone!.position,
    ])
  })
})
