import { isUsedSql } from '@school/personal-data/server'
import { lastVisitSql } from '@school/accounts/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { neverSignedInSql, signsInByCodeOnlySql } from '../pupil-sign-in.ts'
import type { PupilEntry } from '../../contract/managed-class.ts'
import type { Named } from './rules.ts'
import { pupilWorks } from './works.ts'

export interface SeatedPupil extends Named {
  classId: number
  className: string
  schoolId: number
  /** The viewer teaches the class. */
  isTaught: boolean
  /** The viewer administers the school itself. */
  isOwnSchool: boolean
}

const seatedSql = `select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName",
    u.birthday::text, c.id as "classId", c.name as "className", c.organization_id as "schoolId",
    exists (select from class_members t where t.school_class_id = c.id and t.user_id = $1 and t.role = 'teacher') as "isTaught",
    exists (select from memberships h where h.user_id = $1 and h.is_active and h.role = 'admin' and h.organization_id = c.organization_id) as "isOwnSchool"
  from class_members m join school_classes c on c.id = m.school_class_id join users u on u.id = m.user_id
  where m.role = 'pupil' and c.archived_at is null and c.school_year >= $2 and u.type = 'pupil' and u.leaving_at is null`

/** Pupils of classes of this year: of a school, or of one class. */
export async function listSeated(
  sql: Sql,
  viewerId: number,
  schoolYear: number,
  { schoolId = null, classId = null }: { schoolId?: number | null; classId?: number | null },
): Promise<SeatedPupil[]> {
  const { rows } = await sql.query<SeatedPupil>({
    name: 'list_seated_for_doubles',
    text: `${seatedSql} and ($3::int is null or c.organization_id = $3) and ($4::int is null or c.id = $4)
      order by u.id, c.school_year desc, c.id`,
    values: [viewerId, schoolYear, schoolId, classId],
  })
  return rows
}

/** Where these people are pupils in classes of this year. */
export async function listSeatsOf(
  sql: Sql,
  viewerId: number,
  schoolYear: number,
  userIds: readonly number[],
): Promise<SeatedPupil[]> {
  const { rows } = await sql.query<SeatedPupil>({
    name: 'list_seats_of_doubles',
    text: `${seatedSql} and u.id = any($3::int[]) order by u.id, c.school_year desc, c.id`,
    values: [viewerId, schoolYear, userIds],
  })
  return rows
}

export interface PupilFacts {
  userId: number
  entry: PupilEntry
  lastVisitAt: Date | null
  works: number
  isUnused: boolean
}

/** Of each: how they come in, and whether anything was done. */
export async function readFactsOf(ctx: Ctx, userIds: readonly number[]): Promise<Map<number, PupilFacts>> {
  if (userIds.length === 0) return new Map()
  const [countSql = () => '0'] = ctx.extensions(pupilWorks)
  const { rows } = await ctx.sql.query<PupilFacts>({
    name: 'read_facts_of_doubles',
    text: `select u.id as "userId", case when ${neverSignedInSql('u')} then 'absent' when ${signsInByCodeOnlySql('u')} then 'code' else 'own' end as entry,
        (select ${lastVisitSql('u.id')}) as "lastVisitAt", (${countSql('u.id')})::int as works,
        ${signsInByCodeOnlySql('u')} and not ${isUsedSql(ctx, 'u.id')} as "isUnused"
      from users u where u.id = any($1::int[])`,
    values: [userIds],
  })
  return new Map(rows.map((row) => [row.userId, row]))
}

export interface DecisionRow {
  lowId: number
  highId: number
  verdict: 'different' | 'joined'
  keptId: number | null
}

/** What was said of pairs among these people. */
export async function listDecisions(sql: Sql, userIds: readonly number[]): Promise<DecisionRow[]> {
  const { rows } = await sql.query<DecisionRow>({
    name: 'list_double_decisions',
    text: `select low_id as "lowId", high_id as "highId", verdict, kept_id as "keptId" from pupil_double_decisions
      where low_id = any($1::int[]) and high_id = any($1::int[])`,
    values: [userIds],
  })
  return rows
}

/** @param keptId the kept one of joined accounts; `null` marks them as different pupils */
export async function putDecision(
  { sql, viewer, now }: Pick<Ctx, 'sql' | 'viewer' | 'now'>,
  [oneId, otherId]: readonly [number, number],
  keptId: number | null,
): Promise<void> {
  await sql.query({
    name: 'put_double_decision',
    text: `insert into pupil_double_decisions (low_id, high_id, verdict, kept_id, decided_at, decided_by)
      values (least($1::int, $2::int), greatest($1::int, $2::int), $3, $4, $5, $6)
      on conflict (low_id, high_id) do update set verdict = excluded.verdict, kept_id = excluded.kept_id,
        decided_at = excluded.decided_at, decided_by = excluded.decided_by where pupil_double_decisions.verdict <> excluded.verdict`,
    values: [oneId, otherId, keptId === null ? 'different' : 'joined', keptId, now, viewer.id],
  })
}
