import { beforeEach, describe, expect, test } from 'vitest'
import { securityEventsDuring } from '@school/server/testing'
import { type Classroom, day, makeClass, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const at = (id: number, rest = '') => `/api/teacher/homeworks/${id}${rest}`
const codeOf = async (reply: Promise<{ headers: Record<string, unknown> }>) =>
  (await reply).headers['x-error-code']

describe('the matrix', () => {
  test('is exported as CSV and as a workbook, by its teacher only', async () => {
    const { savelich, masha, tasks } = classroom
    const id = await classroom.give({ title: 'Дроби' })
    await classroom.goThrough(masha, id, 3)
    const { status, headers, text } = await savelich.get(at(id, '/matrix/file?format=csv'))
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain(encodeURIComponent('Дроби.csv'))
    const [titles, ...rows] = text.replace('\uFEFF', '').split('\r\n')
    const heads = titles!.split(';')
    expect(heads).toHaveLength(7 + 2 * tasks.length)
    expect(heads[3]).toMatch(/^1\. .*, баллы из \d+$/)
    const solved = rows.map((row) => row.split(';')).find(([name]) => name === 'Миронова Маша')!
    const most = heads.slice(3, 4 + tasks.length).map((head) => /\d+$/.exec(head)![0])
    expect(solved.slice(3, 4 + tasks.length)).toEqual(most)
    expect(rows).toContainEqual(expect.stringContaining('решена, 1 попытка'))
    expect((await savelich.get(at(id, '/matrix/file?format=xlsx'))).headers['content-type']).toContain(
      'sheet',
    )
    expect((await savelich.get(at(id, '/matrix/file?format=pdf'))).status).toBe(422)
    expect((await classroom.masha.get(at(id, '/matrix/file?format=csv'))).status).toBe(403)
  })

  test('is exported with the filter and order of the page: one class, pupils who need help first', async () => {
    const { school, savelich, masha, petya, tasks } = classroom
    const zurin = await school.person('Иван Зурин')
    const otherId = await makeClass(school, 'Слободская', [zurin], [savelich])
    const id = await classroom.give({ school_class_ids: [classroom.classId, otherId] })
    await classroom.goThrough(petya, id, 3)
    await classroom.start(masha, id)
    await classroom.fail(masha, id, tasks[0]!)
    await classroom.fail(masha, id, tasks[0]!)
    const namesBy = async (query: string) => {
      const { text } = await savelich.get(at(id, `/matrix/file?format=csv${query}`))
      return text
        .split('\r\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => line.split(';')[0])
    }
    expect(await namesBy('')).toHaveLength(3)
    expect(await namesBy('&q[s]=help%20desc')).toEqual(['Миронова Маша', 'Зурин Иван', 'Гринёв Петя'])
    const own = `&q[class_id_eq]=${classroom.classId}`
    expect(await namesBy(`${own}&q[s]=help%20desc`)).toEqual(['Миронова Маша', 'Гринёв Петя'])
    expect(await namesBy('&q[class_id_eq]=999999')).toEqual([])
    expect((await savelich.get(at(id, '/matrix/file?format=csv&q[s]=mark%20asc'))).status).toBe(422)
  })

  test('shows who postpones it: not the first time, and not to others', async () => {
    const { school, savelich, masha } = classroom
    const id = await classroom.give({ soft_deadline_at: classroom.inDays(3), hard_deadline_at: null })
    const moves = async () =>
      (await savelich.get(at(id, '/matrix'))).body.pupils.map((pupil: { moves: number }) => pupil.moves)
    const putOff = () => masha.patch(`/api/user/daily_plan/items/homework:${id}`, { state: 'moved' })
    expect((await putOff()).status).toBe(204)
    expect(await moves()).toEqual([0, 0])
    school.at(new Date(school.now.getTime() + day))
    expect((await putOff()).status).toBe(204)
    expect(await moves()).toEqual([0, 2])
  })

  test('shows who is solving now', async () => {
    const { school, savelich, masha } = classroom
    const id = await classroom.give()
    const solving = async () =>
      (await savelich.get(at(id, '/matrix'))).body.pupils.map(
        (pupil: { is_solving: boolean }) => pupil.is_solving,
      )
    expect(await solving()).toEqual([false, false])
    await classroom.start(masha, id)
    expect(await solving()).toEqual([false, true])
    school.at(new Date(school.now.getTime() + 6 * 60_000))
    expect(await solving()).toEqual([false, false])
    await classroom.solve(masha, id, classroom.tasks[0]!)
    expect(await solving()).toEqual([false, true])
    await classroom.submit(masha, id)
    expect(await solving()).toEqual([false, false])
  })

  test('shows pupils by tasks, and which task is hard', async () => {
    const { savelich, masha, petya, tasks } = classroom
    const fox = { figure: 'fox', face: 'wink', top: 'cap', colour: 3, back: 4 }
    await masha.patch('/api/user/profile', { user: { avatar: fox } })
    const id = await classroom.give()
    await classroom.goThrough(masha, id, 3)
    await classroom.start(petya, id)
    await classroom.fail(petya, id, tasks[0]!)
    const { body } = await savelich.get(at(id, '/matrix'))
    expect(body.tasks).toMatchObject([
      { position: 1, answered: 2, solved_percent: 50 },
      { answered: 1, solved_percent: 100 },
      {},
    ])
    expect(body.pupils).toMatchObject([
      {
        name: 'Гринёв Петя',
        avatar: null,
        class_title: '7А',
        state: 'in_progress',
        percent: null,
        mark: null,
        cells: [{ status: 'started', tries: 1 }, { tries: 0 }, {}],
      },
      {
        name: 'Миронова Маша',
        avatar: fox,
        state: 'done',
        percent: 100,
        mark: 5,
        cells: [{ status: 'solved', tries: 1 }, {}, {}],
      },
    ])
    expect((await savelich.get('/api/teacher/homeworks')).body[0]).toMatchObject({
      pupils: 2,
      begun: 2,
      submitted: 1,
      average_percent: 100,
    })
    const cell = await savelich.get(at(id, `/users/${masha.id}/tasks/${tasks[0]}`))
    expect(cell.body).toMatchObject({
      pupil: { name: 'Миронова Маша' },
      given: [{ number: 1, verdict: { outcome: 'right' }, review: null }],
    })
    expect(cell.body.solution.html).toBeTruthy()
    expect((await savelich.get(at(id, `/users/${masha.id}/tasks/999999`))).status).toBe(404)
    expect((await savelich.get(at(id, `/users/999999/tasks/${tasks[0]}`))).status).toBe(404)
  })

  test('of another teacher is not found by any request', async () => {
    const id = await classroom.give()
    const shvabrin = await classroom.school.person('Алексей Швабрин', { type: 'agent', gradeIndex: null })
    for (const path of ['', '/matrix', `/users/${classroom.masha.id}/tasks/${classroom.tasks[0]}`])
      expect((await shvabrin.get(at(id, path))).status).toBe(404)
    for (const verb of ['copies', 'closings', 'archivings'])
      expect((await shvabrin.post(at(id, `/${verb}`))).status).toBe(404)
    expect((await shvabrin.post(at(id, '/extensions'), { target: 'all', days: 1 })).status).toBe(404)
    expect((await shvabrin.put(at(id, '/marks'), { user_ids: [classroom.masha.id], mark: 5 })).status).toBe(
      404,
    )
  })

  test('shows pupils of a class only while the teacher teaches it', async () => {
    const id = await classroom.give()
    const { savelich, school } = classroom
    await school.rows('delete from class_members where user_id = $1', [savelich.id])
    expect((await savelich.get(at(id, '/matrix'))).body.pupils).toEqual([])
  })

  test('of 78 pupils by 17 tasks is complete, with the state of each', async () => {
    const { school, savelich, classId } = classroom
    await school.rows(
      `with made as (
        insert into users (first_name, last_name, grade_index)
        select 'Казак', 'Ивельич ' || lpad(n::text, 2, '0'), 7 from generate_series(1, 76) n returning id
      ) insert into class_members (school_class_id, user_id, role) select $1, id, 'pupil' from made`,
      [classId],
    )
    const bank: { id: number }[] = (await savelich.get('/api/teacher/homework_tasks?limit=17')).body
    const id = await classroom.give({ task_ids: bank.map((task) => task.id) })
    await school.rows(
      `with begun as (
        insert into attempts (work_id, user_id, started_at)
        select h.work_id, m.user_id, $2 from homeworks h, class_members m
        where h.id = $1 and m.school_class_id = $3 and m.role = 'pupil' returning id, work_id, user_id
      ) insert into task_states (attempt_id, task_id, status, tries, updated_at)
      select b.id, wt.task_id, case (b.user_id + wt.position) % 3 when 0 then 'solved' when 1 then 'started' else 'in_queue' end, 2, $2
      from begun b join work_tasks wt on wt.work_id = b.work_id`,
      [id, school.now, classId],
    )
    const { body } = await savelich.get(at(id, '/matrix'))
    expect(body.tasks).toHaveLength(17)
    expect(body.pupils).toHaveLength(78)
    for (const { cells, is_solving: isSolving } of body.pupils) {
      expect(cells).toHaveLength(17)
      expect(isSolving).toBe(true)
    }
    // An unreviewed answer does not count as wrong.
    for (const { answered, solved_percent: percent } of body.tasks) {
      expect(answered).toBeLessThan(60)
      expect(percent).toBeGreaterThan(40)
    }
  })
})

describe('a teacher', () => {
  test('moves the deadline for one pupil, a class and all', async () => {
    const { savelich, masha, petya, school, classId, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    const reply = await savelich.post(at(id, '/extensions'), {
      target: 'users',
      user_ids: [masha.id],
      days: 2,
    })
    expect(reply.body.pupils[1].hard_deadline_at).toBe(classroom.inDays(5))
    expect(reply.body.pupils[0].hard_deadline_at).toBe(classroom.inDays(3))
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      soft_deadline_at: classroom.inDays(3),
      hard_deadline_at: classroom.inDays(5),
    })
    await savelich.post(at(id, '/extensions'), { target: 'class', target_id: classId, days: 1 })
    school.at(new Date(school.now.getTime() + 5.5 * day))
    expect((await classroom.solve(masha, id, tasks[0]!)).status).toBe(200)
    expect((await classroom.start(petya, id)).headers['x-error-code']).toBe('homework_over')
    await savelich.post(at(id, '/extensions'), { target: 'all', days: 5 })
    expect((await classroom.start(petya, id)).status).toBe(200)
    expect(
      await codeOf(savelich.post(at(id, '/extensions'), { target: 'class', target_id: 999999, days: 1 })),
    ).toBe('class_not_yours')
    expect((await savelich.post(at(id, '/extensions'), { target: 'all', days: 0 })).status).toBe(422)
  })

  test('closes a homework: given answers are counted, new ones are refused', async () => {
    const { savelich, masha, petya, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    await classroom.solve(masha, id, tasks[0]!)
    expect((await savelich.post(at(id, '/closings'))).body.state).toBe('closed')
    expect((await savelich.post(at(id, '/closings'))).status).toBe(200)
    const late = await classroom.solve(masha, id, tasks[1]!)
    expect(late.headers['x-error-code']).toBe('homework_closed')
    expect((await classroom.start(petya, id)).headers['x-error-code']).toBe('homework_closed')
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      state: 'done',
      percent: 33,
      is_closed: true,
    })
    await savelich.post(at(id, '/archivings'))
    expect((await savelich.get('/api/teacher/homeworks?q[tab_eq]=archive')).body[0].state).toBe('archived')
  })

  test('sets a mark with a comment on a submitted copy, and restores the mark of the scale', async () => {
    const { savelich, masha } = classroom
    const id = await classroom.give()
    const mark = (body: object) => savelich.put(at(id, '/marks'), { user_ids: [masha.id], ...body })
    expect(await codeOf(mark({ mark: 5 }))).toBe('mark_before_submission')
    await classroom.goThrough(masha, id, 2)
    expect((await mark({ mark: 5, comment: 'Красивое решение' })).body.pupils[1]).toMatchObject({
      mark: 5,
      is_mark_set: true,
    })
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      mark: 5,
      comment: 'Красивое решение',
    })
    expect((await mark({ mark: null })).body.pupils[1]).toMatchObject({ mark: 4, is_mark_set: false })
    expect((await mark({ mark: 1 })).status).toBe(422)
    expect((await savelich.put(at(id, '/marks'), { user_ids: [999_999], mark: 5 })).status).toBe(404)
  })

  test('returns a copy with one more try; it is done again after resubmission', async () => {
    const { savelich, masha, tasks } = classroom
    const id = await classroom.give({ tries: 1 })
    const back = () => savelich.post(at(id, '/returns'), { user_ids: [masha.id], comment: 'Проверь знак' })
    expect(await codeOf(back())).toBe('homework_not_submitted')
    await classroom.start(masha, id)
    await classroom.solve(masha, id, tasks[0]!)
    await classroom.fail(masha, id, tasks[1]!)
    await classroom.submit(masha, id)
    expect((await back()).body.pupils[1].state).toBe('returned')
    expect((await masha.get('/api/user/homeworks?q[tab_eq]=returned')).body).toHaveLength(1)
    expect((await classroom.solve(masha, id, tasks[1]!)).body.verdict.outcome).toBe('right')
    expect((await classroom.submit(masha, id)).body).toMatchObject({ state: 'done', comment: 'Проверь знак' })
  })

  test('applies a bulk action to pupils for whom it is allowed, and skips the others', async () => {
    const { savelich, masha, petya } = classroom
    const id = await classroom.give()
    await classroom.goThrough(masha, id, 1)
    const both = { user_ids: [masha.id, petya.id] }
    const marks = await savelich.put(at(id, '/marks'), { ...both, mark: 4, comment: 'Хорошо' })
    expect(marks.body.pupils).toMatchObject([
      { mark: null, comment: null },
      { mark: 4, comment: 'Хорошо' },
    ])
    await savelich.put(at(id, '/marks'), { ...both, mark: 5 })
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({ mark: 5, comment: 'Хорошо' })
    const events = await securityEventsDuring(async () => {
      const { body } = await savelich.post(at(id, '/extensions'), { ...both, target: 'users', days: 2 })
      expect((body.pupils as { hard_deadline_at: string }[]).map((pupil) => pupil.hard_deadline_at)).toEqual([
        classroom.inDays(5),
        classroom.inDays(5),
      ])
    })
    expect(events).toMatchObject([
      { event: 'privilege_permissions_changed', userId: savelich.id, subjectIds: both.user_ids },
    ])
    const back = await savelich.post(at(id, '/returns'), both)
    expect(back.body.pupils).toMatchObject([{ state: 'not_opened' }, { state: 'returned' }])
    const stranger = { user_ids: [masha.id, 999_999] }
    expect(await codeOf(savelich.post(at(id, '/returns'), stranger))).toBe('homework_copy_not_found')
    const days = { ...stranger, target: 'users', days: 1 }
    expect(await codeOf(savelich.post(at(id, '/extensions'), days))).toBe('pupil_not_yours')
    expect((await savelich.post(at(id, '/returns'), { user_ids: [] })).status).toBe(422)
  })

  test('sees pupils of two classes separately', async () => {
    const { school, savelich } = classroom
    const zurin = await school.person('Иван Зурин')
    const other = await makeClass(school, 'Слободская', [zurin], [savelich])
    const id = await classroom.give({ school_class_ids: [classroom.classId], user_ids: [zurin.id] })
    expect((await savelich.get(at(id, '/matrix'))).body.pupils).toHaveLength(3)
    expect((await savelich.get(at(id))).body).toMatchObject({
      pupils_apart: 1,
      classes: [{ id: classroom.classId }],
    })
    expect(other).not.toBe(classroom.classId)
  })
})
