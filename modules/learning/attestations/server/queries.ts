import { disciplineSql } from '@school/disciplines/server'
import type { Sql } from '@school/db'
import type { WorkRules } from '@school/work-rules/server'
import type { KeptTheme } from './rules/readiness.ts'

export interface AttestationRow {
  id: number
  title: string
  subtitle: string
  grade: number
  aboutHtml: string
  themes: KeptTheme[]
  readyFrom: number
  almostFrom: number
  workId: number
  rules: WorkRules
  tasksCount: number
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  /** Of the viewer: whether it is for their grade now, how many attempts were begun, points of the best judged one. */
  isOpen: boolean
  attemptsUsed: number
  judgedAttempts: number
  isUnderWay: boolean
  best: number | null
  maxPoints: number | null
  classIds: number[]
  schoolIds: number[]
}

const isOpenSql = `coalesce(t.retired_at is null and t.grade = (select grade_index from users where id = $1), false)`

const columns = `t.id, t.title, t.subtitle, t.grade, t.about_html as "aboutHtml", t.themes, t.ready_from as "readyFrom",
    t.almost_from as "almostFrom", t.work_id as "workId", w.rules,
    (select count(*)::int from work_tasks where work_id = t.work_id) as "tasksCount",
    ${disciplineSql},
    ${isOpenSql} as "isOpen",
    mine.*, array(select school_class_id from class_members where user_id = $1 and role = 'pupil') as "classIds",
    array(select distinct c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = $1 and m.role = 'pupil') as "schoolIds"
  from attestation_trainings t
  join works w on w.id = t.work_id and w.rules is not null
  join disciplines d on d.id = t.discipline_id
  cross join lateral (
    select count(*)::int as "attemptsUsed", count(a.judged_at)::int as "judgedAttempts",
      coalesce(bool_or(a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2)), false) as "isUnderWay",
      max(a.points) as best, max(a.max_points) as "maxPoints"
    from attempts a where a.work_id = t.work_id and a.user_id = $1
  ) mine`

export async function findAttestation(
  sql: Sql,
  id: number,
  userId: number,
  now: Date,
): Promise<AttestationRow | undefined> {
  const { rows } = await sql.query<AttestationRow>({
    name: 'find_attestation',
    text: `select ${columns} where t.id = $3`,
    values: [userId, now, id],
  })
  return rows[0]
}

/** Those of the viewer's grade, and those once begun. */
export async function listAttestations(sql: Sql, userId: number, now: Date): Promise<AttestationRow[]> {
  const { rows } = await sql.query<AttestationRow>({
    name: 'list_attestations',
    text: `select ${columns} where ${isOpenSql} or mine."attemptsUsed" > 0 order by t.position, t.id`,
    values: [userId, now],
  })
  return rows
}

export interface AttemptRow {
  attemptId: number
  number: number
  finishedAt: Date
  points: number
  maxPoints: number
}

/** The judged attempts of a person, the first one first. */
export async function listAttempts(sql: Sql, workId: number, userId: number): Promise<AttemptRow[]> {
  const { rows } = await sql.query<AttemptRow>({
    name: 'list_attestation_attempts',
    text: `select id as "attemptId", number, finished_at as "finishedAt", points, max_points as "maxPoints" from attempts
      where work_id = $1 and user_id = $2 and judged_at is not null order by number`,
    values: [workId, userId],
  })
  return rows
}
