import { disciplineSql } from '@school/disciplines/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { participantsSql } from '@school/ratings/server'
import type { WorkRules } from '@school/work-rules/server'
import type { TrainingFilters } from '../contract/endpoints.ts'

export interface TrainingRow {
  id: number
  title: string
  subtitle: string
  grades: number[]
  aboutHtml: string
  workId: number
  retiredAt: Date | null
  rules: WorkRules
  tasksCount: number
  participants: number
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  /** Of the viewer: finished attempts, whether one is under way, points of the best and the last one. */
  attempts: number
  hasAttempt: boolean
  isUnderWay: boolean
  best: number | null
  last: number | null
  maxPoints: number | null
  classIds: number[]
}

const columns = `t.id, t.title, t.subtitle, t.grades, t.about_html as "aboutHtml", t.work_id as "workId", t.retired_at as "retiredAt", w.rules,
    ${disciplineSql},
    (select count(*)::int from work_tasks where work_id = t.work_id) as "tasksCount",
    ${participantsSql('t.work_id')} as participants,
    mine.*, array(select school_class_id from class_members where user_id = $1 and role = 'pupil') as "classIds"
  from trainings t
  join works w on w.id = t.work_id and w.rules is not null
  join disciplines d on d.id = t.discipline_id
  cross join lateral (
    select count(a.judged_at)::int as attempts, count(*) > 0 as "hasAttempt",
      coalesce(bool_or(a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2)), false) as "isUnderWay",
      max(a.points) as best, (array_agg(a.points order by a.number desc) filter (where a.judged_at is not null))[1] as last,
      max(a.max_points) as "maxPoints"
    from attempts a where a.work_id = t.work_id and a.user_id = $1
  ) mine`

export type EntryRow = Pick<TrainingRow, 'id' | 'workId' | 'retiredAt' | 'hasAttempt' | 'classIds'>

/** Which work a training is, and whether this person may be in it. */
export async function findEntry(sql: Sql, trainingId: number, userId: number): Promise<EntryRow | undefined> {
  const { rows } = await sql.query<EntryRow>({
    name: 'find_training_entry',
    text: `select t.id, t.work_id as "workId", t.retired_at as "retiredAt",
        exists (select from attempts where work_id = t.work_id and user_id = $2) as "hasAttempt",
        array(select school_class_id from class_members where user_id = $2 and role = 'pupil') as "classIds"
      from trainings t where t.id = $1`,
    values: [trainingId, userId],
  })
  return rows[0]
}

/** @param userId 0 for guests */
export async function findTraining(
  sql: Sql,
  id: number,
  userId: number,
  now: Date,
): Promise<TrainingRow | undefined> {
  const { rows } = await sql.query<TrainingRow>({
    name: 'find_training',
    text: `select ${columns} where t.id = $3`,
    values: [userId, now, id],
  })
  return rows[0]
}

/** The catalogue: what suits the viewer's grade first. */
export async function listTrainings(
  sql: Sql,
  userId: number,
  now: Date,
  { gradeEq = null, disciplineEq = null }: { [K in keyof TrainingFilters]?: TrainingFilters[K] | null },
  paging: Paging,
): Promise<PageOf<TrainingRow>> {
  return listPage<TrainingRow>(sql, paging, (limit, offset) => ({
    name: 'list_trainings',
    text: `select count(*) over ()::int as total, ${columns}
      where t.retired_at is null and ($3::int is null or $3 = any(t.grades)) and ($4::text is null or d.key = $4)
      order by coalesce((select u.grade_index = any(t.grades) from users u where u.id = $1), false) desc, t.position, t.id
      limit $5 offset $6`,
    values: [userId, now, gradeEq, disciplineEq, limit, offset],
  }))
}

export interface NamedUser {
  id: number
  firstName: string
  lastName: string
}

export async function findUser(sql: Sql, id: number): Promise<NamedUser | undefined> {
  const { rows } = await sql.query<NamedUser>({
    name: 'find_training_user',
    text: 'select id, first_name as "firstName", last_name as "lastName" from users where id = $1',
    values: [id],
  })
  return rows[0]
}

export async function findTrainingOfWork(sql: Sql, workId: number): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_training_of_work',
    text: 'select id from trainings where work_id = $1',
    values: [workId],
  })
  return rows[0]?.id
}

export interface UnderWayRow {
  id: number
  title: string
  deadlineAt: Date | null
}

/** Trainings in progress: started, not finished, time not over; the last started first. */
export async function listUnderWay(sql: Sql, userId: number, now: Date): Promise<UnderWayRow[]> {
  const { rows } = await sql.query<UnderWayRow>({
    name: 'list_trainings_under_way',
    text: `select t.id, t.title, a.deadline_at as "deadlineAt"
      from attempts a join trainings t on t.work_id = a.work_id and t.retired_at is null
      where a.user_id = $1 and a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2)
      order by a.started_at desc, a.id desc limit 3`,
    values: [userId, now],
  })
  return rows
}

export interface BegunRow {
  id: number
  title: string
  attempts: number
  isUnderWay: boolean
  best: number | null
  maxPoints: number | null
  /** The last attempt: begun, or handed in. */
  at: Date
}

/** Trainings that a user has ever started, with the results; includes retired ones. */
export async function listBegun(sql: Sql, userId: number, now: Date): Promise<BegunRow[]> {
  const { rows } = await sql.query<BegunRow>({
    name: 'list_begun_trainings',
    text: `select t.id, t.title, count(a.judged_at)::int as attempts,
        bool_or(a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2)) as "isUnderWay",
        max(a.points) as best, max(a.max_points) as "maxPoints", max(coalesce(a.finished_at, a.started_at)) as at
      from attempts a join trainings t on t.work_id = a.work_id
      where a.user_id = $1 group by t.id, t.title order by t.id`,
    values: [userId, now],
  })
  return rows
}
