import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import type { WorkPlace, WorkPolicy } from '@school/works/server'
import { says } from './ru.ts'

async function findPlaces(sql: Sql, workIds: readonly number[]): Promise<WorkPlace[]> {
  const { rows } = await sql.query<{ workId: number; disciplineId: number | null; id: number }>({
    name: 'find_places_of_rehearsals',
    text: `select work_id as "workId", discipline_id as "disciplineId", id from exam_rehearsals where work_id = any($1::int[])`,
    values: [workIds],
  })
  return rows.map(({ workId, disciplineId, ...row }) => ({
    workId,
    disciplineId,
    url: link(site.lms.examRehearsalResults, { exam_rehearsal_id: row.id }),
  }))
}

export const rehearsalPolicy: WorkPolicy = {
  kind: 'rehearsal',
  title: says.work,
  secrecy: 'never',
  promise: 'working_days',
  namesSql: 'select work_id, title from exam_rehearsals',
  places: findPlaces,
  // As solutions: not while a new attempt is under way.
  toldSql: `select a.id as attempt_id from attempts a join exam_rehearsals r on r.work_id = a.work_id
    where a.judged_at is not null
      and not exists (select from attempts o where o.work_id = a.work_id and o.user_id = a.user_id and o.finished_at is null)`,
}
