import {
  answerWrongly,
  type ModuleVisits,
  attemptIn,
  isLast,
  judged,
  solverOf,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'
import { expect } from 'vitest'

const training = (
  where: string,
) => `select t.id as "trainingId", ${taskOf('t.work_id')}, solver.user_id as "userId", 1 as place, solver.user_id as owner
  from trainings t join works w on w.id = t.work_id ${solverOf('t.work_id')} where ${where} order by solver.user_id is null, t.id limit 1`
const attempt = (where: string) => attemptIn('join trainings t on t.work_id = a.work_id', where)
const practised = `w.kind = 'training' and t.retired_at is null and w.rules ->> 'mode' = 'practice'`
const examined = `w.kind = 'training' and t.retired_at is null and w.rules ->> 'mode' = 'exam'`

export const visits: ModuleVisits = {
  addresses: {
    trainingId: `select t.id as "trainingId", wt.task_id as "taskId" from trainings t
      join work_tasks wt on wt.work_id = t.work_id`,
  },
  async begin(school, pupil) {
    // Attempts under way of both modes, with an answer in each.
    for (const { id } of await school.rows<{ id: number }>('select id from trainings')) {
      const { body } = await pupil.post(`/api/trainings/${id}/starts`, { holder: 'tab-of-masha' })
      expect(body.attempt.state).toBe('running')
      await answerWrongly(pupil, body.attempt, 'save')
      await answerWrongly(pupil, body.attempt, 'submit')
    }
  },
  prepared: [
    `update trainings set retired_at = now() where key = 'own-numbers'`,
    `insert into attempts (work_id, user_id, number, started_at, deadline_at, holder)
   select a.work_id, a.user_id, 2, $1::timestamptz - interval '20 minutes', x.deadline_at, x.holder
   from (values ('percent-warm-up', 0, null, null), ('spelling-sprint', 0, $1::timestamptz + interval '1 hour', 'knock-knock'),
     ('spelling-sprint', 1, $1::timestamptz - interval '10 minutes', 'knock-knock')) x (key, place, deadline_at, holder)
   join trainings t on t.key = x.key
   cross join lateral (select * from attempts b where b.work_id = t.work_id order by b.id offset x.place limit 1) a`,
  ],
  objects: {
    trainingId: {
      practice: training(`t.retired_at is null and w.rules ->> 'mode' <> 'exam'`),
      exam: training(`t.retired_at is null and w.rules ->> 'mode' = 'exam'`),
      archived: training('t.retired_at is not null'),
    },
    attemptId: {
      of_training: attempt(`${practised} and ${underWay}`),
      of_training_finished: attempt(`${practised} and ${judged}`),
      of_training_replaced: attempt(`${practised} and not ${isLast}`),
      of_training_archived: attempt('t.retired_at is not null'),
      of_exam: attempt(`${examined} and ${underWay}`),
      of_exam_time_is_up: attempt(`${examined} and a.finished_at is null and a.deadline_at < $1`),
      of_exam_finished: attempt(`${examined} and ${judged}`),
    },
    taskId: { of_training: taskStanding('training') },
  },
}
