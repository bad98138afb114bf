import { type ModuleVisits, solverOf } from '@school/server/testing'

const monitored = (
  from: string,
) => `select e.work_id as "workId", solver.user_id as "userId", solver.user_id as owner from ${from} e ${solverOf('e.work_id')}
  where e.retired_at is null order by e.id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    workId: `select work_id as "workId" from exam_rehearsals union all select work_id from attestation_trainings`,
  },
  objects: {
    workId: { rehearsal: monitored('exam_rehearsals'), attestation: monitored('attestation_trainings') },
  },
}
