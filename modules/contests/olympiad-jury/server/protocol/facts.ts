import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { isGoingOnSql, isLostSql } from '@school/monitoring/server'
import { protocolKinds } from '@school/olympiads/contract'
import type { ProtocolFact } from './chain.ts'

/** Milliseconds of an instant, for the key of a fact that may repeat. */
const momentSql = (at: string): string => `(extract(epoch from ${at}) * 1000)::bigint`

const minutesSql = (seconds: string): string => `nullif(abs(${seconds}) / 60, 0)`

/** Name of the class or school that time is given to. @param row with target and target_id */
const whomSql = (row: string): string => `case ${row}.target
    when 'class' then (select c.name || ', ' || o.short_name from school_classes c join organizations o on o.id = c.organization_id where c.id = ${row}.target_id)
    when 'school' then (select o.short_name from organizations o where o.id = ${row}.target_id) end`

const ofPupilSql = (row: string): string =>
  `case when ${row}.target = 'user' then (select min(part.id) from part where part.user_id = ${row}.target_id) end`

/** Facts from attempts: `source, at, kind, participation_id, actor_id, facts`. */
const attemptsSql = `
  select 'start:' || a.id as source, a.started_at as at, 'started' as kind, a.participation_id, null::int as actor_id, '{}'::jsonb as facts
  from tried a
  union all select 'finish:' || a.id || ':' || ${momentSql('a.finished_at')}, a.finished_at, 'finished', a.participation_id, null,
    jsonb_build_object('reason', a.finish_reason,
      'saved', (select count(*) from (
        select d.task_id from answer_drafts d where d.attempt_id = a.id and d.response is not null
        union select w.task_id from answers w where w.attempt_id = a.id
      ) given))
  from tried a where a.finished_at is not null
  union all select 'lost:' || a.id || ':' || ${momentSql('h.heard_at')}, h.heard_at, 'connection_lost', a.participation_id, null, '{}'
  from tried a join attempt_presence h on h.work_id = a.work_id and h.user_id = a.user_id
  where a.finished_at is null and ${isGoingOnSql('$2')} and ${isLostSql('h.heard_at', '$2')}
  union all select 'hidden:' || x.id, x.left_at, 'page_hidden', part.id, null, jsonb_build_object('seconds', x.seconds)
  from part join olympiad_absences x on x.participation_id = part.id
  union all select 'back:' || e.source, h.heard_at, 'connection_back', e.participation_id, null, '{}'
  from olympiad_protocol_entries e join part on part.id = e.participation_id
  join attempt_presence h on h.work_id = part.work_id and h.user_id = part.user_id
  where e.stage_id = $1 and e.kind = 'connection_lost' and h.heard_at > e.at + interval '1 second'`

/** Requested and given time. One grant is a row for each work of the stage. */
const timeSql = `
  union all select 'time:' || min(x.id), x.created_at, case when x.takes_back then 'time_taken_back' else 'time_given' end,
    ${ofPupilSql('x')}, x.granted_by,
    jsonb_build_object('whom', ${whomSql('x')}, 'extraMinutes', ${minutesSql('x.extra_seconds')},
      'shiftMinutes', ${minutesSql('x.shift_seconds')}, 'words', nullif(x.reason, ''))
  from (select *, takes_back_id is not null as takes_back from work_allowances where work_id in (select work_id from paper)) x
  group by x.created_at, x.takes_back, x.target, x.target_id, x.granted_by, x.extra_seconds, x.shift_seconds, x.reason
  union all select 'asked:' || r.id, r.asked_at, 'time_asked', ${ofPupilSql('r')}, r.asked_by,
    jsonb_build_object('whom', ${whomSql('r')}, 'extraMinutes', nullif(r.extra_minutes, 0), 'shiftMinutes', nullif(r.shift_minutes, 0),
      'words', nullif(r.reason, ''))
  from olympiad_time_requests r where r.stage_id = $1
  union all select 'declined:' || r.id, r.decided_at, 'time_declined', ${ofPupilSql('r')}, r.decided_by, jsonb_build_object('words', r.words)
  from olympiad_time_requests r where r.stage_id = $1 and not r.is_confirmed`

/** Decisions of the jury. A mark is recorded only after its answer is settled: until then other judges must not see it. */
const jurySql = `
  union all select 'expert:' || x.id, x.appointed_at, 'expert_appointed', null, x.appointed_by, jsonb_build_object('words', ${teacherNameSql('u')})
  from olympiad_experts x join users u on u.id = x.user_id where x.stage_id = $1
  union all select 'dismissed:' || x.id, x.dismissed_at, 'expert_dismissed', null, x.dismissed_by, jsonb_build_object('words', ${teacherNameSql('u')})
  from olympiad_experts x join users u on u.id = x.user_id where x.stage_id = $1 and x.dismissed_at is not null
  union all select 'mark:' || m.id, m.said_at, case when m.state = 'returned' then 'returned' else 'marked' end, a.participation_id, m.reviewer_id,
    jsonb_build_object('task', t.title, 'points', m.points, 'maxPoints', 100 * t.max_score,
      'ordinal', row_number() over (partition by m.review_id order by m.id))
  from tried a join answer_reviews r on r.attempt_id = a.id and r.state <> 'waiting'
  join review_marks m on m.review_id = r.id join tasks t on t.id = r.task_id
  union all select 'appeal:' || p.id, p.filed_at, 'appealed', a.participation_id, null, jsonb_build_object('task', t.title)
  from tried a join appeals p on p.attempt_id = a.id join tasks t on t.id = p.task_id
  union all select 'decision:' || p.id, p.decided_at, 'appeal_decided', a.participation_id, p.decided_by,
    jsonb_build_object('task', t.title, 'pointsBefore', p.points_before, 'points', p.points_after, 'words', nullif(p.words, ''))
  from tried a join appeals p on p.attempt_id = a.id and p.decided_at is not null join tasks t on t.id = p.task_id`

/** Downloads of packets, and sign-ins by codes. */
const packetsSql = `
  union all select 'packet:' || k.id, k.made_at, 'packet_made', null, k.made_by,
    jsonb_build_object('whom', (select o.short_name from organizations o where o.id = k.organization_id),
      'codes', nullif(k.codes, 0), 'diplomas', nullif(k.diplomas, 0))
  from olympiad_packets k where k.stage_id = $1
  union all select 'code:' || c.id || ':' || ${momentSql('c.used_at')}, c.used_at, 'code_used',
    (select min(part.id) from part where part.user_id = c.user_id), null, '{}'
  from olympiad_personal_codes c where c.stage_id = $1 and c.used_at is not null
  union all select 'code_revoked:' || c.id, c.revoked_at, 'code_revoked',
    (select min(part.id) from part where part.user_id = c.user_id), c.revoked_by, '{}'
  from olympiad_personal_codes c where c.stage_id = $1 and c.revoked_at is not null`

/** Messages of schools to their pupils during the stage. */
const schoolMessagesSql = `
  union all select 'told:' || c.id, c.answered_at, 'school_told', null, c.answered_by,
    jsonb_build_object('whom', (select o.short_name from organizations o where o.id = c.organization_id), 'words', c.answer)
  from olympiad_clarifications c where c.stage_id = $1 and c.organization_id is not null and c.answered_at is not null`

/** Changes of the stage itself. */
const changesSql = `
  union all select 'change:' || c.id, c.decided_at, 'stage_' || c.kind, null, c.decided_by, c.facts || jsonb_build_object('words', nullif(c.reason, ''))
  from olympiad_stage_changes c where c.stage_id = $1 and c.kind <> 'published'`

/** Who published the results, after the last withdrawal if there was one; null when they were published by schedule. */
const publisherSql = (at: string): string => `(select c.decided_by from olympiad_stage_changes c
    where c.stage_id = $1 and c.kind = 'published' and c.decided_at <= ${at}
      and c.decided_at > coalesce((select max(w.decided_at) from olympiad_withdrawals w where w.stage_id = $1 and w.decided_at < ${at}), '-infinity')
    order by c.id desc limit 1)`

/** Changes of results. */
const resultsSql = `
  union all select 'out:' || d.id, d.decided_at, 'disqualified', part.id, d.decided_by, jsonb_build_object('words', d.reason)
  from part join olympiad_disqualifications d on d.participation_id = part.id
  union all select 'in:' || d.id, d.withdrawn_at, 'restored', part.id, d.withdrawn_by, '{}'
  from part join olympiad_disqualifications d on d.participation_id = part.id and d.withdrawn_at is not null
  union all select 'published:' || ${momentSql('s.published_at')}, s.published_at, 'published', null, ${publisherSql('s.published_at')}, '{}'
  from olympiad_stages s where s.id = $1 and s.published_at is not null
  union all select 'published:' || ${momentSql('x.published_at')}, x.published_at, 'published', null, ${publisherSql('x.published_at')}, '{}'
  from olympiad_withdrawals x where x.stage_id = $1
  union all select 'withdrawn:' || x.id, x.decided_at, 'withdrawn', null, x.decided_by, jsonb_build_object('words', x.reason)
  from olympiad_withdrawals x where x.stage_id = $1
  union all select 'regraded:' || g.id, g.finished_at, case when g.undoes is null then 'regraded' else 'regrading_undone' end, null, g.decided_by,
    jsonb_build_object('task', t.title, 'attempts', count(distinct x.attempt_id))
  from tried a join regraded_answers x on x.attempt_id = a.id join regradings g on g.id = x.regrading_id and g.state = 'done' and g.finished_at is not null
  join tasks t on t.id = g.task_id group by g.id, t.title`

/**
 * All facts of a stage that are not in its protocol yet, in chronological order. They are read from the tables where they were stored
 * when they happened, so no request has to wait for the protocol.
 */
export async function listUnwritten(sql: Sql, stageId: number, now: Date): Promise<ProtocolFact[]> {
  const { rows } = await sql.query<ProtocolFact>({
    name: 'list_unwritten_protocol',
    text: `with paper as (select work_id from olympiad_grades where stage_id = $1),
      part as (select id, user_id, work_id from olympiad_participations where stage_id = $1 and not is_virtual),
      tried as (
        select a.*, part.id as participation_id from part
        join attempts a on a.work_id = part.work_id and a.user_id = part.user_id and a.number = 1
      ),
      found as (${attemptsSql} ${timeSql} ${jurySql} ${packetsSql} ${schoolMessagesSql} ${changesSql} ${resultsSql})
      select f.source, f.at, f.kind, f.participation_id as "participationId", f.actor_id as "actorId",
        jsonb_strip_nulls(f.facts || jsonb_build_object('by', ${teacherNameSql('u')})) as facts
      from found f left join users u on u.id = f.actor_id
      where not exists (select from olympiad_protocol_entries e where e.stage_id = $1 and e.source = f.source)
      order by f.at, array_position($3::text[], f.kind), f.source`,
    // At the same instant, beginnings precede ends.
    values: [stageId, now, protocolKinds],
  })
  return rows
}
