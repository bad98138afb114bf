import { beforeEach, expect, test } from 'vitest'
import { type Classroom, makeClass, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const harder = () => ({ level: 'a', task_ids: classroom.tasks.slice(2), user_ids: [classroom.masha.id] })
const give = async (more: object = {}) => {
  const { status, body, headers } = await classroom.savelich.post(
    '/api/teacher/homeworks',
    classroom.body({ task_ids: classroom.tasks.slice(0, 2), levels: [harder()], ...more }),
  )
  return { status, code: headers['x-error-code'], body, id: body.id as number }
}
const ownList = async (who = classroom.masha) =>
  (await who.get('/api/user/homeworks')).body as { id: number }[]
const idOf = (body: { sets: { level: string; homework_id: number }[] }, level: string) =>
  body.sets.find((set) => set.level === level)!.homework_id

test('one assignment has sets of tasks, and each pupil sees only the own one, without its letter', async () => {
  const { id, body } = await give()
  expect(body.sets).toEqual([
    { homework_id: expect.any(Number), level: 'a', tasks_count: 1, pupils: 1, submitted: 0 },
    { homework_id: id, level: 'b', tasks_count: 2, pupils: 1, submitted: 0 },
  ])
  expect(await ownList()).toMatchObject([{ id: idOf(body, 'a'), tasks_count: 1 }])
  expect(await ownList(classroom.petya)).toMatchObject([{ id, tasks_count: 2 }])
  const { body: copy, text } = await classroom.masha.get(`/api/homeworks/${idOf(body, 'a')}`)
  expect(copy.is_own_variant).toBe(true)
  expect(text).not.toContain('"level"')
  expect((await classroom.masha.get(`/api/homeworks/${id}`)).status).toBe(404)
})

test('in the list of the teacher an assignment with sets is shown once', async () => {
  const { id } = await give()
  const { body } = await classroom.savelich.get('/api/teacher/homeworks')
  expect(body.map((one: { id: number }) => one.id)).toEqual([id])
})

test('a newcomer of the class has the ordinary set', async () => {
  const { id } = await give()
  const pugachev = await classroom.school.person('Емельян Пугачёв')
  await classroom.school.rows(
    'insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)',
    [classroom.classId, pugachev.id, 'pupil'],
  )
  expect(await ownList(pugachev)).toMatchObject([{ id }])
})

test('refuses a pupil in two sets, an empty set, a set of a webinar and somebody else’s pupil', async () => {
  const easier = { level: 'c', task_ids: classroom.tasks.slice(0, 1), user_ids: [classroom.masha.id] }
  expect((await give({ levels: [harder(), easier] })).code).toBe('pupil_in_two_sets')
  expect((await give({ levels: [{ ...harder(), user_ids: [] }] })).code).toBe('set_without_pupils')
  expect((await give({ levels: [{ ...harder(), task_ids: [] }] })).code).toBe('set_without_tasks')
  const shvabrin = await classroom.school.person('Алексей Швабрин')
  expect((await give({ levels: [{ ...harder(), user_ids: [shvabrin.id] }] })).code).toBe('pupil_not_yours')
  const webinar = {
    title: 'Дроби',
    school_class_id: classroom.classId,
    starts_at: classroom.inDays(0.2),
    minutes: 60,
  }
  expect((await give({ webinar })).code).toBe('webinar_has_one_set')
})

test('a draft keeps its sets, changes them and goes with them', async () => {
  const { id, body } = await give({ is_published: false })
  expect(body.levels).toMatchObject([
    { level: 'a', user_ids: [classroom.masha.id], tasks: [{ id: classroom.tasks[2] }] },
  ])
  expect(body.except_user_ids).toEqual([])
  const change = async (more: object) =>
    classroom.savelich.put(`/api/teacher/homeworks/${id}`, {
      ...classroom.body({ is_published: false, ...more }),
      version: await classroom.versionOf(id),
    })
  const set = idOf(body, 'a')
  expect(
    (await classroom.savelich.put(`/api/teacher/homeworks/${set}`, classroom.body())).headers['x-error-code'],
  ).toBe('set_of_assignment')
  const { body: other } = await change({ levels: [{ ...harder(), level: 'c' }] })
  expect(other.sets.map(({ level }: { level: string }) => level)).toEqual(['b', 'c'])
  const { body: plain } = await change({ levels: [] })
  expect(plain).toMatchObject({ level: null, sets: [], levels: [] })
  await change({ levels: [harder()] })
  expect((await classroom.savelich.delete(`/api/teacher/homeworks/${id}`)).status).toBe(204)
  expect(
    await classroom.school.rows('select id from homeworks where author_id = $1', [classroom.savelich.id]),
  ).toEqual([])
})

test('a pupil who has not started can be moved to another set; other teachers’ pupils can’t', async () => {
  const { id, body } = await give()
  const set = idOf(body, 'a')
  const move = (homeworkId: number, userId: number, who = classroom.savelich) =>
    who.post(`/api/teacher/homeworks/${homeworkId}/set_moves`, { user_id: userId })
  expect((await move(set, classroom.petya.id)).status).toBe(200)
  expect((await move(set, classroom.petya.id)).status).toBe(200)
  expect(await ownList(classroom.petya)).toMatchObject([{ id: set }])
  await move(id, classroom.masha.id)
  expect(await ownList()).toMatchObject([{ id }])
  await classroom.start(classroom.masha, id)
  expect((await move(set, classroom.masha.id)).headers['x-error-code']).toBe('set_begun')
  const shvabrin = await classroom.school.person('Алексей Швабрин')
  expect((await move(set, shvabrin.id)).headers['x-error-code']).toBe('pupil_not_yours')
  const beaupre = await classroom.school.person('Бопре', { type: 'agent', gradeIndex: null })
  expect((await move(set, classroom.petya.id, beaupre)).status).toBe(404)
  expect((await move(await classroom.give({ title: 'Без наборов' }), classroom.petya.id)).status).toBe(404)
})

test('all sets are postponed, renamed and closed together', async () => {
  const { id, body } = await give()
  const changed = await classroom.savelich.put(
    `/api/teacher/homeworks/${id}`,
    classroom.body({
      task_ids: classroom.tasks.slice(0, 2),
      title: 'Другое имя',
      hard_deadline_at: classroom.inDays(5),
    }),
  )
  expect(changed.status).toBe(200)
  const set = `/api/teacher/homeworks/${idOf(body, 'a')}`
  expect((await classroom.savelich.get(set)).body).toMatchObject({
    title: 'Другое имя',
    hard_deadline_at: classroom.inDays(5),
    tasks_count: 1,
  })
  expect(await ownList()).toHaveLength(1)
  await classroom.savelich.post(`/api/teacher/homeworks/${id}/closings`)
  expect((await classroom.savelich.get(set)).body.state).toBe('closed')
})

test('a copy has the same sets without pupils', async () => {
  const { id } = await give()
  const { body } = await classroom.savelich.post(`/api/teacher/homeworks/${id}/copies`)
  expect(body).toMatchObject({ state: 'draft', levels: [{ level: 'a', user_ids: [] }] })
})

test('pupils of own classes are divided into sets by the share solved at the first try', async () => {
  await classroom.goThrough(classroom.masha, await classroom.give(), 3)
  const read = (who = classroom.savelich) =>
    who.get(`/api/teacher/first_try_results?school_class_ids=${classroom.classId}`)
  expect((await read()).body).toEqual([
    { user_id: classroom.masha.id, percent: 100, tasks: 3 },
    { user_id: classroom.petya.id, percent: null, tasks: 0 },
  ])
  const beaupre = await classroom.school.person('Бопре', { type: 'agent', gradeIndex: null })
  await makeClass(classroom.school, 'Симбирская', [], [beaupre])
  expect((await read(beaupre)).body).toEqual([])
})

test('one extension applies to all sets, for everybody or for a class', async () => {
  const { id, body } = await give({ soft_deadline_at: null })
  const set = idOf(body, 'a')
  const extend = (more: object) =>
    classroom.savelich.post(`/api/teacher/homeworks/${id}/extensions`, { target: 'all', days: 2, ...more })
  const lastDays = async () => [
    (await classroom.masha.get(`/api/homeworks/${set}`)).body.hard_deadline_at,
    (await classroom.petya.get(`/api/homeworks/${id}`)).body.hard_deadline_at,
  ]
  expect((await extend({})).status).toBe(200)
  expect(await lastDays()).toEqual([classroom.inDays(3), classroom.inDays(5)])
  await extend({ of_all_sets: true })
  expect(await lastDays()).toEqual([classroom.inDays(5), classroom.inDays(7)])
  await extend({ of_all_sets: true, target: 'class', target_id: classroom.classId })
  expect(await lastDays()).toEqual([classroom.inDays(7), classroom.inDays(9)])
  const strange = await extend({ of_all_sets: true, target: 'class', target_id: 999_999 })
  expect(strange.headers['x-error-code']).toBe('class_not_yours')
})
