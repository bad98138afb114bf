import { Classroom } from '@school/homeworks/testing'
import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'
import { agent } from './testing/teacher-fixture.ts'

test('a teacher without a school calls a pupil by a code, gives homework and marks it', async () => {
  const school = await openTestSchool()
  await school.rows('delete from organizations')
  const zurin = await school.person('Иван Зурин', agent)
  const masha = await school.person('Маша Миронова')
  const { id } = (await zurin.post('/api/school_classes', { grade_index: 7, letter: 'А' })).body
  await zurin.post('/api/teacher/invitations', { school_class_id: id, auto_approves: true })
  const { code } = (await zurin.get('/api/teacher/invitations')).body.classes[0].invitation
  expect((await masha.post(`/api/invites/${code}/accepts`, {})).status).toBe(200)

  const tasks = await school.rows<{ id: number }>(
    `select t.id from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
      where t.kind = 'number' and t.retired_at is null order by t.key limit 1`,
  )
  const taskIds = tasks.map((task) => task.id)
  const classroom = new Classroom(school, { savelich: zurin, masha, petya: masha }, id, taskIds)
  await classroom.goThrough(masha, await classroom.give(), 1)

  const journal = `/api/school_classes/${id}/journal`
  const column = await zurin.post(`${journal}/columns`, {
    day: '2026-11-17',
    kind: 'test',
    topic: 'Проценты',
    weight: 3,
    discipline_key: 'math',
  })
  expect(column.status).toBe(200)
  const marked = await zurin.put(journal, {
    cells: [{ column_id: column.body.id, user_id: masha.id, mark: '5', version: 0 }],
  })
  expect(marked.body.cells).toMatchObject([{ user_id: masha.id, mark: '5' }])
  expect((await zurin.get(`/api/school_classes/${id}`)).body).toMatchObject({
    school_name: 'Свои классы',
    pupils: [{ name: 'Миронова Маша', percent: 100 }],
  })
})
