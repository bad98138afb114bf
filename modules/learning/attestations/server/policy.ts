import { link, site } from '@school/routes'
import type { WorkPolicy } from '@school/work-rules/server'
import { says } from './ru.ts'

const othersSql = 'select from attempts o where o.work_id = a.work_id and o.user_id = a.user_id'

export const attestationPolicy: WorkPolicy = {
  kind: 'attestation',
  title: says.work,
  secrecy: 'never',
  promise: 'working_days',
  namesSql: 'select work_id, title from attestation_trainings',
  places: {
    sql: 'select work_id, discipline_id, array[id] as path from attestation_trainings',
    url: (id) => link(site.lms.attestationResults, { training_id: id }),
  },
  // The same rule as `areSolutionsOpen`; a percent is not rounded up here.
  disclosedSql: `select a.id as attempt_id from attempts a join attestation_trainings t on t.work_id = a.work_id join works w on w.id = t.work_id
    where a.judged_at is not null and not exists (${othersSql} and o.finished_at is null)
      and (exists (${othersSql} having count(*) >= (w.rules ->> 'attempts')::int)
        or exists (${othersSql} and o.max_points > 0 and 100 * o.points >= t.ready_from * o.max_points))`,
}
