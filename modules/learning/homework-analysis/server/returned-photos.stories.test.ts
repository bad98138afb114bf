import { meetAt, type Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { type Classroom, openClassroom } from '@school/homeworks/testing'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const idOf = (number: number) => `0b5fb2a4-0f6f-4d2a-9d7e-${String(number).padStart(12, '0')}`
const [first, second, third] = [idOf(1), idOf(2), idOf(3)]

let classroom: Classroom
let carriers: number
let id: number

const upload = (fileId: string) =>
  classroom.masha.put(`/api/files/${fileId}?name=list.png`, undefined, {
    raw: { type: 'image/png', text: png },
  })
const photos = (...ids: string[]) => ({
  response: {
    kind: 'file',
    files: ids.map((one) => ({ id: one, name: 'list.png', type: 'image/png', size: 16 })),
  },
})
const queue = async () => (await classroom.savelich.get('/api/teacher/check_queue')).body as { id: number }[]
const returnAll = () =>
  classroom.savelich.post(`/api/teacher/homeworks/${id}/returns`, {
    user_ids: [classroom.masha.id],
    comment: 'Сфотографируй чётче',
  })
const task = async () =>
  (await classroom.masha.get(`${await classroom.attemptAt(classroom.masha, id)}/tasks/${carriers}`)).body
const reads = async (person: Person, fileId: string) => (await person.get(`/api/files/${fileId}`)).status
const idsIn = ({ response }: { response: { files: { id: string }[] } }) =>
  response.files.map((file) => file.id)

beforeEach(async () => {
  classroom = await openClassroom()
  await classroom.school.rows('delete from files')
  carriers = await classroom.school.idOf('tasks', 'linear-equations/graphs/two-carriers')
  id = await classroom.give({ title: 'Извозчики', task_ids: [classroom.tasks[0]!, carriers] })
  await classroom.start(classroom.masha, id)
  for (const fileId of [first, second]) await upload(fileId)
  await classroom.send(classroom.masha, id, carriers, photos(first, second))
  await classroom.submit(classroom.masha, id)
})

test('photographs of a returned homework can be reused: one stays, one is replaced, and each try keeps its own', async () => {
  const { masha, savelich } = classroom
  expect((await returnAll()).status).toBe(200)
  expect(await task()).toMatchObject({ can: { answer: true }, tries_used: 0 })
  expect(idsIn((await task()).last_try)).toEqual([first, second])

  await upload(third)
  expect((await classroom.send(masha, id, carriers, photos(third, first))).status).toBe(200)
  expect((await classroom.submit(masha, id)).body.state).toBe('checking')
  const [again] = await queue()
  const { body } = await savelich.get(`/api/teacher/check_queue/${again!.id}`)
  expect(idsIn(body)).toEqual([third, first])
  expect(body.earlier.map(idsIn)).toEqual([[first, second]])
  for (const fileId of [first, second, third]) {
    expect(await reads(savelich, fileId)).toBe(200)
    expect(await reads(masha, fileId)).toBe(200)
    expect(await reads(classroom.petya, fileId)).toBe(404)
  }
})

test('the same photographs may be sent again, but not those of other users', async () => {
  await returnAll()
  const stolen = await classroom
    .start(classroom.petya, id)
    .then(() => classroom.send(classroom.petya, id, carriers, photos(first)))
  expect(stolen.headers['x-error-code']).toBe('files_missing')
  expect((await classroom.send(classroom.masha, id, carriers, photos(second, first))).status).toBe(200)
  await classroom.submit(classroom.masha, id)
  expect(await queue()).toHaveLength(1)
})

test('sent files stay attached to their try; files uploaded after the return and not sent are unattached', async () => {
  await returnAll()
  await upload(third)
  const loose = await classroom.school.rows<{ id: string }>('select id from files where attached_at is null')
  expect(loose).toEqual([{ id: third }])
  expect(await reads(classroom.savelich, third)).toBe(404)
  expect(await reads(classroom.savelich, second)).toBe(200)
})

test('a return and a review of its answer at the same time: the first one wins, and nothing is left in the queue', async () => {
  await returnAll()
  await upload(third)
  await classroom.send(classroom.masha, id, carriers, photos(third))
  await classroom.submit(classroom.masha, id)
  const attempt = (await classroom.attemptAt(classroom.masha, id)).split('/').at(-1)
  const [waiting] = await queue()
  const [returned, reviewed] = await meetAt(
    classroom.school,
    'select id from attempts where id = $1 for update',
    [attempt],
    [
      () => returnAll(),
      () =>
        classroom.savelich.put(`/api/teacher/check_queue/${waiting!.id}/review`, {
          criteria: [2, 2, 1].map((one, index) => ({ id: `К${index + 1}`, points: 100 * one })),
          comment: '',
        }),
    ],
  )
  expect(returned!.status).toBe(200)
  const seen = await task()
  // Either order is valid: returned, or reviewed and then returned.
  expect(reviewed!.status === 200 ? seen.status : reviewed!.headers['x-error-code']).toBe(
    reviewed!.status === 200 ? 'solved' : 'review_closed',
  )
  expect(idsIn(seen.last_try)).toEqual([third])
  expect(await queue()).toEqual([])
})
