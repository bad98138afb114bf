import { meetAt, type Reply } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Classroom, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const code = ({ headers }: Reply) => headers['x-error-code']
const meet = (id: number, ...acts: (() => Promise<Reply>)[]) =>
  meetAt(classroom.school, 'select id from homeworks where id = $1 for update', [id], acts)
const at = (id: number, rest = '') => `/api/teacher/homeworks/${id}${rest}`

describe('two tabs of a teacher at once', () => {
  test('one archives, the other closes: the homework is in the archive', async () => {
    const id = await classroom.give()
    await meet(
      id,
      () => classroom.savelich.post(at(id, '/archivings')),
      () => classroom.savelich.post(at(id, '/closings')),
    )
    const kept = await classroom.school.rows(
      'select archived_at is not null as "isArchived", closed_at is not null as "isClosed" from homeworks where id = $1',
      [id],
    )
    expect(kept).toEqual([{ isArchived: true, isClosed: true }])
  })

  test('one publishes it, the other saves the draft: it stays published', async () => {
    const id = await classroom.give({ is_published: false })
    const replies = await meet(
      id,
      () => classroom.savelich.put(at(id), classroom.body()),
      () => classroom.savelich.put(at(id), classroom.body({ is_published: false, title: 'Черновик' })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 422])
    expect(code(replies[1]!)).toBe('changed_meanwhile')
    expect(replies[1]!.body.meanwhile).toMatchObject({
      is_mine: true,
      current: { title: 'Проценты на вечер', state: 'running' },
    })
    expect((await classroom.savelich.get(at(id))).body.title).toBe('Проценты на вечер')
  })

  test('one publishes it, the other deletes the draft: it is not deleted', async () => {
    const id = await classroom.give({ is_published: false })
    const replies = await meet(
      id,
      () => classroom.savelich.put(at(id), classroom.body()),
      () => classroom.savelich.delete(at(id)),
    )
    expect(replies.map(code)).toEqual([undefined, 'homework_published'])
    expect((await classroom.masha.get(`/api/homeworks/${id}`)).status).toBe(200)
  })

  test('one changes the tasks, a pupil begins: the pupil solves the tasks that the homework has', async () => {
    const { savelich, masha, tasks, school } = classroom
    const id = await classroom.give()
    const [work] = await school.rows<{ id: number }>('select work_id as id from homeworks where id = $1', [
      id,
    ])
    const replies = await meetAt(
      school,
      'select id from works where id = $1 for update',
      [work!.id],
      [
        () => classroom.start(masha, id),
        () => savelich.put(at(id), classroom.body({ task_ids: tasks.slice(0, 1) })),
      ],
    )
    const { body } = await masha.get(`/api/homeworks/${id}`)
    const isChanged = replies[1]!.status === 200
    expect(body.attempt.tasks).toHaveLength(isChanged ? 1 : 3)
    if (!isChanged) expect(code(replies[1]!)).toBe('tasks_begun')
  })
})
