import { link, site } from '@school/routes'
import type { WorkPolicy } from '@school/work-rules/server'
import { says } from './ru.ts'

export const rehearsalPolicy: WorkPolicy = {
  kind: 'rehearsal',
  title: says.work,
  secrecy: 'never',
  promise: 'working_days',
  namesSql: 'select work_id, title from exam_rehearsals',
  places: {
    sql: 'select work_id, discipline_id, array[id] as path from exam_rehearsals',
    url: (id) => link(site.lms.examRehearsalResults, { exam_rehearsal_id: id }),
  },
  // Like solutions: closed while a new attempt is in progress.
  disclosedSql: `select a.id as attempt_id from attempts a join exam_rehearsals r on r.work_id = a.work_id
    where a.judged_at is not null
      and not exists (select from attempts o where o.work_id = a.work_id and o.user_id = a.user_id and o.finished_at is null)`,
}
