import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('answers of an olympiad are checked by its jury, never by the teacher of the class', async () => {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова')
  const savelich = await school.person('Архип Савельич', { type: 'agent', gradeIndex: null })
  const anna = await school.person('Анна Савельева', { type: 'agent', gradeIndex: null, isMethodist: true })
  await school.rows(
    `with o as (
        insert into organizations (kind, name, short_name) values ('school', 'Школа', 'Школа') returning id
      ), c as (
        insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Я', 2026 from o returning id
      )
      insert into class_members select id, $1::int, 'pupil' from c union all select id, $2::int, 'teacher' from c`,
    [masha.id, savelich.id],
  )
  const lessonId = await school.idOf('lessons', 'spelling-detective/tsya-and-ne')
  const essayId = await school.idOf('tasks', 'spelling-detective/tsya-and-ne/detective-report')
  await masha.post(`/api/courses/${await school.idOf('courses', 'spelling-detective')}/enrollments`)
  await masha.post(`${await masha.begin(`/api/lessons/${lessonId}`)}/tasks/${essayId}/answer_attempts`, {
    response: { kind: 'essay', text: 'Оказалось, что альбом нашёлся сам.' },
  })
  const queueOf = async (person: typeof anna) =>
    (await person.get('/api/teacher/check_queue')).body as { id: number }[]
  const review = `/api/teacher/check_queue/${(await queueOf(savelich))[0]!.id}`
  const all = { criteria: [], comment: 'Отличная работа!' }
  const turnInto = (kind: string) =>
    school.rows('update works set kind = $2 where id = (select work_id from lessons where id = $1)', [
      lessonId,
      kind,
    ])
  await turnInto('olympiad')
  try {
    expect(await queueOf(savelich)).toEqual([])
    const replies = [
      await savelich.get(review),
      await savelich.put(`${review}/hold`),
      await savelich.put(`${review}/review`, all),
      await savelich.post(`${review}/returns`, { comment: 'Ещё раз' }),
    ]
    expect(replies.map(({ headers }) => headers['x-error-code'])).toEqual(Array(4).fill('review_not_found'))
    expect(await queueOf(anna)).toHaveLength(1)
    expect((await anna.get(review)).status).toBe(200)
  } finally {
    await turnInto('practice')
  }
})
