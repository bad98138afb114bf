import { beforeEach, expect, test } from 'vitest'
import type { Person } from '@school/server/testing'
import { type Classroom, day, openClassroom } from './testing/class.ts'

let room: Classroom
let carriers: number
let id: number

const solution = (text = 'y = 120 + 15x и y = 60 + 21x, поровну при x = 10') => ({
  response: { kind: 'file', files: [], text },
})
const tabOf = async (name: string): Promise<{ id: number; state: string; percent: number; mark: number }[]> =>
  (await room.masha.get(`/api/user/homeworks?q[tab_eq]=${name}`)).body
const countsOf = async () => (await room.masha.get('/api/user/homeworks/summary')).body.counts
const queueOf = async (person: Person): Promise<{ id: number; place: string }[]> =>
  (await person.get('/api/teacher/check_queue')).body
const review = (reviewId: number, points: number[], comment = '') =>
  room.savelich.put(`/api/teacher/check_queue/${reviewId}/review`, {
    criteria: points.map((one, index) => ({ id: `К${index + 1}`, points: 100 * one })),
    comment,
  })

beforeEach(async () => {
  room = await openClassroom()
  carriers = await room.school.idOf('tasks', 'linear-equations/graphs/two-carriers')
  id = await room.give({ title: 'Извозчики', task_ids: [room.tasks[0]!, carriers] })
  await room.start(room.masha, id)
  await room.solve(room.masha, id, room.tasks[0]!)
})

test('a homework with an answer that waits is on check, and done with its percent and mark when it is reviewed', async () => {
  const { masha, savelich } = room
  const { body } = await room.send(masha, id, carriers, solution())
  expect(body).toMatchObject({ verdict: null, task: { status: 'in_queue', can: { answer: false } } })
  expect(await countsOf()).toMatchObject({ now: 1, checking: 0 })
  expect((await room.submit(masha, id)).body.state).toBe('checking')
  expect(await countsOf()).toEqual({ now: 0, checking: 1, returned: 0, done: 0 })
  expect(await tabOf('checking')).toMatchObject([{ id, state: 'checking' }])

  const [waiting] = await queueOf(savelich)
  expect(waiting).toMatchObject({ place: 'Извозчики' })
  expect((await review(waiting!.id, [2, 2, 1], 'Отлично')).status).toBe(200)
  expect(await tabOf('checking')).toEqual([])
  expect(await tabOf('done')).toMatchObject([{ id, state: 'done', percent: 100, mark: 5 }])
  expect((await masha.get(`${await room.attemptAt(masha, id)}/tasks/${carriers}`)).body).toMatchObject({
    status: 'solved',
    last_try: { review: { comment: 'Отлично', points: 500 } },
  })
})

test('a partly right answer is done too, with as many points; a correction of the review changes them', async () => {
  await room.send(room.masha, id, carriers, solution())
  await room.submit(room.masha, id)
  const [waiting] = await queueOf(room.savelich)
  await review(waiting!.id, [1, 0, 0])
  const [partly] = await tabOf('done')
  expect(partly).toMatchObject({ state: 'done', percent: 33 })
  await review(waiting!.id, [2, 2, 0])
  expect((await tabOf('done'))[0]).toMatchObject({ percent: 83 })
})

test('an answer given back before the homework is handed in may be sent again, and its try is not counted', async () => {
  const { masha, savelich } = room
  await room.send(masha, id, carriers, solution('x = 10'))
  const [first] = await queueOf(savelich)
  await savelich.post(`/api/teacher/check_queue/${first!.id}/returns`, { comment: 'Покажи, как нашли' })
  expect((await masha.get(`${await room.attemptAt(masha, id)}/tasks/${carriers}`)).body).toMatchObject({
    status: 'started',
    tries_used: 0,
    can: { answer: true },
    last_try: { review: { state: 'returned', comment: 'Покажи, как нашли' } },
  })
  expect(await countsOf()).toMatchObject({ now: 1, checking: 0 })
  await room.send(masha, id, carriers, solution())
  await room.submit(masha, id)
  const [second] = await queueOf(savelich)
  await review(second!.id, [2, 2, 1])
  expect(await tabOf('done')).toMatchObject([{ percent: 100, mark: 5 }])
})

test('a homework that was handed in is not opened by giving an answer back: the teacher returns the whole of it', async () => {
  const { masha, savelich } = room
  await room.send(masha, id, carriers, solution())
  await room.submit(masha, id)
  const [waiting] = await queueOf(savelich)
  const refused = await savelich.post(`/api/teacher/check_queue/${waiting!.id}/returns`, { comment: 'Ещё' })
  expect(refused.headers['x-error-code']).toBe('review_not_returnable')
  await review(waiting!.id, [1, 0, 0], 'Доведи до конца')
  const back = await savelich.post(`/api/teacher/homeworks/${id}/returns`, {
    user_ids: [masha.id],
    comment: 'Извозчики',
  })
  expect(back.status).toBe(200)
  expect(await countsOf()).toEqual({ now: 0, checking: 0, returned: 1, done: 0 })
  expect(await tabOf('returned')).toMatchObject([{ id, state: 'returned' }])
  await room.send(masha, id, carriers, solution())
  expect((await room.submit(masha, id)).body.state).toBe('checking')
  const [again] = await queueOf(savelich)
  await review(again!.id, [2, 2, 1])
  expect((await tabOf('done'))[0]!.percent).toBeGreaterThan(50)
})

test('what waited when the time ran out is checked all the same', async () => {
  await room.send(room.masha, id, carriers, solution())
  room.school.at(new Date(room.school.now.getTime() + 4 * day))
  expect(await tabOf('checking')).toHaveLength(1)
  const [waiting] = await queueOf(room.savelich)
  await review(waiting!.id, [2, 2, 1])
  await room.submit(room.masha, id)
  expect(await tabOf('done')).toMatchObject([{ percent: 100 }])
})
