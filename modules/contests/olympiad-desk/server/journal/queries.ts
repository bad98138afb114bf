import { isRankedSql } from '@school/works/server'
import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import type { Sql } from '@school/db'
import { isForbiddenSql } from '@school/families/server'
import { isGoingOnSql, isLostSql } from '@school/monitoring/server'
import { signsInByCodeOnlySql } from '@school/school-classes/server'
import { dayIn } from '@school/texts'
import { monitoredSql, officialSql, presenceSql } from '@school/olympiad-conduct/server'
import type { Award } from '@school/olympiads/contract'
import { grantReachesSql } from '@school/olympiads/server'
import type { JournalCounts } from '../../contract/journal.ts'

/** Pupils of these classes, each in one of them. @param classIds a parameter */
const pupilsSql = (
  classIds: string,
): string => `select distinct on (m.user_id) m.user_id, c.id as class_id, c.name as class_name, c.grade_index, c.letter,
    c.organization_id as school_id
  from school_classes c join class_members m on m.school_class_id = c.id and m.role = 'pupil'
  where c.id = any(${classIds}) order by m.user_id, c.grade_index desc, c.id`

/** Whether a stage concerns a pupil: it is for their grade, or they have entered it. @param stageId an expression */
const concernsSql = (stageId: string): string =>
  `(p.id is not null or pupil.grade_index in (select grade_index from olympiad_grades where stage_id = ${stageId}))`

const withdrawn = { child: 'pupil.user_id', kind: "'personal_data'", since: "''" }
const lacksConsentSql = isForbiddenSql(withdrawn)

/** Olympiads with stages for these grades or with participants from these classes; retired ones only with participants. */
export async function listJournalOlympiadIds(
  sql: Sql,
  classIds: readonly number[],
  grades: readonly number[],
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_journal_olympiads',
    text: `select o.id from olympiads o where (o.retired_at is null and o.grades && $2::smallint[])
        or exists (select from olympiad_stages s join olympiad_participations p on p.stage_id = s.id
          where s.olympiad_id = o.id and not p.is_virtual and ${monitoredSql('$1')})`,
    values: [classIds, grades],
  })
  return rows.map(({ id }) => id)
}

/**
 * Progress of the pupils of these classes by stage; a stage that concerns none of them is absent.
 * @param shownIds stages whose results are out
 */
export async function countJournals(
  sql: Sql,
  stageIds: readonly number[],
  classIds: readonly number[],
  shownIds: readonly number[],
  now: Date,
): Promise<Map<number, JournalCounts>> {
  const underWay = `a.id is not null and a.finished_at is null and ${isGoingOnSql('$4')}`
  const { rows } = await sql.query<JournalCounts & { stageId: number }>({
    name: 'count_olympiad_journals',
    text: `with pupil as (${pupilsSql('$2')})
      select s.id as "stageId", count(*)::int as pupils, count(p.id)::int as registered,
        (count(*) filter (where ${underWay}))::int as running,
        (count(*) filter (where a.id is not null and not (${underWay})))::int as "handedIn",
        (count(p.award) filter (where s.id = any($3::int[])))::int as awarded
      from olympiad_stages s cross join pupil
      left join olympiad_participations p on p.stage_id = s.id and p.user_id = pupil.user_id and not p.is_virtual
      left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1
      where s.id = any($1::int[]) and ${concernsSql('s.id')} group by s.id`,
    values: [stageIds, classIds, shownIds, now],
  })
  return new Map(rows.map(({ stageId, ...counts }) => [stageId, counts]))
}

export interface JournalRow {
  userId: number
  name: string
  classId: number
  className: string
  schoolId: number
  lacksConsent: boolean
  isNameHidden: boolean
  invitedAt: Date | null
  isInvitedToday: boolean
  hasPersonalCode: boolean
  /** Has no sign-in method of their own: enters by the class code. */
  entersByCode: boolean
  hasDoneTrial: boolean
  hasPassed: boolean
  /** `null` for pupils who do not take part. */
  participationId: number | null
  gradeIndex: number | null
  registeredAt: Date | null
  /** Shift of the window granted to the pupil. */
  shiftSeconds: number
  startedAt: Date | null
  deadlineAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  isSilent: boolean
  points: number | null
  maxPoints: number | null
  place: number | null
  participants: number | null
  award: Award | null
  isOutOfRating: boolean
  certificateId: number | null
}

export interface JournalAsked {
  stageId: number
  classIds: readonly number[]
  /** Earlier trial stages of the olympiad. */
  trialIds: readonly number[]
  /** Stage whose published result is required for entry. */
  beforeId: number | null
  passPercent: number | null
  areResultsOut: boolean
}

/** Whether a pupil completed an earlier stage. @param more condition on the participation `q` and its attempt `b` */
const throughSql = (stages: string, more: string): string =>
  `exists (select from olympiad_participations q join attempts b on b.work_id = q.work_id and b.user_id = q.user_id and b.number = 1
    where q.user_id = pupil.user_id and not q.is_virtual and q.stage_id = ${stages} and ${more})`

/** Pupils of these classes whom a stage concerns, sorted by class and name; places only when they may be shown. */
export async function listJournalPupils(sql: Sql, asked: JournalAsked, now: Date): Promise<JournalRow[]> {
  const { rows } = await sql.query<JournalRow>({
    name: 'list_journal_pupils',
    text: `with pupil as (${pupilsSql('$2')}),
      placed as (
        select a.id, (rank() over (partition by a.work_id order by a.points desc))::int as place, (count(*) over (partition by a.work_id))::int as participants
        from attempts a where $6::boolean and ${isRankedSql('a')}
          and a.work_id in (select p.work_id from olympiad_participations p join pupil on pupil.user_id = p.user_id
            where p.stage_id = $1 and not p.is_virtual)
      )
      select pupil.user_id as "userId", ${listedNameSql('u')} as name, pupil.class_id as "classId", pupil.class_name as "className",
        pupil.school_id as "schoolId", ${lacksConsentSql} as "lacksConsent", ${isForbiddenSql({ ...withdrawn, kind: "'public_name'" })} as "isNameHidden",
        i.sent_at as "invitedAt", coalesce(i.day = $8::date, false) as "isInvitedToday",
        exists (select from olympiad_personal_codes k where k.stage_id = $1 and k.user_id = u.id and k.revoked_at is null) as "hasPersonalCode",
        ${signsInByCodeOnlySql('u')} as "entersByCode",
        ${throughSql('any($3::int[])', '(b.finished_at is not null or b.deadline_at <= $7)')} as "hasDoneTrial",
        ${throughSql('$4::int', '100 * b.points >= $5::int * b.max_points and b.excluded_at is null')} as "hasPassed",
        p.id as "participationId", p.grade_index as "gradeIndex", p.registered_at as "registeredAt", coalesce((
          select sum(w.shift_seconds)::int from work_allowances w where w.work_id = p.work_id and w.shift_seconds <> 0 and ${grantReachesSql}
        ), 0) as "shiftSeconds",
        a.started_at as "startedAt", a.deadline_at as "deadlineAt", a.finished_at as "finishedAt", a.judged_at as "judgedAt",
        ${isLostSql('h.heard_at', '$7')} as "isSilent", a.points, a.max_points as "maxPoints", placed.place, placed.participants,
        p.award, coalesce(a.excluded_at is not null, false) as "isOutOfRating",
        (select c.id from certificates c where c.user_id = p.user_id and c.withdrawn_at is null and c.source_id = $1
          and c.source_type in ('olympiad_stage', 'olympiad_diploma') order by c.source_type limit 1) as "certificateId"
      from pupil join users u on u.id = pupil.user_id
      left join (${officialSql} ${presenceSql} left join placed on placed.id = a.id) on p.stage_id = $1 and p.user_id = pupil.user_id and not p.is_virtual
      left join lateral (select sent_at, day from olympiad_invitations where stage_id = $1 and user_id = u.id order by day desc limit 1) i on true
      where ${concernsSql('$1')}
      order by pupil.grade_index, pupil.letter, pupil.class_id, ${nameOrderSql('u')}, u.id`,
    values: [
      asked.stageId,
      asked.classIds,
      asked.trialIds,
      asked.beforeId,
      asked.passPercent ?? 0,
      asked.areResultsOut,
      now,
      dayIn(now),
    ],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name', place: 'className' })
}
