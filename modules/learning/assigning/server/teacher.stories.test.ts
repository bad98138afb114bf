import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, securityEventsDuring } from '@school/server/testing'
import { type Classroom, makeClass, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const make = (body: object, person: Person = classroom.savelich) =>
  person.post('/api/teacher/homeworks', body)
const at = (id: number, rest = '') => `/api/teacher/homeworks/${id}${rest}`
const codeOf = async (reply: Promise<{ headers: Record<string, unknown> }>) =>
  (await reply).headers['x-error-code']

describe('creating a homework', () => {
  test('a draft is changed and published, and never becomes a draft again', async () => {
    const { savelich, masha, tasks } = classroom
    const { body: draft } = await make(classroom.body({ is_published: false, school_class_ids: [] }))
    expect(draft).toMatchObject({ state: 'draft', mark_scale: [85, 65, 45], tries: 3 })
    expect((await savelich.get('/api/teacher/homeworks?q[tab_eq]=draft')).body).toHaveLength(1)
    expect((await masha.get(`/api/homeworks/${draft.id}`)).status).toBe(404)
    const change = classroom.body({ title: 'Две задачи', task_ids: tasks.slice(0, 2) })
    const { body } = await savelich.put(at(draft.id), change)
    expect(body).toMatchObject({ title: 'Две задачи', state: 'running', pupils: 2, tasks_count: 2 })
    expect((await masha.get(`/api/homeworks/${draft.id}`)).body.tasks_count).toBe(2)
    const back = { ...change, is_published: false, version: body.version }
    expect(await codeOf(savelich.put(at(draft.id), back))).toBe('homework_published')
    expect(await codeOf(savelich.delete(at(draft.id)))).toBe('homework_published')
  })

  test('a draft is deleted', async () => {
    const { body } = await make(classroom.body({ is_published: false }))
    expect((await classroom.savelich.delete(at(body.id))).status).toBe(204)
    expect((await classroom.savelich.get(at(body.id))).status).toBe(404)
  })

  test('a copy is a draft of the same tasks without pupils', async () => {
    const id = await classroom.give()
    const { body } = await classroom.savelich.post(at(id, '/copies'))
    expect(body).toMatchObject({ state: 'draft', tasks_count: 3, classes: [], hard_deadline_at: null })
    expect(body.id).not.toBe(id)
  })

  test('is shared as a draft, only with colleagues of the same school', async () => {
    const { savelich, school } = classroom
    const beaupre = await school.person('Пьер Бопре', { type: 'agent', gradeIndex: null })
    const stranger = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
    await school.rows(
      `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
      [classroom.classId, beaupre.id],
    )
    await makeClass(school, 'Оренбургская', [], [stranger])
    const id = await classroom.give()
    expect((await savelich.get('/api/teacher/homework_colleagues')).body).toMatchObject([
      { id: beaupre.id, name: 'Бопре Пьер' },
    ])
    const share = (userId: number) => savelich.post(at(id, '/shares'), { user_id: userId })
    const events = await securityEventsDuring(async () => expect((await share(beaupre.id)).status).toBe(204))
    expect(events).toMatchObject([
      {
        event: 'privilege_permissions_changed',
        reason: 'granted',
        userId: savelich.id,
        subjectIds: [beaupre.id],
        ids: { homeworkId: String(id) },
      },
    ])
    const { body } = await beaupre.get('/api/teacher/homeworks?q[tab_eq]=draft')
    expect(body).toMatchObject([
      { title: 'Проценты на вечер', state: 'draft', classes: [], shared_by: 'Савелий Савельич' },
    ])
    expect((await beaupre.get(at(id))).status).toBe(404)
    expect((await savelich.get(at(body[0].id))).status).toBe(404)
    expect(await codeOf(share(stranger.id))).toBe('colleague_unknown')
    expect(await codeOf(share(savelich.id))).toBe('colleague_unknown')
    expect((await stranger.post(at(id, '/shares'), { user_id: beaupre.id })).status).toBe(404)
  })

  test.each([
    ['no_targets', { school_class_ids: [] }],
    ['task_unknown', { task_ids: [999999] }],
    ['class_not_yours', { school_class_ids: [999999] }],
    ['pupil_not_yours', { user_ids: [999999] }],
    ['scale_out_of_order', { mark_scale: [50, 60, 70] }],
    ['deadline_passed', { hard_deadline_at: '2026-11-01T09:00:00Z', soft_deadline_at: null }],
    ['invalid_input', { title: '' }],
    ['no_tasks', { task_ids: [] }],
    ['invalid_input', { tries: 0 }],
    ['invalid_input', { soft_deadline_at: 'завтра' }],
  ])('refuses with %s', async (code, more) => {
    const reply = await make(classroom.body(more))
    expect(reply.status).toBe(422)
    expect(reply.headers['x-error-code']).toBe(code)
    expect(Object.values(reply.body.errors as Record<string, string[]>).flat()[0]).toMatch(/[а-яё]/i)
  })

  test('is for agents; a pupil, a parent and a guest can’t enter', async () => {
    const parent = await classroom.school.person('Василиса Егорова', { gradeIndex: null, isParent: true })
    expect((await classroom.masha.get('/api/teacher/homeworks')).status).toBe(403)
    expect((await parent.get('/api/teacher/homeworks')).status).toBe(403)
    expect((await make(classroom.body(), parent)).status).toBe(403)
    expect((await classroom.school.guest().get('/api/teacher/homeworks')).status).toBe(401)
  })

  test('the options contain the teacher’s classes, and the bank of tasks without keys', async () => {
    const { savelich, classId } = classroom
    const { body } = await savelich.get('/api/teacher/homework_options')
    expect(body.classes).toMatchObject([
      { id: classId, title: '7А', pupils: [{ name: 'Гринёв Петя' }, { name: 'Миронова Маша' }] },
    ])
    const lesson = body.lessons[0]
    const bank = await savelich.get(
      `/api/teacher/homework_tasks?q[lesson_id_eq]=${lesson.id}&q[difficulty_eq]=2`,
    )
    expect(new Set((bank.body as { from: string }[]).map(({ from }) => from))).toEqual(
      new Set([lesson.title]),
    )
    const shown = await savelich.get(`/api/teacher/homework_tasks/${bank.body[0].id}`)
    expect(shown.body.question.kind).toBe(shown.body.kind)
    expect((await savelich.get('/api/teacher/homework_tasks/999999')).status).toBe(404)
  })

  test('a published homework can be renamed, postponed and given to more pupils; other changes are refused with a reason', async () => {
    const { savelich, masha, petya, tasks } = classroom
    const id = await classroom.give({ school_class_ids: [], user_ids: [masha.id] })
    const change = async (more: object) =>
      savelich.put(at(id), {
        ...classroom.body({ school_class_ids: [], user_ids: [masha.id], ...more }),
        version: await classroom.versionOf(id),
      })
    expect((await change({ task_ids: tasks.slice(0, 2), tries: 5 })).body.tasks_count).toBe(2)
    expect((await change({ tries: 3 })).status).toBe(200)
    await classroom.start(masha, id)
    const later = { soft_deadline_at: classroom.inDays(2), hard_deadline_at: classroom.inDays(9) }
    const both = { ...later, title: 'Проценты на неделю', user_ids: [masha.id, petya.id] }
    expect((await change(both)).body).toMatchObject({ title: 'Проценты на неделю', pupils: 2 })
    expect((await petya.get(`/api/homeworks/${id}`)).status).toBe(200)
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      hard_deadline_at: classroom.inDays(9),
      attempt: { deadline_at: classroom.inDays(9) },
    })
    const wrong = (more: object) => codeOf(change({ ...both, ...more }))
    expect(await wrong({ task_ids: tasks.slice(0, 1) })).toBe('tasks_begun')
    expect(await wrong({ tries: 10 })).toBe('tries_begun')
    expect(await wrong({ soft_deadline_at: classroom.inDays(1) })).toBe('soft_deadline_only_later')
    expect(await wrong({ hard_deadline_at: classroom.inDays(8) })).toBe('deadline_only_later')
    expect(await wrong({ user_ids: [masha.id] })).toBe('pupils_only_added')
    expect(await wrong({ user_ids: [masha.id, petya.id, 999_999] })).toBe('pupil_not_yours')
    expect(await wrong({ is_published: false })).toBe('homework_published')
    await savelich.post(at(id, '/closings'))
    expect(await wrong({})).toBe('homework_ended')
    expect((await savelich.get(at(id))).body.can).toEqual({ change: false })
  })

  test('finds tasks of the bank by words of the title and the statement, in any form of the letters', async () => {
    const { savelich } = classroom
    const find = async (text: string) =>
      (await savelich.get(`/api/teacher/homework_tasks?q[text_cont]=${encodeURIComponent(text)}`)).body as {
        title: string
      }[]
    expect((await find('ЧЕТЫРЕ записи')).map(({ title }) => title)).toContain('Четыре записи')
    expect((await find('записи книгу учета')).map(({ title }) => title)).toEqual(['Четыре записи'])
    expect(await find('слова, которых ни у кого нет')).toEqual([])
    // Names of fields are not searched.
    expect(await find('span class')).toEqual([])
  })

  test('shows the answer to a teacher of a school, the statement alone to a teacher without one', async () => {
    const { school, savelich, tasks } = classroom
    const teacher = await school.person('Иван Швабрин', {
      type: 'agent',
      gradeIndex: null,
      portalRole: 'teacher',
    })
    const shown = await teacher.get(`/api/teacher/homework_tasks/${tasks[0]}`)
    expect(shown.body.solution.answer).toEqual((await classroom.right(tasks[0]!)).response)
    expect((await savelich.get(`/api/teacher/homework_tasks/${tasks[0]}`)).body.solution).toBeNull()
  })

  test('gives it to a class save some of its pupils', async () => {
    const { savelich, masha, petya } = classroom
    const id = await classroom.give({ except_user_ids: [petya.id] })
    expect((await savelich.get(at(id))).body).toMatchObject({ pupils: 1, except_user_ids: [petya.id] })
    expect((await savelich.get(at(id, '/matrix'))).body.pupils).toMatchObject([{ user_id: masha.id }])
    expect((await petya.get(`/api/homeworks/${id}`)).status).toBe(404)
    expect((await masha.get(`/api/homeworks/${id}`)).status).toBe(200)
    const stranger = await savelich.post(
      '/api/teacher/homeworks',
      classroom.body({ except_user_ids: [999_999] }),
    )
    expect(stranger.headers['x-error-code']).toBe('pupil_not_yours')
  })
})
