/** @module-tag embedded */
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, holder, openContest } from './testing/contest.ts'

let contest: Contest
let masha: Person
let petya: Person
let key: string
const errorOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']
const stageAt = (path: string) => `/api/olympiad_stages/${contest.main}${path}`

beforeEach(async () => {
  contest = await openContest()
  masha = await contest.school.person('Маша Миронова')
  petya = await contest.school.person('Пётр Гринёв')
  key = await contest.code()
})

describe('an attempt', () => {
  const begin = async (person: Person) => {
    const { body } = await contest.enter(person, contest.main, { code: key })
    return contest.start(person, body.participation.id)
  }

  test('runs by the clock of the stage, and reveals nothing about correctness', async () => {
    const { body } = await begin(masha)
    expect(body).toMatchObject({
      stage: { title: 'Основной этап', state: 'running' },
      minutes: 45,
      can_read_solutions: false,
      attempt: { mode: 'exam', state: 'running', result: null },
    })
    expect(Date.parse(body.attempt.deadline_at) - contest.school.now.getTime()).toBe(45 * 60_000)
    const taskId = body.attempt.tasks[0].id
    const saved = await contest.save(masha, body.participation.id, taskId, {
      response: await contest.right(masha, taskId),
    })
    expect(saved.text).not.toMatch(/verdict|outcome|solution/)
    const attempt = await contest.attemptOf(body.participation.id)
    const task = await masha.get(`${attempt}/tasks/${taskId}`)
    expect(task.body).toMatchObject({ solution: null, draft: { sequence: 1 }, can: { open_hint: false } })
    expect((await contest.attempt(masha)).body.attempt.tasks[0].status).toBe('started')
    expect((await masha.get(attempt)).body.tasks[0].status).toBe('started')
  })

  test('stays the same after it is judged while others are still being checked', async () => {
    const participationId = await contest.takePart(masha, key, 2)
    await contest.school.rows(
      'update attempts set judged_at = now(), points = 200, max_points = 800 where user_id = $1',
      [masha.id],
    )
    contest.school.at(days(7.5))
    const { body } = await contest.attempt(masha)
    expect(body).toMatchObject({ can_read_solutions: false, attempt: { state: 'finished', result: null } })
    const url = await contest.attemptOf(participationId)
    for (const attempt of [
      body.attempt,
      (await masha.get(url)).body,
      (await contest.finish(masha, participationId)).body,
    ]) {
      expect(attempt).toMatchObject({ state: 'finished', result: null })
      const statuses = new Set(attempt.tasks.map(({ status }: { status: string }) => status))
      expect([...statuses].toSorted()).toEqual(['not_started', 'started'])
    }
    expect(errorOf(await masha.get(`${url}/tasks/${body.attempt.tasks[0].id}`))).toBe('attempt_finished')
  })

  test('belongs to its owner: for others it is absent', async () => {
    const { body } = await begin(masha)
    const { id } = body.participation
    const [task] = body.attempt.tasks
    const attempt = await contest.attemptOf(id)
    const begun = await contest.start(petya, id)
    expect([begun.status, errorOf(begun)]).toEqual([404, 'participation_not_found'])
    for (const reply of [
      await petya.get(attempt),
      await petya.get(`${attempt}/answers`),
      await contest.finish(petya, id),
      await petya.post(`${attempt}/holds`, holder),
      await petya.get(`${attempt}/tasks/${task.id}`),
      await contest.save(petya, id, task.id, { response: null }),
    ]) {
      expect(reply.status).toBe(404)
      expect(errorOf(reply)).toBe('attempt_not_found')
    }
    const guest = contest.school.guest()
    expect((await contest.start(guest, id)).status).toBe(401)
    expect((await contest.finish(guest, id)).status).toBe(401)
    expect((await contest.attempt(petya)).status).toBe(204)
    expect((await contest.attempt(masha)).body.attempt).toMatchObject({ state: 'running', ...holder })
  })

  test('belongs to one tab at a time', async () => {
    const { body } = await begin(masha)
    const { id } = body.participation
    const other = { holder: 'tab-of-the-phone' }
    const taskId = body.attempt.tasks[0].id
    expect(errorOf(await contest.save(masha, id, taskId, { response: null, ...other }))).toBe(
      'held_elsewhere',
    )
    await masha.post(`${await contest.attemptOf(id)}/holds`, other)
    expect((await contest.save(masha, id, taskId, { response: null, ...other })).status).toBe(200)
  })

  test('is closed by the clock with the saved answers, and a late answer is refused', async () => {
    const { body } = await begin(masha)
    const { id } = body.participation
    const [first, second] = body.attempt.tasks
    await contest.save(masha, id, first.id, { response: await contest.right(masha, first.id) })
    contest.school.at(new Date(Date.parse(body.attempt.deadline_at) + 11_000))
    expect(errorOf(await contest.save(masha, id, second.id, { response: null }))).toBe('time_is_up')
    expect((await contest.stage(masha, contest.main)).step).toBe('waiting')
    const done = await contest.finish(masha, id)
    expect(done.body).toMatchObject({ finish_reason: 'timeout', result: null })
    expect((await contest.attempt(masha)).body.participation).toMatchObject({ result: null, award: null })
  })

  test('ends with the stage after a late start', async () => {
    contest.school.at(new Date('2026-09-06T18:40:00Z'))
    const { body } = await begin(masha)
    expect(body.attempt.deadline_at).toBe('2026-09-06T19:00:00.000Z')
  })

  test('of the trial shows its result at once', async () => {
    const { body } = await contest.enter(masha, contest.trial)
    const done = await contest.goThrough(masha, body.participation.id, 2)
    expect(done.body).toMatchObject({
      attempt: { result: { points: 200, max_points: 300 } },
      can_read_solutions: true,
      is_rating_open: true,
    })
    const repeated = await contest.finish(masha, body.participation.id)
    expect(repeated.body.result).toMatchObject({ points: 200, max_points: 300 })
    const work = await masha.get(`/api/olympiad_stages/${contest.trial}/users/${masha.id}/tasks`)
    expect(work.body).toMatchObject({ result: { percent: 67 }, tasks: [{ solved_percent: null }, {}, {}] })
    expect((await petya.get(`/api/olympiad_stages/${contest.trial}/users/${masha.id}/tasks`)).status).toBe(
      404,
    )
  })
})

describe('until the publication', () => {
  test('the table, the statistics and the solutions are hidden from everybody', async () => {
    await contest.takePart(masha, key, 5)
    contest.school.at(days(6))
    for (const path of ['/rating/users', '/rating/schools', '/rating/regions', '/rating/places/1']) {
      const reply = await contest.school.guest().get(stageAt(path))
      expect(reply.status).toBe(403)
      expect(errorOf(reply)).toBe('results_hidden')
    }
    for (const path of ['/rating/me', '/stats']) expect((await masha.get(stageAt(path))).status).toBe(403)
    const methodist = await contest.school.person('Анна', {
      gradeIndex: null,
      type: 'agent',
      isMethodist: true,
    })
    for (const reader of [masha, methodist])
      expect((await reader.get(stageAt(`/users/${masha.id}/tasks`))).status).toBe(404)
    expect((await contest.stage(masha, contest.main)).participation).toMatchObject({ result: null })
  })

  test('nothing is published before the scheduled time and before all attempts are judged', async () => {
    await contest.takePart(masha, key, 5)
    const { publishOlympiads } = await import('./publish.ts')
    const state = async () => (await contest.stage(masha, contest.main)).state
    contest.school.at(days(6))
    await contest.school.jobQueue.run(publishOlympiads)
    expect(await state()).toBe('checking')
    contest.school.at(days(7.5))
    await contest.school.jobQueue.run(publishOlympiads)
    expect(await state()).toBe('checking')
    await contest.publish()
    expect(await state()).toBe('published')
  })
})

describe('the results', () => {
  test('give places, diplomas and neighbours; a repeated job changes nothing', async () => {
    const vanya = await contest.school.person('Ваня Швабрин')
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 3)
    await contest.takePart(vanya, key, 0)
    await contest.publish()
    const before = await contest.school.rows('select id, award from olympiad_participations order by id')
    await contest.publish()
    expect(await contest.school.rows('select id, award from olympiad_participations order by id')).toEqual(
      before,
    )
    const { body, headers } = await masha.get(stageAt('/rating/users?q[grade_eq]=7'))
    expect(headers['x-total']).toBe('3')
    expect(body).toMatchObject([
      { place: 1, name: 'Маша М.', percent: 100, award: 1, is_me: true },
      { place: 2, name: 'Пётр Г.', percent: 60, award: null },
      // Names below half of the points are hidden.
      { place: null, name: null, school: null, percent: 0, award: null },
    ])
    expect((await petya.get(stageAt('/rating/me'))).body).toMatchObject({
      place: 2,
      participants: 3,
      page: 1,
    })
    expect((await contest.stage(masha, contest.main)).participation).toMatchObject({
      award: 1,
      place: { place: 1, participants: 3 },
      result: { percent: 100 },
    })
    expect((await masha.get(stageAt('/rating/users?q[grade_eq]=9'))).body).toEqual([])
    expect((await masha.get(stageAt('/rating/users?q[grade_eq]=5'))).status).toBe(404)
  })

  test('send one notification to everybody who has finished, with the diploma if there is one', async () => {
    await contest.finish(masha, await contest.takePart(masha, key, 5))
    await contest.finish(petya, await contest.takePart(petya, key, 3))
    const bellOf = async (who: Person) => (await who.get('/api/user/notifications')).body
    expect(await bellOf(masha)).toEqual([])
    await contest.publish()
    await contest.publish()
    expect(await bellOf(masha)).toMatchObject([
      {
        kind: 'olympiad',
        title: 'Итоги подведены: Физика вокруг нас',
        text: expect.stringContaining('диплом I\u00a0степени'),
      },
    ])
    const [his] = await bellOf(petya)
    expect(his.text).toContain('можно посмотреть место')
    expect((await petya.get(`/api${his.url}`)).status).toBe(200)
  })

  test('include a diploma and a certificate for everybody who handed something in; the latter is issued at the finish', async () => {
    const papers = async (person: Person) =>
      (await person.get(`/api/users/${person.id}/certificates`)).body.map((c: { kind: string }) => c.kind)
    const part = await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 0)
    expect(await papers(masha)).toEqual(['participation'])
    expect(await papers(petya)).toEqual([])
    await contest.finish(masha, part)
    await contest.publish()
    await contest.publish()
    expect((await papers(masha)).toSorted()).toEqual(['diploma_1', 'participation'])
    const { participation } = await contest.stage(masha, contest.main)
    const paper = await masha.get(`/api/users/${masha.id}/certificates/${participation.certificate_id}`)
    expect(paper.body).toMatchObject({
      kind: 'diploma_1',
      title: 'Олимпиада «Физика вокруг нас», 7 класс',
      details: expect.stringMatching(/^Основной этап, сезон 2026\/27\. Результат\s— 100.%$/),
    })
  })

  test('of each grade are a separate table', async () => {
    await contest.takePart(masha, key, 1)
    await contest.takePart(petya, key, 5, 9)
    await contest.publish()
    const places = async (grade: number) =>
      (await masha.get(stageAt(`/rating/users?q[grade_eq]=${grade}`))).body.map(
        (r: { name: string }) => r.name,
      )
    expect([await places(7), await places(8), await places(9)]).toEqual([['Маша М.'], [], ['Пётр Г.']])
  })

  test('show statistics of tasks and grades, with the viewer’s bar', async () => {
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 2)
    await contest.publish()
    const { body } = await petya.get(stageAt('/stats?q[grade_eq]=7'))
    expect(body).toMatchObject({ participants: 2, average_percent: 70, my_percent: 40, my_bin: 4 })
    expect(body.tasks[0]).toMatchObject({ answered: 2, solved_percent: 100 })
    expect(body.by_grades).toMatchObject([
      { grade_index: 7, participants: 2, average_percent: 70, awarded: 1 },
      { grade_index: 8, participants: 0, average_percent: null, awarded: 0 },
      { grade_index: 9, participants: 0 },
    ])
  })

  test('open solutions only to the person, the teacher of the class and a methodist', async () => {
    await contest.takePart(masha, key, 3)
    const grown = { gradeIndex: null, type: 'agent' as const }
    const savelich = await contest.school.person('Савелий', grown)
    const methodist = await contest.school.person('Анна', { ...grown, isMethodist: true })
    await contest.publish()
    const read = (reader: Person) => reader.get(stageAt(`/users/${masha.id}/tasks`))
    expect((await read(petya)).status).toBe(404)
    expect((await read(savelich)).status).toBe(404)
    expect((await read(contest.school.guest())).status).toBe(401)
    expect((await read(methodist)).body.user).toMatchObject({ name: 'Маша М.', is_me: false })
    const [made] = await contest.school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year)
       select id, 7, 'А', 2026 from organizations where name = 'Белогорская' returning id`,
    )
    await contest.school.rows(
      `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher'), ($1, $3, 'pupil')`,
      [made!.id, savelich.id, masha.id],
    )
    const { body } = await read(savelich)
    expect(body).toMatchObject({ grade_index: 7, is_virtual: false, result: { percent: 60 } })
    const task = await savelich.get(stageAt(`/users/${masha.id}/tasks/${body.tasks[4].id}`))
    expect(task.body).toMatchObject({ answer: null, points: 0, solved_percent: 0 })
    expect(task.body.solution.html).toContain('<')
    expect((await savelich.get(stageAt(`/users/${masha.id}/tasks/2147483000`))).status).toBe(404)
    const rated = await masha.get(stageAt('/rating/users'))
    expect(rated.body[0].school).toBe('БШ')
  })

  test('of schools sum up the best of their pupils, for everybody and by region', async () => {
    const people = await Promise.all(['Иван Зурин', 'Ваня Швабрин'].map((n) => contest.school.person(n)))
    const [made] = await contest.school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year)
       select id, 7, 'А', 2026 from organizations where name = 'Белогорская' returning id`,
    )
    for (const person of [masha, ...people]) {
      await contest.school.rows(
        `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil')`,
        [made!.id, person.id],
      )
      await contest.takePart(person, key, 2)
    }
    await contest.publish()
    const { body } = await contest.school.guest().get(stageAt('/rating/schools?q[grade_eq]=7'))
    expect(body).toEqual([
      expect.objectContaining({ place: 1, name: 'БШ', city: 'Оренбург', participants: 3, points: 600 }),
    ])
    const elsewhere = '/rating/schools?q[grade_eq]=7&q[region_id_eq]=2000000000'
    expect((await masha.get(stageAt(elsewhere))).body).toEqual([])
  })
})

describe('out of the contest', () => {
  const practise = (person: Person) => contest.enter(person, contest.main, { is_virtual: true })

  test('the tasks may be solved after the results, with the same time limit, and get a place among the official ones', async () => {
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 3)
    const vanya = await contest.school.person('Ваня Швабрин')
    expect(errorOf(await practise(vanya))).toBe('practice_closed')
    await contest.publish()
    expect((await contest.stage(vanya, contest.main)).can.practise).toBe(true)
    const { body } = await practise(vanya)
    expect(body.participation).toMatchObject({ is_virtual: true })
    const started = await contest.start(vanya, body.participation.id)
    expect(Date.parse(started.body.attempt.deadline_at) - contest.school.now.getTime()).toBe(45 * 60_000)
    const early = await vanya.get(stageAt(`/users/${vanya.id}/tasks`))
    expect(early.status).toBe(404)
    const done = await contest.goThrough(vanya, body.participation.id, 3)
    expect(done.body.participation).toMatchObject({ place: { place: 2, participants: 3 }, award: null })
    expect((await vanya.get(stageAt(`/users/${vanya.id}/tasks`))).body).toMatchObject({ is_virtual: true })
    const { body: table } = await vanya.get(stageAt('/rating/users'))
    expect(table.map(({ name }: { name: string }) => name)).toEqual(['Маша М.', 'Пётр Г.'])
    expect((await vanya.get(stageAt('/rating/me'))).status).toBe(204)
  })

  test('is not for those who took part; adults may', async () => {
    await contest.takePart(masha, key, 5)
    await contest.publish()
    expect(errorOf(await practise(masha))).toBe('practice_needless')
    const savelich = await contest.school.person('Савелий', { gradeIndex: null, type: 'agent' })
    expect((await practise(savelich)).body.participation).toMatchObject({ is_virtual: true })
  })

  test('solutions of others are hidden while the viewer is solving the tasks', async () => {
    const methodist = await contest.school.person('Анна', {
      gradeIndex: null,
      type: 'agent',
      isMethodist: true,
    })
    await contest.takePart(masha, key, 5)
    await contest.publish()
    const { body } = await practise(methodist)
    await contest.start(methodist, body.participation.id)
    const reply = await methodist.get(stageAt(`/users/${masha.id}/tasks`))
    expect(errorOf(reply)).toBe('solutions_closed')
  })
})
