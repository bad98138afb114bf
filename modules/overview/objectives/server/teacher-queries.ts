import { listedNameSql, nameOrderSql, namesApart, namesApartIn } from '@school/names/server'
import type { Sql } from '@school/db'
import { checkedWithinHours, type ObjectiveClass, type TeacherGoal } from '../contract/teacher.ts'

export interface TeacherRow {
  id: number
  userId: number
  zone: string
  kind: TeacherGoal
  /** Of visits: as many as there are in the class now. */
  target: number
  schoolClassId: number | null
  className: string | null
  dueOn: string
  state: 'active' | 'claimed' | 'archived'
  setAt: Date
  amount: number | null
  movedAt: Date | null
  closedAt: Date | null
  certificateId: number | null
}

const columns = `o.id, o.user_id as "userId", u.timezone as zone, o.kind,
    case when o.kind = 'visits' and o.state = 'active'
      then (select count(*)::int from class_members where school_class_id = o.school_class_id and role = 'pupil') else o.target end as target,
    o.school_class_id as "schoolClassId", c.name as "className", o.due_on::text as "dueOn", o.state, o.set_at as "setAt",
    o.amount, o.moved_at as "movedAt", o.closed_at as "closedAt",
    (select id from certificates where user_id = o.user_id and source_type = 'teacher_objective' and source_id = o.id) as "certificateId"
  from teacher_objectives o join users u on u.id = o.user_id left join school_classes c on c.id = o.school_class_id`

const shownOver = 50

export async function listOfTeacher(
  sql: Sql,
  userId: number,
  states: readonly TeacherRow['state'][],
): Promise<TeacherRow[]> {
  const { rows } = await sql.query<TeacherRow>({
    name: 'list_teacher_objectives',
    text: `select ${columns} where o.user_id = $1 and o.state = any($2::text[])
      order by o.closed_at desc nulls first, o.due_on, o.id limit ${shownOver}`,
    values: [userId, states],
  })
  return rows
}

export async function countOfTeacher(sql: Sql, userId: number): Promise<{ active: number; over: number }> {
  const { rows } = await sql.query<{ active: number; over: number }>({
    name: 'count_teacher_objectives',
    text: `select count(*) filter (where state = 'active')::int as active, count(*) filter (where state <> 'active')::int as over
      from teacher_objectives where user_id = $1`,
    values: [userId],
  })
  return rows[0]!
}

export async function findOfTeacher(sql: Sql, id: number, userId: number): Promise<TeacherRow | undefined> {
  const { rows } = await sql.query<TeacherRow>({
    name: 'find_teacher_objective',
    text: `select ${columns} where o.id = $1 and o.user_id = $2`,
    values: [id, userId],
  })
  return rows[0]
}

/** Kept from other requests until the commit. */
export async function lockOfTeacher(sql: Sql, id: number): Promise<void> {
  await sql.query({
    name: 'lock_teacher_objective',
    text: 'select from teacher_objectives where id = $1 for update',
    values: [id],
  })
}

/**
 * What was done for these goals since they were set, in one statement: pupils of one's classes who have begun a stage that counts; answers that were checked in
 * time, each once; pupils of a class with an answer.
 */
export async function measureTeacher(
  sql: Sql,
  goals: readonly TeacherRow[],
): Promise<Map<number, { amount: number; days: Record<string, number> }>> {
  if (goals.length === 0) return new Map()
  const day = (at: string) => `to_char((${at} at time zone g.zone)::date, 'YYYY-MM-DD')`
  const { rows } = await sql.query<{ id: number; amount: number; days: Record<string, number> }>({
    name: 'measure_teacher_objectives',
    text: `select g.id, coalesce(sum(k.amount), 0)::int as amount, coalesce(jsonb_object_agg(k.day, k.amount) filter (where k.day is not null), '{}') as days
      from jsonb_to_recordset($1::jsonb) as g(id int, user_id int, zone text, kind text, school_class_id int, since timestamptz)
      left join lateral (
        select ${day('first.at')} as day, count(*)::int as amount from (
          select p.user_id, min(a.started_at) as at from class_members me
            join school_classes c on c.id = me.school_class_id and c.archived_at is null
            join class_members m on m.school_class_id = me.school_class_id and m.role = 'pupil'
            join olympiad_participations p on p.user_id = m.user_id and not p.is_virtual
            join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1 and a.started_at >= g.since
          where g.kind = 'olympiad' and me.user_id = g.user_id and me.role = 'teacher' group by 1
          union all
          select r.id, min(r.reviewed_at) from answer_reviews r
          where g.kind = 'checking' and r.reviewer_id = g.user_id and r.state = 'reviewed' and r.reviewed_at >= g.since
            and r.reviewed_at <= r.asked_at + make_interval(hours => ${checkedWithinHours}) group by 1
          union all
          select m.user_id, min(x.answered_at) from class_members m
            join attempts a on a.user_id = m.user_id join answers x on x.attempt_id = a.id and x.answered_at >= g.since
          where g.kind = 'visits' and m.school_class_id = g.school_class_id and m.role = 'pupil' group by 1
        ) first group by 1
      ) k on true where g.id is not null group by g.id`,
    values: [
      JSON.stringify(
        goals.map(({ id, userId, zone, kind, schoolClassId, setAt }) => ({
          id,
          user_id: userId,
          zone,
          kind,
          school_class_id: schoolClassId,
          since: setAt,
        })),
      ),
    ],
  })
  return new Map(rows.map(({ id, ...measured }) => [id, measured]))
}

export interface ProposalRow {
  id: number
  className: string
  proposedAt: Date
}

const shownProposals = 30

/** Proposals of a teacher to their current classes, the last first. @param isOver those without a goal that waits or is active */
export async function listProposals(sql: Sql, teacherId: number, isOver: boolean): Promise<ProposalRow[]> {
  const { rows } = await sql.query<ProposalRow>({
    name: 'list_objective_proposals',
    text: `select p.id, c.name as "className", p.proposed_at as "proposedAt"
      from objective_proposals p join school_classes c on c.id = p.school_class_id
      join class_members me on me.school_class_id = c.id and me.user_id = p.author_id and me.role = 'teacher'
      where p.author_id = $1 and exists (select from objectives where proposal_id = p.id)
        and $2 <> exists (select from objectives where proposal_id = p.id and state in ('proposed', 'active'))
      order by p.id desc limit ${shownProposals}`,
    values: [teacherId, isOver],
  })
  return rows
}

/** Names of the pupils of proposals who are still in the class, as its list has them. */
export async function listNamesOfProposed(
  sql: Sql,
  proposalIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql.query<{ id: number; userId: number; name: string }>({
    name: 'list_names_of_proposed',
    text: `select o.id, u.id as "userId", ${listedNameSql('u')} as name from objectives o join objective_proposals p on p.id = o.proposal_id
      join class_members m on m.school_class_id = p.school_class_id and m.user_id = o.user_id and m.role = 'pupil'
      join users u on u.id = o.user_id where o.proposal_id = any($1::int[])`,
    values: [proposalIds],
  })
  return new Map(
    (await namesApart(sql, rows, { id: 'userId', name: 'name' })).map(({ id, name }) => [id, name]),
  )
}

/** Classes of this year of a teacher, with their pupils by the list. */
export async function listClasses(sql: Sql, teacherId: number): Promise<ObjectiveClass[]> {
  const { rows } = await sql.query<ObjectiveClass>({
    name: 'list_classes_for_objectives',
    text: `select c.id, c.name, c.grade_index as "gradeIndex",
        coalesce(json_agg(json_build_object('id', u.id, 'name', ${listedNameSql('u')}) order by ${nameOrderSql('u')}, u.id)
          filter (where u.id is not null), '[]') as pupils
      from class_members me join school_classes c on c.id = me.school_class_id and c.archived_at is null
      left join class_members m on m.school_class_id = c.id and m.role = 'pupil'
      left join users u on u.id = m.user_id and u.leaving_at is null
      where me.user_id = $1 and me.role = 'teacher' group by c.id order by c.grade_index, c.letter, c.id`,
    values: [teacherId],
  })
  const pupils = await namesApartIn(
    sql,
    rows.map((row) => row.pupils),
    { id: 'id', name: 'name' },
  )
  return rows.map((row, index) => ({ ...row, pupils: pupils[index]! }))
}
