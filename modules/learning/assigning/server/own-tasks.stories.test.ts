import { beforeEach, expect, test } from 'vitest'
import type { Person } from '@school/server/testing'
import { type Classroom, makeClass, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const source = (disciplineId: number, answer: string) => ({
  kind: 'number',
  title: 'Вёрсты до крепости',
  difficulty: 2,
  discipline_id: disciplineId,
  skills: [],
  label: 'Дорога',
  statement: 'Сколько вёрст от Оренбурга до крепости?',
  solution: 'Смотри на карту.',
  hints: [],
  fields: { answer },
  pictures: [],
})

/** A ready task of a teacher. */
async function write(person: Person, answer = '40') {
  const [discipline] = await classroom.school.rows<{ id: number }>(
    `select id from disciplines where key = 'math'`,
  )
  const { body } = await person.post('/api/teacher/own_tasks', { source: source(discipline!.id, answer) })
  return (await person.post(`/api/teacher/own_tasks/${body.id}/versions`, { version: body.version })).body
}
const found = async (person: Person) =>
  (await person.get('/api/teacher/homework_tasks?q[source_eq]=own')).body.map(({ id }: { id: number }) => id)
const codeOf = async (reply: Promise<{ headers: Record<string, unknown> }>) =>
  (await reply).headers['x-error-code']

test('an own task is found among tasks, given and solved at once', async () => {
  const { savelich, masha } = classroom
  const { task_id: taskId } = await write(savelich)
  expect(await found(savelich)).toEqual([taskId])
  const { body: seen } = await savelich.get(`/api/teacher/homework_tasks/${taskId}`)
  expect(seen.solution.answer).toEqual({ kind: 'number', text: '40' })
  const id = await classroom.give({ task_ids: [taskId] })
  await classroom.start(masha, id)
  const { body } = await classroom.send(masha, id, taskId, { response: { kind: 'number', text: '40' } })
  expect(body).toMatchObject({ verdict: { outcome: 'right' } })
})

test('a change of a given task appears only in new homeworks', async () => {
  const { savelich, masha } = classroom
  const first = await write(savelich)
  const id = await classroom.give({ task_ids: [first.task_id] })
  const { body: typed } = await savelich.put(`/api/teacher/own_tasks/${first.id}`, {
    source: { ...first.source, fields: { answer: '50' } },
    version: first.version,
  })
  expect(typed.uses).toEqual([{ kind: 'домашнее задание', title: 'Проценты на вечер' }])
  const { body: second } = await savelich.post(`/api/teacher/own_tasks/${first.id}/versions`, {
    version: typed.version,
  })
  expect(await found(savelich)).toEqual([second.task_id])
  await classroom.start(masha, id)
  const { body } = await classroom.send(masha, id, first.task_id, {
    response: { kind: 'number', text: '40' },
  })
  expect(body.verdict.outcome).toBe('right')
  // A published homework may still be renamed, though its version of the task is no longer the last one.
  const renamed = classroom.body({ title: 'Дорога', task_ids: [first.task_id] })
  expect((await savelich.put(`/api/teacher/homeworks/${id}`, renamed)).status).toBe(200)
})

test('others can’t find it, give it or see its key, unless a colleague shares it', async () => {
  const { savelich, school } = classroom
  const beaupre = await school.person('Пьер Бопре', {
    type: 'agent',
    gradeIndex: null,
    portalRole: 'teacher',
  })
  const classId = await makeClass(school, 'Соседняя', [], [beaupre])
  const { id, task_id: taskId } = await write(savelich)
  await classroom.give({ task_ids: [taskId] })
  const give = () =>
    beaupre.post(
      '/api/teacher/homeworks',
      classroom.body({ task_ids: [taskId], school_class_ids: [classId] }),
    )
  const at = `/api/teacher/homework_tasks/${taskId}`
  expect(await found(beaupre)).toEqual([])
  expect(await codeOf(give())).toBe('task_unknown')
  expect((await beaupre.get(at)).status).toBe(404)
  expect((await beaupre.get(`/api/tasks/${taskId}/preview`)).status).toBe(404)
  await school.rows(`insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`, [
    classroom.classId,
    beaupre.id,
  ])
  expect(await found(beaupre)).toEqual([])
  await savelich.put(`/api/teacher/own_tasks/${id}/sharing`, { is_shared: true })
  expect(await found(beaupre)).toEqual([taskId])
  expect((await beaupre.get(at)).body.solution.answer.text).toBe('40')
  expect((await give()).status).toBe(200)
})

test('a colleague may give a shared homework of own tasks', async () => {
  const { savelich, school } = classroom
  const beaupre = await school.person('Пьер Бопре', { type: 'agent', gradeIndex: null })
  await school.rows(`insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`, [
    classroom.classId,
    beaupre.id,
  ])
  const { task_id: taskId } = await write(savelich)
  const id = await classroom.give({ task_ids: [taskId] })
  await savelich.post(`/api/teacher/homeworks/${id}/shares`, { user_id: beaupre.id })
  const [draft] = (await beaupre.get('/api/teacher/homeworks?q[tab_eq]=draft')).body
  const reply = await beaupre.put(
    `/api/teacher/homeworks/${draft.id}`,
    classroom.body({ task_ids: [taskId] }),
  )
  expect(reply.body).toMatchObject({ state: 'running', tasks_count: 1 })
})
