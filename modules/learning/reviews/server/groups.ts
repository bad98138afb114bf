import type { Sql } from '@school/db'
import type { QueueGroup, QueueGroups } from '../contract/queue-groups.ts'
import { doneSince, isBlindSql, isDoneSql, isInScopeSql, isOpenForSql, type ReviewScope } from './queue.ts'

type Row = QueueGroup & { kind: keyof QueueGroups }

/** A longer list would need a search. */
const most = 500

/**
 * Filters for all answers that the viewer checks. Anonymous answers of a jury are excluded from classes and schools.
 * @param namesSql a query of `(work_id, title)`
 */
export async function listQueueGroups(
  sql: Sql,
  { viewerId, pupilIds, jury, workId, organizationId }: ReviewScope,
  namesSql: string,
  isDone: boolean,
  now: Date,
): Promise<QueueGroups> {
  const { rows } = await sql.query<Row>({
    name: isDone ? 'list_groups_of_done' : 'list_groups_of_queue',
    text: `with found as (
        select a.work_id, r.task_id, a.user_id, ${isBlindSql(jury)} as is_blind, count(*)::int as answers
        from answer_reviews r join attempts a on a.id = r.attempt_id
        where ${isDone ? isDoneSql('$5') : `r.state = 'waiting' and ${isOpenForSql('$4')}`} and ${isInScopeSql(jury, '$1', '$4')}
        group by a.work_id, r.task_id, a.user_id
      ), seated as (
        select f.answers, c.id, c.name, c.grade_index, o.id as school_id, o.short_name as school, o.city
        from found f join class_members m on m.user_id = f.user_id and m.role = 'pupil' and not f.is_blind
        join school_classes c on c.id = m.school_class_id and c.archived_at is null
        join organizations o on o.id = c.organization_id
      )
      (select 'works' as kind, n.work_id as id, n.title, null as note, sum(f.answers)::int as answers
        from found f join (${namesSql}) n on n.work_id = f.work_id group by n.work_id, n.title order by n.title limit ${most})
      union all
      (select 'tasks', t.id, t.title, null, sum(f.answers)::int from found f join tasks t on t.id = f.task_id
        where $2::int is null or f.work_id = $2 group by t.id order by t.title, t.id limit ${most})
      union all
      (select 'classes', id, name, school, sum(answers)::int from seated where $3::int is null or school_id = $3
        group by id, name, school, grade_index order by grade_index, name collate russian, school limit ${most})
      union all
      (select 'schools', school_id, school, city, sum(answers)::int from seated
        group by school_id, school, city order by school, city limit ${most})`,
    values: [pupilIds, workId ?? null, organizationId ?? null, viewerId, ...(isDone ? [doneSince(now)] : [])],
  })
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  return { works: of('works'), tasks: of('tasks'), classes: of('classes'), schools: of('schools') }
}
