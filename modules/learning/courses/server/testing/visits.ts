import { type ModuleVisits, attemptIn, solverOf, taskOf, taskStanding } from '@school/server/testing'

const course = (
  where: string,
) => `select c.id as "courseId", l.id as "lessonId", ${taskOf('l.work_id')}, solver.user_id as owner
  from courses c join lessons l on l.course_id = c.id and l.position = 2 ${solverOf('l.work_id')} where ${where} order by c.id limit 1`
const lesson = (
  where: string,
) => `select l.id as "lessonId", ${taskOf('l.work_id')}, solver.user_id as "userId", solver.user_id as owner
  from lessons l join courses c on c.id = l.course_id ${solverOf('l.work_id')} where ${where} order by l.id limit 1`
const attempt = (where: string) =>
  attemptIn('join lessons l on l.work_id = a.work_id join courses c on c.id = l.course_id', where)

export const visits: ModuleVisits = {
  addresses: {
    courseId: `select l.course_id as "courseId", l.id as "lessonId" from lessons l`,
    lessonId: `select l.id as "lessonId", l.course_id as "courseId", wt.task_id as "taskId" from lessons l
      join work_tasks wt on wt.work_id = l.work_id`,
    questionId: `select id as "questionId" from lesson_questions`,
    remarkId: `select id as "remarkId" from lesson_remarks`,
  },
  async begin(school, pupil) {
    for (const { id } of await school.rows<{ id: number }>('select id from courses'))
      await pupil.post(`/api/courses/${id}/enrollments`)
    // An answer that waits for a reviewer: its criteria and its model answer are closed to everybody.
    for (const { lessonId, taskId } of await school.rows<{ lessonId: number; taskId: number }>(
      `select l.id as "lessonId", t.id as "taskId" from lessons l join work_tasks wt on wt.work_id = l.work_id
       join tasks t on t.id = wt.task_id where t.kind = 'essay'`,
    )) {
      const response = { kind: 'essay', text: 'Мы не знали, кто взял альбом.' }
      const attempt = await pupil.begin(`/api/lessons/${lessonId}`)
      await pupil.post(`${attempt}/tasks/${taskId}/answer_attempts`, { response })
    }
  },
  prepared: [
    `update courses set retired_at = now() where id = (select max(id) from courses)`,
    `update access_grants set ends_at = $1::timestamptz - interval '1 day' where (user_id, resource_id) = (
     select a.user_id, l.course_id from attempts a join lessons l on l.work_id = a.work_id and l.position = 3 order by a.id desc limit 1)`,
  ],
  objects: {
    courseId: { published: course('c.retired_at is null'), archived: course('c.retired_at is not null') },
    lessonId: {
      first: lesson('l.position = 1 and c.retired_at is null'),
      locked: lesson('l.position = 2 and c.retired_at is null'),
      archived: lesson('l.position = 2 and c.retired_at is not null'),
    },
    attemptId: {
      of_lesson: attempt('c.retired_at is null and l.position = 2'),
      of_lesson_closed: attempt(`l.position = 3 and exists (select from access_grants g
        where g.user_id = a.user_id and g.resource_id = l.course_id and g.ends_at < $1)`),
      of_lesson_archived: attempt('c.retired_at is not null'),
    },
    questionId: {
      waiting: `select id as "questionId", user_id as owner from lesson_questions where answered_at is null order by id limit 1`,
      answered: `select id as "questionId", user_id as owner from lesson_questions where answered_at is not null order by id limit 1`,
    },
    remarkId: {
      written: `select id as "remarkId", user_id as owner from lesson_remarks order by id limit 1`,
    },
    taskId: { of_lesson: taskStanding('practice') },
  },
}
