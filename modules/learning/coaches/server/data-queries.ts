import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { CoachDocument, CoachLevel, CoachState, Education } from '../contract/coach-data.ts'

export interface DataRow {
  state: CoachState
  about: string
  videoUrl: string | null
  education: Education[]
  paymentScheme: 'self_employed' | 'entrepreneur' | 'contract' | null
  sentAt: Date | null
  version: number
  subjects: { disciplineId: number; title: string; levels: CoachLevel[] }[]
  documents: CoachDocument[]
}

/** All data of a coach; defaults for a coach without a row. */
export async function readData(sql: Sql, userId: number): Promise<DataRow> {
  const { rows } = await sql.query<DataRow>({
    name: 'read_coach_data',
    text: `select coalesce(d.state, 'draft') as state, coalesce(d.about, '') as about, d.video_url as "videoUrl",
        coalesce(d.education, '[]') as education, d.payment_scheme as "paymentScheme", d.sent_at as "sentAt", coalesce(d.version, 1) as version,
        coalesce((select jsonb_agg(jsonb_build_object('disciplineId', s.discipline_id, 'title', i.title, 'levels', s.levels) order by i.position, i.id)
          from coach_subjects s join disciplines i on i.id = s.discipline_id where s.user_id = $1), '[]') as subjects,
        coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'fileId', c.file_id, 'name', f.name, 'type', f.type, 'size', f.size)
            order by c.id)
          from coach_documents c join files f on f.id = c.file_id where c.user_id = $1), '[]') as documents
      from (select $1::int as id) one left join coach_data d on d.user_id = one.id`,
    values: [userId],
  })
  return rows[0]!
}

/** Serializes changes of a coach’s data. */
export async function lockData(sql: Sql, userId: number): Promise<CoachState> {
  await sql.query({
    name: 'begin_coach_data',
    text: 'insert into coach_data (user_id) values ($1) on conflict do nothing',
    values: [userId],
  })
  const { rows } = await sql.query<{ state: CoachState }>({
    name: 'lock_coach_data',
    text: 'select state from coach_data where user_id = $1 for update',
    values: [userId],
  })
  return rows[0]!.state
}

export interface DecisionRow {
  isApproved: boolean
  comment: string
  by: string
  at: Date
}

/** The newest first. */
export async function listDecisions(sql: Sql, userId: number): Promise<DecisionRow[]> {
  const { rows } = await sql.query<DecisionRow>({
    name: 'list_coach_decisions',
    text: `select d.is_approved as "isApproved", d.comment, coalesce(${teacherNameSql('u')}, '') as by, d.decided_at as at
      from coach_decisions d left join users u on u.id = d.decided_by where d.user_id = $1 order by d.id desc limit 50`,
    values: [userId],
  })
  return rows
}

export interface CoachCardRow {
  coachId: number
  firstName: string
  lastName: string
  middleName: string
  state: CoachState
  subjects: string[]
  isCoach: boolean
  sentAt: Date | null
}

/** Those who wait from the oldest, the others from the newest. */
export const listCoachCards = (sql: Sql, state: CoachState, paging: Paging) =>
  listPage<CoachCardRow>(sql, paging, (limit, offset) => ({
    name: `list_coaches_${state === 'on_check' ? 'waiting' : 'other'}`,
    text: `select u.id as "coachId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName", d.state,
        coalesce((select array_agg(i.title order by i.position, i.id) from coach_subjects s join disciplines i on i.id = s.discipline_id
          where s.user_id = u.id), '{}') as subjects,
        u.is_coach as "isCoach", d.sent_at as "sentAt", count(*) over ()::int as total
      from coach_data d join users u on u.id = d.user_id where d.state = $1
      order by d.sent_at ${state === 'on_check' ? 'nulls first' : 'desc nulls last'}, u.id limit $2 offset $3`,
    values: [state, limit, offset],
  }))

/** Whether a methodist has anything to read of this person here. */
export async function hasDocuments(sql: Sql, userId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'has_coach_documents',
    text: 'select from coach_documents where user_id = $1 limit 1',
    values: [userId],
  })
  return rowCount === 1
}
