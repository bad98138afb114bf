import { race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { type Classroom, day, openClassroom } from '@school/homeworks/testing'
import { repeatHomeworks } from './repeat-jobs.ts'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const at = (id: number, what: string) => `/api/teacher/homeworks/${id}/${what}`
const read = async (who = classroom.savelich) => (await who.get('/api/teacher/homework_kept')).body
const repeat = (id: number, more: object = {}) =>
  classroom.savelich.put(at(id, 'repeat'), { weekdays: [5], until_on: '2026-12-18', ...more })
const run = () => classroom.school.jobQueue.run(repeatHomeworks)
const inDays = (days: number) => classroom.school.at(new Date(classroom.school.now.getTime() + days * day))
const ownList = async () =>
  (await classroom.masha.get('/api/user/homeworks')).body as { id: number; soft_deadline_at: string }[]
const given = async () =>
  (
    await classroom.school.rows<{ n: number }>(
      'select count(*)::int as n from homeworks where author_id = $1',
      [classroom.savelich.id],
    )
  )[0]!.n

test('a published homework can be stored as a template under its own name, until it is deleted', async () => {
  const id = await classroom.give()
  await classroom.savelich.put(at(id, 'template'), { title: 'Проценты, каждый год' })
  const { body } = await classroom.savelich.put(at(id, 'template'), { title: 'Проценты' })
  expect(body.templates).toEqual([{ homework_id: id, title: 'Проценты', tasks_count: 3 }])
  expect((await classroom.savelich.delete(at(id, 'template'))).body.templates).toEqual([])
  expect((await classroom.savelich.get(`/api/teacher/homeworks/${id}`)).status).toBe(200)
})

test('a draft can’t be a template or repeated, and neither can another teacher’s homework', async () => {
  const draft = await classroom.give({ is_published: false })
  const template = { title: 'Черновик' }
  expect((await classroom.savelich.put(at(draft, 'template'), template)).headers['x-error-code']).toBe(
    'homework_not_published',
  )
  expect((await repeat(draft)).headers['x-error-code']).toBe('homework_not_published')
  const beaupre = await classroom.school.person('Бопре', { type: 'agent', gradeIndex: null })
  const id = await classroom.give()
  expect((await beaupre.put(at(id, 'template'), template)).status).toBe(404)
  expect((await beaupre.put(at(id, 'repeat'), { weekdays: [1], until_on: '2026-12-18' })).status).toBe(404)
  expect(await read(beaupre)).toEqual({ templates: [], repeats: [] })
})

test('each week it is given again the day before, opens in the morning, and its days are moved', async () => {
  const id = await classroom.give({ hard_deadline_at: classroom.inDays(3) })
  const { body } = await repeat(id)
  expect(body.repeats).toMatchObject([
    { homework_id: id, classes: ['7А'], weekdays: [5], until_on: '2026-12-18', next_on: '2026-11-27' },
  ])
  await run()
  expect(await given()).toBe(1)
  inDays(6)
  await run()
  await run()
  expect(await given()).toBe(2)
  // It is published, and not open yet.
  expect(await ownList()).toHaveLength(1)
  inDays(1)
  await run()
  expect(await given()).toBe(2)
  const next = (await ownList()).find((own) => own.id !== id)!
  expect(next.soft_deadline_at).toBe(classroom.inDays(1))
  expect((await read()).repeats[0].next_on).toBe('2026-12-04')
})

race('two concurrent runs give it once', async () => {
  await repeat(await classroom.give())
  inDays(6)
  await together(classroom.school, [run, run])
  expect(await given()).toBe(2)
})

test('it can be stopped, and homeworks already given stay', async () => {
  const id = await classroom.give()
  await repeat(id)
  inDays(7)
  await run()
  const { body } = await classroom.savelich.delete(at(id, 'repeat'))
  expect(body.repeats).toEqual([])
  inDays(7)
  await run()
  expect(await given()).toBe(2)
})

test('it is not given after its last day, nor when its teacher teaches the class no more', async () => {
  await repeat(await classroom.give(), { until_on: '2026-11-26' })
  inDays(7)
  await run()
  expect(await given()).toBe(1)
  await repeat(await classroom.give())
  await classroom.school.rows('delete from class_members where user_id = $1', [classroom.savelich.id])
  inDays(7)
  await run()
  expect(await given()).toBe(2)
})

test('all sets by level are given again to the same pupils', async () => {
  const level = { level: 'a', task_ids: classroom.tasks.slice(2), user_ids: [classroom.masha.id] }
  const id = await classroom.give({ task_ids: classroom.tasks.slice(0, 2), levels: [level] })
  await repeat(id)
  inDays(7)
  await run()
  expect(await ownList()).toHaveLength(2)
  expect((await classroom.petya.get('/api/user/homeworks')).body).toHaveLength(2)
})

test('refuses a last day that has passed, or is further than a year, at its field', async () => {
  const id = await classroom.give()
  expect((await repeat(id, { until_on: '2026-11-20' })).body.errors.until_on).toHaveLength(1)
  expect((await repeat(id, { until_on: '2028-11-20' })).headers['x-error-code']).toBe('repeat_too_long')
})

test('a set is previewed as pupils see it: statements in order, without keys', async () => {
  const [first, second] = classroom.tasks
  const { body, text } = await classroom.savelich.get(
    `/api/teacher/homework_preview?task_ids=${second},${first},999999`,
  )
  expect(body.map(({ id }: { id: number }) => id)).toEqual([second, first])
  expect(text).not.toContain('rubric')
  expect((await classroom.masha.get(`/api/teacher/homework_preview?task_ids=${first}`)).status).toBe(403)
})
