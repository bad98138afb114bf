import {
  answerWrongly,
  type RoomVisits,
  attemptIn,
  judged,
  solverOf,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'
import { expect } from 'vitest'

const homework = (where: string) => `select h.id as "homeworkId", ${taskOf('h.work_id')},
    coalesce(solver.user_id, p.user_id, (select min(user_id) from class_members where role = 'pupil')) as "userId",
    coalesce(solver.user_id, p.user_id) as owner, h.author_id as leader
  from homeworks h ${solverOf('h.work_id')} left join lateral (
    select m.user_id from homework_targets g join class_members m on m.role = 'pupil' and m.school_class_id = g.target_id
    where g.homework_id = h.id and g.target = 'class' order by m.user_id limit 1) p on true
  where ${where} order by solver.user_id nulls last, h.id limit 1`
const attempt = (where: string) =>
  attemptIn('join homeworks h on h.work_id = a.work_id', where, 'h.author_id')

export const visits: RoomVisits = {
  addresses: {
    homeworkId: `select h.id as "homeworkId", wt.task_id as "taskId" from homeworks h
      join work_tasks wt on wt.work_id = h.work_id`,
    setId: `select id as "setId" from homework_sets`,
    section: `select unnest(array['ege', 'oge', 'skills']) as section`,
    webinarId: `select id as "webinarId" from webinars`,
  },
  async begin(school, pupil) {
    // A homework in progress, with an answer in it.
    for (const { id } of await school.rows<{ id: number }>('select id from homework_sets')) {
      const { body: taken } = await pupil.post(`/api/homework_sets/${id}/picks`)
      const { body } = await pupil.post(`/api/homeworks/${taken.id}/starts`)
      expect(body.attempt.state).toBe('running')
      await answerWrongly(pupil, body.attempt, 'submit')
    }
  },
  prepared: [`update homework_sets set retired_at = now() where id = (select max(id) from homework_sets)`],
  objects: {
    homeworkId: {
      draft: homework(`h.source = 'teacher' and h.published_at is null`),
      running: homework(`h.source = 'teacher' and h.published_at is not null and h.closed_at is null`),
      archived: homework(`h.source = 'teacher' and h.archived_at is not null`),
      of_webinar: homework(`h.source = 'webinar'`),
      of_lesson: homework(`h.source = 'course'`),
      of_library: homework(`h.source = 'library'`),
    },
    webinarId: {
      planned: `select w.webinar_id as "webinarId", ${taskOf('h.work_id')}, m.user_id as owner, h.author_id as leader
      from webinar_homeworks w join homeworks h on h.id = w.homework_id join webinars b on b.id = w.webinar_id
      join class_members m on m.school_class_id = b.school_class_id and m.role = 'pupil' order by m.user_id limit 1`,
    },
    setId: {
      published: `select id as "setId" from homework_sets where retired_at is null order by id limit 1`,
      archived: `select id as "setId" from homework_sets where retired_at is not null order by id limit 1`,
    },
    section: { of_exam: `select 'ege' as section` },
    attemptId: {
      of_homework: attempt(`h.closed_at is null and w.kind = 'homework' and ${underWay}`),
      of_homework_finished: attempt(`h.closed_at is null and w.kind = 'homework' and ${judged}`),
      of_homework_closed: attempt('h.closed_at is not null'),
    },
    taskId: { of_homework: taskStanding('homework') },
  },
}
