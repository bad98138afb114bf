import { listedNameSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { type Disqualified, mostDisqualified } from '../../contract/disqualification.ts'
import { officialSql } from './queries.ts'

export interface OfficialParticipation {
  participationId: number
  userId: number
  /** `null` before the start. */
  attemptId: number | null
}

/** An official participation of a stage; the row is locked until the commit. */
export async function findOfficialParticipation(
  sql: Sql,
  stageId: number,
  participationId: number,
): Promise<OfficialParticipation | undefined> {
  const { rows } = await sql.query<OfficialParticipation>({
    name: 'find_official_participation',
    text: `select p.id as "participationId", p.user_id as "userId", a.id as "attemptId"
      from ${officialSql} where p.stage_id = $1 and p.id = $2 and not p.is_virtual for update of p`,
    values: [stageId, participationId],
  })
  return rows[0]
}

/** Disqualifications of a stage, including revoked ones; the latest first. */
export async function listDisqualified(sql: Sql, stageId: number): Promise<Disqualified[]> {
  const { rows } = await sql.query<
    Omit<Disqualified, 'decidedAt' | 'withdrawnAt'> & {
      userId: number
      decidedAt: Date
      withdrawnAt: Date | null
    }
  >({
    name: 'list_disqualified',
    text: `select d.id, d.participation_id as "participationId", u.id as "userId", ${listedNameSql('u')} as name, d.reason,
        d.decided_at as "decidedAt", ${teacherNameSql('b')} as "decidedBy", d.withdrawn_at as "withdrawnAt", ${teacherNameSql('w')} as "withdrawnBy"
      from olympiad_disqualifications d
      join olympiad_participations p on p.id = d.participation_id
      join users u on u.id = p.user_id
      left join users b on b.id = d.decided_by
      left join users w on w.id = d.withdrawn_by
      where p.stage_id = $1 order by d.decided_at desc, d.id desc limit ${mostDisqualified}`,
    values: [stageId],
  })
  const named = await namesApart(sql, rows, { id: 'userId', name: 'name' })
  return named.map(({ userId: _, decidedAt, withdrawnAt, ...row }) => ({
    ...row,
    decidedAt: decidedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}
