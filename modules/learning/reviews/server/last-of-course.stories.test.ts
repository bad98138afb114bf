import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('a review that closes the last open task of a course issues its certificate, not earlier', async () => {
  const school = await openTestSchool()
  const masha = await school.person('Маша Миронова')
  const methodist = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
  const courseId = await school.idOf('courses', 'spelling-detective')
  const lessonId = await school.idOf('lessons', 'spelling-detective/tsya-and-ne')
  const essayId = await school.idOf('tasks', 'spelling-detective/tsya-and-ne/detective-report')
  await masha.post(`/api/courses/${courseId}/enrollments`)
  await school.rows(
    `with begun as (
        insert into attempts (work_id, user_id, started_at)
        select work_id, $1, $3 from lessons where course_id = $2 and retired_at is null returning id, work_id
      )
      insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select b.id, wt.task_id, 'solved', 1, 1, $3 from begun b join work_tasks wt on wt.work_id = b.work_id
      where wt.task_id <> $4`,
    [masha.id, courseId, school.now, essayId],
  )
  await masha.post(`${await masha.begin(`/api/lessons/${lessonId}`)}/tasks/${essayId}/answer_attempts`, {
    response: { kind: 'essay', text: 'Оказалось, что альбом нашёлся сам.' },
  })
  const [waiting] = (await methodist.get('/api/teacher/check_queue')).body as { id: number }[]
  const review = async (points: readonly number[]) => {
    const criteria = points.map((one, index) => ({ id: `К${index + 1}`, points: 100 * one }))
    const url = `/api/teacher/check_queue/${waiting!.id}/review`
    const { version } = (await methodist.get(url.replace('/review', ''))).body
    expect((await methodist.put(url, { criteria, comment: 'Проверено', version })).status).toBe(200)
    await school.jobQueue.hearAnnounced()
    return (await masha.get(`/api/users/${masha.id}/certificates`)).body
  }
  expect(await review([1, 1, 1, 1])).toEqual([])
  expect(await review([2, 2, 1, 2])).toMatchObject([{ kind: 'completion' }])
})
