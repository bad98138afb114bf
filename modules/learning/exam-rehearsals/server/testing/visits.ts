import {
  answerWrongly,
  type ModuleVisits,
  attemptIn,
  judged,
  solverOf,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'

const rehearsal = (
  retired: string,
) => `select e.id as "examRehearsalId", ${taskOf('e.work_id')}, solver.user_id as owner, '01J00000000000000000000ABC' as ulid
  from exam_rehearsals e ${solverOf('e.work_id')} where e.retired_at ${retired} order by e.id limit 1`
const share = (revoked: string) =>
  `select ulid, a.user_id as owner from exam_shares s join attempts a on a.id = s.attempt_id where s.revoked_at ${revoked} limit 1`

export const visits: ModuleVisits = {
  addresses: {
    examRehearsalId: `select r.id as "examRehearsalId", wt.task_id as "taskId" from exam_rehearsals r
      join work_tasks wt on wt.work_id = r.work_id`,
    ulid: `select ulid from exam_shares`,
    examPlanKey: `select 'ege-math' as "examPlanKey"`,
  },
  async begin(school, pupil) {
    for (const { id } of await school.rows<{ id: number }>('select id from exam_rehearsals')) {
      const { body } = await pupil.post(`/api/exam_rehearsals/${id}/starts`, { holder: 'tab-of-masha' })
      await answerWrongly(pupil, body.attempt, 'save')
    }
  },
  prepared: [
    `update exam_rehearsals set retired_at = now() where key = 'ege-math-profile-2025'`,
    `update attempts set finished_at = $1, finish_reason = 'user', awaits_review = true where id = (
     select min(a.id) from attempts a join works w on w.id = a.work_id and w.kind = 'rehearsal' where a.finished_at is null)`,
    `insert into exam_shares (ulid, attempt_id, created_at, revoked_at)
   select '01J00000000000000000000' || x.mark, a.id, $1, case when x.mark = 'OFF' then $1::timestamptz end
   from (select max(a.id) as id from attempts a join exam_rehearsals r on r.work_id = a.work_id and r.retired_at is null where a.judged_at is not null) a,
     (values ('ABC'), ('OFF')) x (mark)`,
  ],
  objects: {
    examRehearsalId: { published: rehearsal('is null'), archived: rehearsal('is not null') },
    ulid: { working: share('is null'), revoked: share('is not null') },
    examPlanKey: {
      known: `select 'oge-math' as "examPlanKey", null::int as owner`,
      unknown: `select 'oge-latin' as "examPlanKey", null::int as owner`,
    },
    attemptId: {
      of_rehearsal: attemptIn('', `w.kind = 'rehearsal' and ${underWay}`),
      of_rehearsal_on_review: attemptIn('', `w.kind = 'rehearsal' and a.awaits_review`),
      of_rehearsal_finished: attemptIn('', `w.kind = 'rehearsal' and ${judged}`),
    },
    taskId: { of_rehearsal: taskStanding('rehearsal') },
  },
}
