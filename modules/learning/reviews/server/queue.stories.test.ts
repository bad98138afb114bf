import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let anna: Person
let classIds: number[]
let schoolIds: number[]

const lesson = 'spelling-detective/tsya-and-ne'
const groups = '/api/teacher/check_queue_groups'
const queue = '/api/teacher/check_queue'

/** Sends an essay as a pupil of a class of a new school. */
async function sendEssay(name: string, text = 'Альбом нашёлся сам.'): Promise<void> {
  const pupil = await school.person(name)
  const [made] = await school.rows<{ id: number; school_id: number }>(
    `with o as (
        insert into organizations (kind, name, short_name) values ('school', $1, $1) returning id
      ), c as (
        insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Я', 2026 from o
        returning id, organization_id
      ), m as (insert into class_members select id, $2::int, 'pupil' from c)
      select id, organization_id as school_id from c`,
    [`Школа: ${name}`, pupil.id],
  )
  classIds.push(made!.id)
  schoolIds.push(made!.school_id)
  await pupil.post(`/api/courses/${await school.idOf('courses', 'spelling-detective')}/enrollments`)
  const attempt = await pupil.begin(`/api/lessons/${await school.idOf('lessons', lesson)}`)
  const taskId = await school.idOf('tasks', `${lesson}/detective-report`)
  await pupil.post(`${attempt}/tasks/${taskId}/answer_attempts`, {
    response: { kind: 'essay', text },
  })
}

const points = [2, 2, 1, 2].map((one, index) => ({ id: `К${index + 1}`, points: 100 * one }))

const idsOf = async (query = '') =>
  ((await anna.get(`${queue}${query}`)).body as { id: number }[]).map(({ id }) => id)

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from school_classes')
  anna = await school.person('Анна Савельева', { type: 'agent', gradeIndex: null, isMethodist: true })
  classIds = []
  schoolIds = []
  for (const name of ['Маша Миронова', 'Пётр Гринёв', 'Иван Зурин']) await sendEssay(name)
})

test('the queue lists its filters with numbers of answers, and is filtered by them', async () => {
  const { body } = await anna.get(groups)
  expect(body.works).toMatchObject([{ answers: 3 }])
  expect(body.tasks).toMatchObject([{ title: 'Заключение сыщика', answers: 3 }])
  expect(body.schools.map(({ id }: { id: number }) => id).toSorted()).toEqual(schoolIds.toSorted())
  const ofSchool = (await anna.get(`${groups}?q[organization_id_eq]=${schoolIds[0]}`)).body
  expect(ofSchool.classes).toMatchObject([{ id: classIds[0], title: '7Я', note: 'Школа: Маша Миронова' }])
  const all = await idsOf()
  expect(await idsOf(`?q[school_class_id_eq]=${classIds[1]}&q[by_eq]=task`)).toEqual([all[1]])
  expect(await idsOf(`?q[organization_id_eq]=${schoolIds[2]}`)).toEqual([all[2]])
  expect(await idsOf(`?q[work_id_eq]=${body.works[0].id}&q[task_eq]=${body.tasks[0].id}`)).toEqual(all)
  expect(await idsOf(`?q[task_eq]=999999`)).toEqual([])
})

test('an answer has its number in the part of the queue, and skipped ones come back after the last one', async () => {
  const [first, second, third] = await idsOf()
  const read = async (id: number, part = '') => (await anna.get(`${queue}/${id}${part}`)).body
  expect(await read(first!)).toMatchObject({ turn: { number: 1, total: 3 }, next_id: second })
  expect(await read(third!)).toMatchObject({ turn: { number: 3, total: 3 }, next_id: first })
  const alone = `?q[school_class_id_eq]=${classIds[1]}`
  expect(await read(second!, alone)).toMatchObject({ turn: { number: 1, total: 1 }, next_id: null })
  await anna.put(`${queue}/${third}/review`, { criteria: points, comment: '' })
  expect(await read(third!)).toMatchObject({ turn: null, next_id: first })
  expect(await read(second!)).toMatchObject({ turn: { number: 2, total: 2 }, next_id: first })
})

test('a review applies to identical answers of others too: each gets its own review', async () => {
  await sendEssay('Алексей Швабрин', 'Альбом взял Швабрин.')
  await sendEssay('Наталья Савельева', '  Альбом\nнашёлся   сам. ')
  const [first, second, third, other, spaced] = await idsOf()
  const { body } = await anna.get(`${queue}/${first}`)
  expect(body).toMatchObject({ same_ids: [second, third, spaced], next_id: second, next_other_id: other })
  const pavel = await school.person('Павел', { type: 'agent', gradeIndex: null, isMethodist: true })
  await pavel.put(`${queue}/${third}/hold`)
  const said = { criteria: points, comment: 'Хорошо', same_ids: [second, third, other, 999_999] }
  expect((await anna.put(`${queue}/${first}/review`, said)).status).toBe(200)
  const states = await school.rows<{ id: number; state: string; points: number | null; comment: string }>(
    'select id, state, points, comment from answer_reviews order by id',
  )
  const reviewed = { state: 'reviewed', points: 700, comment: 'Хорошо' }
  expect(states.filter(({ state }) => state === 'reviewed')).toEqual([
    { id: first, ...reviewed },
    { id: second, ...reviewed },
  ])
  const verdicts = await school.rows(`select from answers where verdict ->> 'outcome' = 'right'`)
  expect(verdicts).toHaveLength(2)
})

test('comments of a reviewer about a task are sorted by use, and are private', async () => {
  const [first, second, third] = await idsOf()
  const say = async (id: number, comment: string) =>
    anna.put(`${queue}/${id}/review`, { criteria: points, comment })
  await say(first!, 'Один раз')
  await sendEssay('Алексей Швабрин')
  await say(second!, 'Два раза')
  await say(third!, 'Два раза')
  const [last] = await idsOf()
  expect((await anna.get(`${queue}/${last}`)).body.said_before).toEqual(['Два раза', 'Один раз'])
  const pavel = await school.person('Павел', { type: 'agent', gradeIndex: null, isMethodist: true })
  expect((await pavel.get(`${queue}/${last}`)).body.said_before).toEqual([])
})

test('checked answers are listed for thirty days, counted and filtered; older ones are found on the page of the pupil', async () => {
  const [first, second] = await idsOf()
  const done = '?q[state_eq]=done'
  await anna.put(`${queue}/${first}/review`, { criteria: points, comment: '' })
  await anna.put(`${queue}/${second}/review`, { criteria: points, comment: '' })
  const { body, headers } = await anna.get(`${queue}${done}&limit=1`)
  expect([body.length, body[0].id, headers['x-total']]).toEqual([1, second, '2'])
  expect((await anna.get(`${groups}${done}`)).body.works).toMatchObject([{ answers: 2 }])
  await school.rows(
    `update answer_reviews set asked_at = asked_at - interval '31 days', reviewed_at = reviewed_at - interval '31 days' where id = $1`,
    [first],
  )
  expect(await idsOf(done)).toEqual([second])
  expect((await anna.get(`${groups}${done}`)).body.works).toMatchObject([{ answers: 1 }])
  expect((await anna.get(`${queue}/${first}`)).body).toMatchObject({ state: 'reviewed' })
})

test('the filters of a teacher contain only their own pupils', async () => {
  const savelich = await school.person('Архип Савельич', { type: 'agent', gradeIndex: null })
  await school.rows(`insert into class_members values ($1, $2, 'teacher')`, [classIds[0], savelich.id])
  const { body } = await savelich.get(groups)
  expect(body).toMatchObject({ works: [{ answers: 1 }], classes: [{ id: classIds[0] }], schools: [{}] })
  expect((await savelich.get(`${queue}?q[organization_id_eq]=${schoolIds[1]}`)).body).toEqual([])
})

test.each(['olympiad', 'attestation'])('an answer of an %s is named by its work', async (kind) => {
  const sources = {
    olympiad: 'select work_id from olympiad_grades limit 1',
    attestation: 'select work_id from attestation_trainings limit 1',
  }
  const [work] = await school.rows<{ work_id: number }>(sources[kind as keyof typeof sources])
  await school.rows(
    `update attempts set work_id = $1 where id = (select attempt_id from answer_reviews where state = 'waiting' order by id limit 1)`,
    [work!.work_id],
  )
  const { body } = await anna.get(`${queue}?q[work_id_eq]=${work!.work_id}`)
  expect(body).toHaveLength(1)
  expect(body[0].place).toMatch(/\S/)
})
