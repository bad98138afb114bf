import { beforeEach, expect, test } from 'vitest'
import type { Person } from '@school/server/testing'
import { type Classroom, day, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
let carriers: number
let id: number

const solution = (text = 'y = 120 + 15x и y = 60 + 21x, поровну при x = 10') => ({
  response: { kind: 'file', files: [], text },
})
const tabOf = async (name: string): Promise<{ id: number; state: string; percent: number; mark: number }[]> =>
  (await classroom.masha.get(`/api/user/homeworks?q[tab_eq]=${name}`)).body
const countsOf = async () => (await classroom.masha.get('/api/user/homeworks/summary')).body.counts
const queueOf = async (person: Person): Promise<{ id: number; place: string }[]> =>
  (await person.get('/api/teacher/check_queue')).body
const review = (reviewId: number, points: number[], comment = '', version = 1) =>
  classroom.savelich.put(`/api/teacher/check_queue/${reviewId}/review`, {
    criteria: points.map((one, index) => ({ id: `К${index + 1}`, points: 100 * one })),
    comment,
    version,
  })

beforeEach(async () => {
  classroom = await openClassroom()
  carriers = await classroom.school.idOf('tasks', 'linear-equations/graphs/two-carriers')
  id = await classroom.give({ title: 'Извозчики', task_ids: [classroom.tasks[0]!, carriers] })
  await classroom.start(classroom.masha, id)
  await classroom.solve(classroom.masha, id, classroom.tasks[0]!)
})

test('a homework with an unreviewed answer is on check, and done with its percent and mark after the review', async () => {
  const { masha, savelich } = classroom
  const { body } = await classroom.send(masha, id, carriers, solution())
  expect(body).toMatchObject({ verdict: null, task: { status: 'in_queue', can: { answer: false } } })
  expect(await countsOf()).toMatchObject({ now: 1, checking: 0 })
  expect((await classroom.submit(masha, id)).body.state).toBe('checking')
  const attempt = async () => (await masha.get(await classroom.attemptAt(masha, id))).body
  expect(await attempt()).toMatchObject({ awaits_review: true, result: null })
  expect(await countsOf()).toEqual({ now: 0, checking: 1, returned: 0, done: 0 })
  expect(await tabOf('checking')).toMatchObject([{ id, state: 'checking' }])

  const [waiting] = await queueOf(savelich)
  expect(waiting).toMatchObject({ place: 'Извозчики' })
  expect((await review(waiting!.id, [2, 2, 1], 'Отлично')).status).toBe(200)
  expect(await tabOf('checking')).toEqual([])
  expect(await tabOf('done')).toMatchObject([{ id, state: 'done', percent: 100, mark: 5 }])
  expect(await attempt()).toMatchObject({ awaits_review: false, result: { percent: 100 } })
  expect((await masha.get(`${await classroom.attemptAt(masha, id)}/tasks/${carriers}`)).body).toMatchObject({
    status: 'solved',
    last_try: { review: { comment: 'Отлично', points: 500 } },
  })
})

test('the pupil is notified when it is checked, not again for a correction, and when an answer is returned', async () => {
  const { masha, savelich } = classroom
  const bellOf = async () => (await masha.get('/api/user/notifications?q[kind_eq]=answer')).body
  await classroom.send(masha, id, carriers, solution('x = 10'))
  const [first] = await queueOf(savelich)
  await savelich.post(`/api/teacher/check_queue/${first!.id}/returns`, { comment: 'Покажи, как нашли' })
  expect(await bellOf()).toMatchObject([
    {
      title: 'Ответ вернули на\u00a0доработку: Извозчики',
      text: 'Покажи, как нашли',
      url: `/homeworks/${id}`,
    },
  ])
  await classroom.send(masha, id, carriers, solution())
  await classroom.submit(masha, id)
  const [second] = await queueOf(savelich)
  await review(second!.id, [2, 2, 0], 'Почти всё')
  await review(second!.id, [2, 2, 1], 'Теперь всё')
  expect(await bellOf()).toMatchObject([
    { title: 'Проверено: Извозчики', text: 'Почти всё', url: `/homeworks/${id}` },
    { title: 'Ответ вернули на\u00a0доработку: Извозчики' },
  ])
})

test('a partly right answer is done too, with as many points; a correction of the review changes them', async () => {
  await classroom.send(classroom.masha, id, carriers, solution())
  await classroom.submit(classroom.masha, id)
  const [waiting] = await queueOf(classroom.savelich)
  await review(waiting!.id, [1, 0, 0])
  const [partly] = await tabOf('done')
  expect(partly).toMatchObject({ state: 'done', percent: 33 })
  await review(waiting!.id, [2, 2, 0], '', 2)
  expect((await tabOf('done'))[0]).toMatchObject({ percent: 83 })
})

test('an answer returned before the homework is submitted may be sent again, and its try is not counted', async () => {
  const { masha, savelich } = classroom
  await classroom.send(masha, id, carriers, solution('x = 10'))
  const [first] = await queueOf(savelich)
  await savelich.post(`/api/teacher/check_queue/${first!.id}/returns`, { comment: 'Покажи, как нашли' })
  expect((await masha.get(`${await classroom.attemptAt(masha, id)}/tasks/${carriers}`)).body).toMatchObject({
    status: 'started',
    tries_used: 0,
    can: { answer: true },
    last_try: { review: { state: 'returned', comment: 'Покажи, как нашли' } },
  })
  expect(await countsOf()).toMatchObject({ now: 1, checking: 0 })
  await classroom.send(masha, id, carriers, solution())
  await classroom.submit(masha, id)
  const [second] = await queueOf(savelich)
  await review(second!.id, [2, 2, 1])
  expect(await tabOf('done')).toMatchObject([{ percent: 100, mark: 5 }])
})

test('a single answer of a submitted homework can be returned: the copy is reopened, and other answers stay', async () => {
  const { masha, savelich } = classroom
  await classroom.send(masha, id, carriers, solution())
  await classroom.submit(masha, id)
  const [waiting] = await queueOf(savelich)
  expect((await savelich.get(`/api/teacher/check_queue/${waiting!.id}`)).body).toMatchObject({
    return_bar: null,
    can: { give_back: true },
  })
  const back = await savelich.post(`/api/teacher/check_queue/${waiting!.id}/returns`, {
    comment: 'Покажи ход',
  })
  expect(back.status).toBe(200)
  expect(await countsOf()).toEqual({ now: 0, checking: 0, returned: 1, done: 0 })
  const at = await classroom.attemptAt(masha, id)
  expect((await masha.get(`${at}/tasks/${classroom.tasks[0]!}`)).body.status).toBe('solved')
  expect((await masha.get(`${at}/tasks/${carriers}`)).body).toMatchObject({
    can: { answer: true },
    tries_used: 0,
    last_try: { review: { state: 'returned', comment: 'Покажи ход' } },
  })
  await classroom.send(masha, id, carriers, solution('x = 10, потому что 120 + 15x = 60 + 21x'))
  expect((await classroom.submit(masha, id)).body.state).toBe('checking')
  const [again] = await queueOf(savelich)
  await review(again!.id, [2, 2, 1])
  expect(await tabOf('done')).toMatchObject([{ percent: 100, mark: 5 }])
})

test('an answer can’t be returned when the time is over, and the review page says so', async () => {
  await classroom.send(classroom.masha, id, carriers, solution())
  await classroom.submit(classroom.masha, id)
  const [waiting] = await queueOf(classroom.savelich)
  classroom.school.at(new Date(classroom.school.now.getTime() + 4 * day))
  const at = `/api/teacher/check_queue/${waiting!.id}`
  expect((await classroom.savelich.get(at)).body).toMatchObject({
    return_bar: 'over',
    can: { give_back: false },
  })
  const refused = await classroom.savelich.post(`${at}/returns`, { comment: 'Ещё' })
  expect(refused.headers['x-error-code']).toBe('review_not_returnable')
  expect(await tabOf('checking')).toHaveLength(1)
})

test('returning a homework also returns unreviewed answers: they may be answered again and leave the review queue', async () => {
  const { masha, savelich } = classroom
  await classroom.send(masha, id, carriers, solution())
  await classroom.submit(masha, id)
  const words = { user_ids: [masha.id], comment: 'Сфотографируй чётче' }
  expect((await savelich.post(`/api/teacher/homeworks/${id}/returns`, words)).status).toBe(200)
  expect(await queueOf(savelich)).toEqual([])
  expect(await tabOf('returned')).toMatchObject([{ id, state: 'returned' }])
  expect((await masha.get(`${await classroom.attemptAt(masha, id)}/tasks/${carriers}`)).body).toMatchObject({
    can: { answer: true },
    last_try: { review: { state: 'returned', comment: 'Сфотографируй чётче' } },
  })
  await classroom.send(masha, id, carriers, solution('x = 10'))
  await classroom.submit(masha, id)
  const [again] = await queueOf(savelich)
  await review(again!.id, [2, 2, 1])
  expect(await tabOf('done')).toMatchObject([{ percent: 100 }])
})

test('unreviewed answers are not counted: the matrix, the list of the teacher and the pupil agree', async () => {
  const { masha, savelich } = classroom
  const matrix = async () => (await savelich.get(`/api/teacher/homeworks/${id}/matrix`)).body
  const average = async () => (await savelich.get('/api/teacher/homeworks')).body[0].average_percent
  const own = async () => (await masha.get(`/api/homeworks/${id}`)).body
  await classroom.send(masha, id, carriers, solution())
  await classroom.submit(masha, id)
  const waits = await matrix()
  expect(waits.tasks).toMatchObject([
    { answered: 1, solved_percent: 100 },
    { answered: 0, solved_percent: null },
  ])
  const ofMasha = (pupils: { user_id: number }[]) => pupils.find(({ user_id }) => user_id === masha.id)
  expect(ofMasha(waits.pupils)).toMatchObject({ state: 'checking', percent: null, mark: null })
  expect(await average()).toBeNull()
  expect(await own()).toMatchObject({ state: 'checking', percent: null, mark: null, mistakes: [] })

  const [waiting] = await queueOf(savelich)
  await review(waiting!.id, [1, 0, 0])
  const judged = await matrix()
  expect(judged.tasks[1]).toMatchObject({ answered: 1, solved_percent: 0 })
  const { percent } = await own()
  expect(percent).toBe(33)
  expect(ofMasha(judged.pupils)).toMatchObject({ state: 'done', percent })
  expect(await average()).toBe(percent)
})

test('answers unreviewed when the time runs out are still reviewed', async () => {
  await classroom.send(classroom.masha, id, carriers, solution())
  classroom.school.at(new Date(classroom.school.now.getTime() + 4 * day))
  expect(await tabOf('checking')).toHaveLength(1)
  const [waiting] = await queueOf(classroom.savelich)
  await review(waiting!.id, [2, 2, 1])
  await classroom.submit(classroom.masha, id)
  expect(await tabOf('done')).toMatchObject([{ percent: 100 }])
})
