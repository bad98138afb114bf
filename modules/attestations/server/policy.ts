import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import type { WorkPlace, WorkPolicy } from '@school/works/server'
import { says } from './ru.ts'

async function findPlaces(sql: Sql, workIds: readonly number[]): Promise<WorkPlace[]> {
  const { rows } = await sql.query<{ workId: number; disciplineId: number | null; id: number }>({
    name: 'find_places_of_attestations',
    text: `select work_id as "workId", discipline_id as "disciplineId", id from attestation_trainings where work_id = any($1::int[])`,
    values: [workIds],
  })
  return rows.map(({ workId, disciplineId, ...row }) => ({
    workId,
    disciplineId,
    url: link(site.lms.attestationResults, { training_id: row.id }),
  }))
}

const othersSql = 'select from attempts o where o.work_id = a.work_id and o.user_id = a.user_id'

export const attestationPolicy: WorkPolicy = {
  kind: 'attestation',
  title: says.work,
  secrecy: 'never',
  promise: 'working_days',
  namesSql: 'select work_id, title from attestation_trainings',
  places: findPlaces,
  // As `areSolutionsOpen` says; a percent is not rounded up here.
  toldSql: `select a.id as attempt_id from attempts a join attestation_trainings t on t.work_id = a.work_id join works w on w.id = t.work_id
    where a.judged_at is not null and not exists (${othersSql} and o.finished_at is null)
      and (exists (${othersSql} having count(*) >= (w.rules ->> 'attempts')::int)
        or exists (${othersSql} and o.max_points > 0 and 100 * o.points >= t.ready_from * o.max_points))`,
}
