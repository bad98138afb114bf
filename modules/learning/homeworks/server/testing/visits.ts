import {
  type ModuleVisits,
  attemptIn,
  judged,
  solverOf,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'

const homework = (where: string) => `select h.id as "homeworkId", ${taskOf('h.work_id')},
    coalesce(solver.user_id, p.user_id, (select min(user_id) from class_members where role = 'pupil')) as "userId",
    coalesce(solver.user_id, p.user_id) as owner, h.author_id as leader
  from homeworks h ${solverOf('h.work_id')} left join lateral (
    select m.user_id from homework_targets g join class_members m on m.role = 'pupil' and m.school_class_id = g.target_id
    where g.homework_id = h.id and g.target = 'class' order by m.user_id limit 1) p on true
  where ${where} order by solver.user_id nulls last, h.id limit 1`
const attempt = (where: string) =>
  attemptIn('join homeworks h on h.work_id = a.work_id', where, 'h.author_id')

export const visits: ModuleVisits = {
  addresses: {
    homeworkId: `select h.id as "homeworkId", wt.task_id as "taskId" from homeworks h
      join work_tasks wt on wt.work_id = h.work_id`,
  },
  objects: {
    homeworkId: {
      draft: homework(`h.source = 'teacher' and h.published_at is null`),
      running: homework(`h.source = 'teacher' and h.published_at is not null and h.closed_at is null`),
      archived: homework(`h.source = 'teacher' and h.archived_at is not null`),
      of_webinar: homework(`h.source = 'webinar'`),
      of_lesson: homework(`h.source = 'course'`),
      of_library: homework(`h.source = 'library'`),
    },
    attemptId: {
      of_homework: attempt(`h.closed_at is null and w.kind = 'homework' and ${underWay}`),
      of_homework_finished: attempt(`h.closed_at is null and w.kind = 'homework' and ${judged}`),
      of_homework_closed: attempt('h.closed_at is not null'),
    },
    taskId: { of_homework: taskStanding('homework') },
  },
}
