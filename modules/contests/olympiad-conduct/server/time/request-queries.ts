import { listedNameSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { TimeGrantBody, TimeTarget } from '@school/monitoring/contract'
import { classesSql } from '@school/school-classes/server'
import { type TimeRequest, mostTimeRequests } from '../../contract/time.ts'

type Asked = Pick<TimeGrantBody, 'extraMinutes' | 'shiftMinutes' | 'reason'> & {
  target: TimeTarget
  targetId: number | null
}

export interface TimeRequestRow extends Omit<TimeRequest, 'askedAt' | 'decidedAt' | 'reach'>, Asked {
  askedAt: Date
  decidedAt: Date | null
}

export async function insertRequest(
  { sql, viewer, now }: Ctx,
  stageId: number,
  { target, targetId, extraMinutes, shiftMinutes, reason }: Asked,
): Promise<void> {
  await sql.query({
    name: 'insert_time_request',
    text: `insert into olympiad_time_requests (stage_id, target, target_id, extra_minutes, shift_minutes, reason, asked_by, asked_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [stageId, target, targetId, extraMinutes, shiftMinutes, reason, viewer.id, now],
  })
}

/** Pending requests first, then the latest. @param askedBy `null`: anybody */
export async function listRequests(
  sql: Sql,
  stageId: number,
  askedBy: number | null,
): Promise<TimeRequestRow[]> {
  const { rows } = await sql.query<TimeRequestRow & { userId: number | null }>({
    name: 'list_time_requests',
    text: `select r.id, r.target, r.target_id as "targetId", u.id as "userId",
        case r.target when 'user' then ${listedNameSql('u')}
          when 'class' then c.name || ', ' || o.short_name when 'school' then o.short_name end as name,
        r.extra_minutes as "extraMinutes", r.shift_minutes as "shiftMinutes", r.reason,
        ${teacherNameSql('b')} as "askedBy", r.asked_at as "askedAt", ${teacherNameSql('d')} as "decidedBy", r.decided_at as "decidedAt",
        r.is_confirmed as "isConfirmed", r.words
      from olympiad_time_requests r
      left join users u on r.target = 'user' and u.id = r.target_id
      left join (${classesSql}) c on r.target = 'class' and c.id = r.target_id
      left join organizations o on o.id = case r.target when 'class' then c.organization_id when 'school' then r.target_id end
      left join users b on b.id = r.asked_by left join users d on d.id = r.decided_by
      where r.stage_id = $1 and ($2::int is null or r.asked_by = $2)
      order by r.decided_at desc nulls first, r.id limit ${mostTimeRequests}`,
    values: [stageId, askedBy],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

export async function countWaitingRequests(
  sql: Sql,
  stageId: number,
  askedBy: number | null,
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_waiting_time_requests',
    text: `select count(*)::int as count from olympiad_time_requests
      where stage_id = $1 and decided_at is null and ($2::int is null or asked_by = $2)`,
    values: [stageId, askedBy],
  })
  return rows[0]!.count
}

/** Only one of concurrent decisions succeeds. @returns undefined when it is already decided */
export async function decideOnce(
  { sql, viewer, now }: Ctx,
  { stageId, requestId }: { stageId: number; requestId: number },
  { isConfirmed, words }: { isConfirmed: boolean; words: string },
): Promise<(Asked & { askedBy: number }) | undefined> {
  const { rows } = await sql.query<Asked & { askedBy: number }>({
    name: 'decide_time_request',
    text: `update olympiad_time_requests set decided_by = $3, decided_at = $4, is_confirmed = $5, words = nullif($6, '')
      where stage_id = $1 and id = $2 and decided_at is null
      returning target, target_id as "targetId", extra_minutes as "extraMinutes", shift_minutes as "shiftMinutes", reason, asked_by as "askedBy"`,
    values: [stageId, requestId, viewer.id, now, isConfirmed, words],
  })
  return rows[0]
}

export async function isRequest(sql: Sql, stageId: number, requestId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_time_request',
    text: 'select from olympiad_time_requests where stage_id = $1 and id = $2',
    values: [stageId, requestId],
  })
  return rowCount === 1
}

export async function findAddress(sql: Sql, userId: number): Promise<string | null> {
  const { rows } = await sql.query<{ email: string | null }>({
    name: 'find_address_of_teacher',
    text: 'select email from users where id = $1',
    values: [userId],
  })
  return rows[0]?.email ?? null
}
