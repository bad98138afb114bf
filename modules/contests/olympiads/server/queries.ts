import { disciplineSql } from '@school/disciplines/server'
import { isRankedSql } from '@school/works/server'
import type { Sql } from '@school/db'
import type { OlympiadFilters } from '../contract/endpoints.ts'
import type { Award, stageEntries, stageKinds } from '../contract/olympiad.ts'
import type { AwardRule } from './rules/index.ts'

export interface OlympiadRow {
  id: number
  title: string
  subtitle: string
  season: string
  grades: number[]
  position: number
  aboutHtml: string
  rulesHtml: string
  retiredAt: Date | null
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

const olympiadColumns = `o.id, o.title, o.subtitle, o.season, o.grades, o.position, o.about_html as "aboutHtml", o.rules_html as "rulesHtml",
    o.retired_at as "retiredAt", ${disciplineSql}
  from olympiads o join disciplines d on d.id = o.discipline_id`

type Wanted = { [K in keyof OlympiadFilters]?: OlympiadFilters[K] | null }

export async function listOlympiads(
  sql: Sql,
  { gradeEq = null, disciplineEq = null, seasonEq = null }: Wanted,
): Promise<OlympiadRow[]> {
  const { rows } = await sql.query<OlympiadRow>({
    name: 'list_olympiads',
    text: `select ${olympiadColumns}
      where o.retired_at is null and ($1::int is null or $1 = any(o.grades)) and ($2::text is null or d.key = $2)
        and ($3::text is null or o.season = $3)
      order by o.position, o.id`,
    values: [gradeEq, disciplineEq, seasonEq],
  })
  return rows
}

/** Includes retired olympiads, in the order of the calendar. */
export async function listOlympiadsByIds(sql: Sql, ids: readonly number[]): Promise<OlympiadRow[]> {
  const { rows } = await sql.query<OlympiadRow>({
    name: 'list_olympiads_by_ids',
    text: `select ${olympiadColumns} where o.id = any($1::int[]) order by o.position, o.id`,
    values: [ids],
  })
  return rows
}

/** Olympiads in which a person takes part, including retired ones. */
export async function listOlympiadsOf(sql: Sql, userId: number): Promise<OlympiadRow[]> {
  const { rows } = await sql.query<OlympiadRow>({
    name: 'list_olympiads_of',
    text: `select ${olympiadColumns} where o.id in (
        select s.olympiad_id from olympiad_participations p join olympiad_stages s on s.id = p.stage_id where p.user_id = $1
      ) order by o.id`,
    values: [userId],
  })
  return rows
}

export async function findOlympiad(sql: Sql, id: number): Promise<OlympiadRow | undefined> {
  const { rows } = await sql.query<OlympiadRow>({
    name: 'find_olympiad',
    text: `select ${olympiadColumns} where o.id = $1`,
    values: [id],
  })
  return rows[0]
}

export interface GradeRow {
  gradeIndex: number
  workId: number
  practiceWorkId: number
  minutes: number
  tools: string[]
  tasksCount: number
}

/** A participation of the viewer with its attempt. */
export interface ParticipationRow {
  id: number
  stageId: number
  olympiadId: number
  userId: number
  gradeIndex: number
  isVirtual: boolean
  workId: number
  award: Award | null
  startedAt: Date | null
  deadlineAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  points: number | null
  maxPoints: number | null
  certificateId: number | null
  /** Set while the attempt is out of the rating. */
  reason: string | null
  decidedAt: Date | null
}

/** With the shift of the window of the stage for them. */
export interface OwnParticipationRow extends ParticipationRow {
  shiftSeconds: number
}

export interface StageRow {
  id: number
  olympiadId: number
  position: number
  kind: (typeof stageKinds)[number]
  title: string
  opensAt: Date
  closesAt: Date
  resultsAt: Date | null
  hardClose: boolean
  entry: (typeof stageEntries)[number]
  requiresTrial: boolean
  passPercent: number | null
  isRatingLive: boolean
  awards: AwardRule | null
  appealDays: number
  maxExtraMinutes: number
  latestEndAt: Date | null
  publishedAt: Date | null
  cancelledAt: Date | null
  /** The methodist who created it; `null` is the content. */
  madeBy: number | null
  /** Set while the results are withdrawn. */
  withdrawnBecause: string | null
  /** Last change made by a person. */
  change: { kind: 'moved' | 'cancelled'; reason: string; at: string } | null
  /** Number of changes of its schedule. */
  moves: number
  grades: GradeRow[]
  participants: number
}

const stageColumns = `s.id, s.olympiad_id as "olympiadId", s.position, s.kind, s.title, s.opens_at as "opensAt", s.closes_at as "closesAt",
    s.results_at as "resultsAt", s.hard_close as "hardClose", s.entry, s.requires_trial as "requiresTrial",
    s.pass_percent as "passPercent", s.is_rating_live as "isRatingLive", s.awards, s.appeal_days as "appealDays", s.max_extra_minutes as "maxExtraMinutes", s.latest_end_at as "latestEndAt", s.published_at as "publishedAt",
    s.cancelled_at as "cancelledAt", s.made_by as "madeBy",
    (select jsonb_build_object('kind', c.kind, 'reason', c.reason, 'at', to_char(c.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from olympiad_stage_changes c where c.stage_id = s.id and c.kind in ('moved', 'cancelled') order by c.id desc limit 1) as change,
    (select count(*)::int from olympiad_stage_changes c where c.stage_id = s.id and c.kind = 'moved') as moves,
    (select w.reason from olympiad_withdrawals w where w.stage_id = s.id and w.ended_at is null) as "withdrawnBecause",
    coalesce((select jsonb_agg(jsonb_build_object(
        'gradeIndex', g.grade_index, 'workId', g.work_id, 'practiceWorkId', g.practice_work_id, 'minutes', g.minutes, 'tools', g.tools,
        'tasksCount', (select count(*) from work_tasks where work_id = g.work_id)
      ) order by g.grade_index) from olympiad_grades g where g.stage_id = s.id), '[]') as grades,
    (select count(*)::int from olympiad_participations where stage_id = s.id and not is_virtual) as participants
  from olympiad_stages s`

/** Stages of olympiads, in order. @param cancelled which cancelled stages are included: those in which the person takes part, all or none */
export async function listStages(
  sql: Sql,
  olympiadIds: readonly number[],
  cancelled: { of: number } | 'all' | 'none' = 'none',
): Promise<StageRow[]> {
  const { rows } = await sql.query<StageRow>({
    name: 'list_olympiad_stages',
    text: `select ${stageColumns} where s.olympiad_id = any($1::int[]) and (s.cancelled_at is null or $2::boolean or exists (
        select from olympiad_participations p where p.stage_id = s.id and p.user_id = $3 and not p.is_virtual
      )) order by s.olympiad_id, s.position, s.id`,
    values: [olympiadIds, cancelled === 'all', typeof cancelled === 'object' ? cancelled.of : 0],
  })
  return rows
}

/** Tasks of the landing, in order. */
export async function listSamples(
  sql: Sql,
  olympiadId: number,
): Promise<{ taskId: number; grades: number[] }[]> {
  const { rows } = await sql.query<{ taskId: number; grades: number[] }>({
    name: 'list_olympiad_samples',
    text: 'select task_id as "taskId", grades from olympiad_samples where olympiad_id = $1 order by position',
    values: [olympiadId],
  })
  return rows
}

export async function findStage(sql: Sql, id: number): Promise<StageRow | undefined> {
  const { rows } = await sql.query<StageRow>({
    name: 'find_olympiad_stage',
    text: `select ${stageColumns} where s.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Stage of an official work; undefined for practice works. */
export async function findStageOfWork(sql: Sql, workId: number): Promise<number | undefined> {
  const { rows } = await sql.query<{ stageId: number }>({
    name: 'find_olympiad_stage_of_work',
    text: 'select stage_id as "stageId" from olympiad_grades where work_id = $1',
    values: [workId],
  })
  return rows[0]?.stageId
}

const participationColumns = `p.id, p.stage_id as "stageId", s.olympiad_id as "olympiadId", p.user_id as "userId",
    p.grade_index as "gradeIndex", p.is_virtual as "isVirtual", p.work_id as "workId", p.award, a.started_at as "startedAt",
    a.deadline_at as "deadlineAt", a.finished_at as "finishedAt", a.judged_at as "judgedAt", a.points, a.max_points as "maxPoints",
    d.reason, d.decided_at as "decidedAt",
    (select c.id from certificates c where c.user_id = p.user_id and c.withdrawn_at is null and not p.is_virtual and c.source_id = p.stage_id
      and c.source_type in ('olympiad_stage', 'olympiad_diploma') order by c.source_type limit 1) as "certificateId"
  from olympiad_participations p
  join olympiad_stages s on s.id = p.stage_id
  left join olympiad_disqualifications d on d.participation_id = p.id and d.withdrawn_at is null
  left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1`

/** SQL: whether the grant `w` applies to the participant `p`: by name, through the class or the school, or as a grant to everybody. */
export const grantReachesSql = `(w.target = 'all' or (w.target = 'user' and w.target_id = p.user_id)
    or (w.target = 'school' and w.target_id in (select organization_id from memberships where user_id = p.user_id))
    or exists (
      select from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = p.user_id and m.role = 'pupil'
        and ((w.target = 'class' and w.target_id = c.id) or (w.target = 'school' and w.target_id = c.organization_id))
    ))`

/** Participations of a person in these olympiads. @param userId 0 returns an empty list */
export async function listParticipations(
  sql: Sql,
  userId: number,
  olympiadIds: readonly number[],
): Promise<OwnParticipationRow[]> {
  if (userId === 0) return []
  const { rows } = await sql.query<OwnParticipationRow>({
    name: 'list_olympiad_participations',
    text: `select (
        select coalesce(sum(w.shift_seconds), 0)::int from work_allowances w where w.work_id = p.work_id and w.shift_seconds <> 0 and ${grantReachesSql}
      ) as "shiftSeconds", ${participationColumns} where p.user_id = $1 and s.olympiad_id = any($2::int[]) order by s.position, p.id`,
    values: [userId, olympiadIds],
  })
  return rows
}

export async function findParticipation(sql: Sql, id: number): Promise<ParticipationRow | undefined> {
  const { rows } = await sql.query<ParticipationRow>({
    name: 'find_olympiad_participation',
    text: `select ${participationColumns} where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** The participation that an attempt belongs to. */
export async function findParticipationOfWork(
  sql: Sql,
  workId: number,
  userId: number,
): Promise<{ stageId: number; isVirtual: boolean } | undefined> {
  const { rows } = await sql.query<{ stageId: number; isVirtual: boolean }>({
    name: 'find_olympiad_participation_of_work',
    text: `select stage_id as "stageId", is_virtual as "isVirtual" from olympiad_participations
      where work_id = $1 and user_id = $2`,
    values: [workId, userId],
  })
  return rows[0]
}

/** Locks a participation until the commit: starting and changing the grade are serialised. */
export async function lockParticipation(sql: Sql, id: number, userId: number): Promise<void> {
  await sql.query({
    name: 'lock_olympiad_participation',
    text: 'select id from olympiad_participations where id = $1 and user_id = $2 for no key update',
    values: [id, userId],
  })
}

/** Participation of a person in a stage: the official one is preferred to practice. */
export async function findParticipationOf(
  sql: Sql,
  stageId: number,
  userId: number,
): Promise<ParticipationRow | undefined> {
  const { rows } = await sql.query<ParticipationRow>({
    name: 'find_olympiad_participation_of',
    text: `select ${participationColumns} where p.stage_id = $1 and p.user_id = $2 order by p.is_virtual limit 1`,
    values: [stageId, userId],
  })
  return rows[0]
}

export interface ViewerRow {
  gradeIndex: number | null
  classIds: number[]
  /** Schools of the classes. */
  schoolIds: number[]
}

/** Facts about a viewer for the rules of olympiads. @param userId 0 is a guest */
export async function findViewer(sql: Sql, userId: number): Promise<ViewerRow> {
  const { rows } = await sql.query<ViewerRow>({
    name: 'find_olympiad_viewer',
    text: `select u.grade_index as "gradeIndex",
        array(select school_class_id from class_members where user_id = u.id and role = 'pupil') as "classIds",
        array(select distinct c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
          where m.user_id = u.id and m.role = 'pupil') as "schoolIds"
      from users u where u.id = $1`,
    values: [userId],
  })
  return rows[0] ?? { gradeIndex: null, classIds: [], schoolIds: [] }
}

/** How many official participants of a work have more points; gives the place of a virtual participation. */
export async function countBetter(sql: Sql, workId: number, points: number) {
  const { rows } = await sql.query<{ better: number; participants: number }>({
    name: 'count_olympiad_better',
    text: `select (count(*) filter (where points > $2))::int as better, count(*)::int as participants
      from attempts where work_id = $1 and ${isRankedSql(null)}`,
    values: [workId, points],
  })
  return rows[0]!
}

export interface NamedUser {
  id: number
  firstName: string
  lastName: string
}

export async function findUser(sql: Sql, id: number): Promise<NamedUser | undefined> {
  const { rows } = await sql.query<NamedUser>({
    name: 'find_olympiad_user',
    text: 'select id, first_name as "firstName", last_name as "lastName" from users where id = $1',
    values: [id],
  })
  return rows[0]
}

/** Whether one person teaches a class in which the other is a pupil. */
export async function isTeacherOf(sql: Sql, teacherId: number, pupilId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_olympiad_teacher_of',
    text: `select from class_members teacher
      join class_members pupil on pupil.school_class_id = teacher.school_class_id and pupil.role = 'pupil'
      where teacher.user_id = $1 and teacher.role = 'teacher' and pupil.user_id = $2 limit 1`,
    values: [teacherId, pupilId],
  })
  return rowCount === 1
}

/** Those of these olympiads in which a person has finished a stage since then. */
export async function listFinishedOlympiads(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_finished_olympiads',
    text: `select s.olympiad_id as id, max(a.finished_at) as at from olympiad_participations p
      join olympiad_stages s on s.id = p.stage_id
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
      where p.user_id = $1 and s.olympiad_id = any($2::int[]) and a.finished_at >= $3 group by s.olympiad_id`,
    values: [userId, ids, since],
  })
  return rows
}
