import type { ModuleVisits } from '@school/server/testing'

const regrading = (state: string) =>
  `select id as "regradingId", null::int as owner from regradings where state = '${state}' order by id desc limit 1`

export const visits: ModuleVisits = {
  addresses: {
    regradingId: `select id as "regradingId" from regradings`,
  },
  prepared: ['done', 'waiting', 'refused'].map(
    (
      state,
      index,
    ) => `insert into regradings (task_id, from_hash, to_hash, state, answers_changed, created_at, finished_at)
      select wt.task_id, 'before', 'after', '${state}', 1, $1, $1 from exam_rehearsals e join work_tasks wt on wt.work_id = e.work_id
      where e.retired_at is null order by e.id, wt.position offset ${index} limit 1`,
  ),
  objects: {
    regradingId: {
      held: regrading('held'),
      done: regrading('done'),
      waiting: regrading('waiting'),
      refused: regrading('refused'),
    },
  },
}
