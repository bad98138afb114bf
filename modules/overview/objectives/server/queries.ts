import type { Sql } from '@school/db'
import type { Exam } from '@school/exam-rehearsals/contract'
import type { Metric } from '../contract/metric.ts'
import type { keptStates, ObjectiveOrigin } from '../contract/objective.ts'

export interface SupportRow {
  parentId: number
  firstName: string
  lastName: string
  reward: string
  thankedAt: string | null
}

/** A goal with everything but its progress. */
export interface ObjectiveRow {
  id: number
  userId: number
  /** Of the pupil. */
  zone: string
  origin: ObjectiveOrigin
  authorId: number | null
  /** `null` when the account is no more. */
  author: { firstName: string; lastName: string; middleName: string } | null
  proposalId: number | null
  metric: Metric
  target: number
  disciplineId: number | null
  disciplineKey: string | null
  disciplineTitle: string | null
  disciplineHue: number | null
  skillId: number | null
  skillTitle: string | null
  exam: Exam | null
  /** The rehearsal of that exam; `null` when there is none any more. */
  rehearsalId: number | null
  /** Whether the trainer has anything of the subject. */
  hasSkills: boolean
  dailyMinutes: number | null
  dueOn: string
  words: string
  coins: number | null
  state: (typeof keptStates)[number]
  setAt: Date
  beganAt: Date | null
  reachedAt: Date | null
  amount: number | null
  movedAt: Date | null
  closedAt: Date | null
  declineWords: string | null
  supports: SupportRow[]
}

const columns = `o.id, o.user_id as "userId", p.timezone as zone, o.origin, o.author_id as "authorId",
    case when w.id is not null then json_build_object('firstName', w.first_name, 'lastName', w.last_name, 'middleName', w.middle_name) end as author,
    o.proposal_id as "proposalId", o.metric, o.target, o.discipline_id as "disciplineId", d.key as "disciplineKey", d.title as "disciplineTitle",
    d.hue as "disciplineHue", o.skill_id as "skillId", s.title as "skillTitle", o.exam,
    (select min(r.id) from exam_rehearsals r where r.exam = o.exam and r.discipline_id = o.discipline_id and r.retired_at is null) as "rehearsalId",
    exists (select from skills k where k.retired_at is null and (o.discipline_id is null or k.discipline_id = o.discipline_id)) as "hasSkills",
    o.daily_minutes as "dailyMinutes", o.due_on::text as "dueOn", o.words, o.coins, o.state, o.set_at as "setAt", o.began_at as "beganAt",
    o.reached_at as "reachedAt", o.amount, o.moved_at as "movedAt", o.closed_at as "closedAt", o.decline_words as "declineWords",
    coalesce((
      select json_agg(json_build_object('parentId', u.parent_id, 'firstName', g.first_name, 'lastName', g.last_name, 'reward', u.reward,
        'thankedAt', u.thanked_at) order by u.id)
      from objective_supports u join users g on g.id = u.parent_id where u.objective_id = o.id), '[]') as supports
  from objectives o
  join users p on p.id = o.user_id
  left join users w on w.id = o.author_id
  left join disciplines d on d.id = o.discipline_id
  left join skills s on s.id = o.skill_id`

/** What is on: all of it; of what is over the last hundred. */
const shownOver = 100

export async function listOfPupil(
  sql: Sql,
  userId: number,
  states: readonly ObjectiveRow['state'][],
): Promise<ObjectiveRow[]> {
  const { rows } = await sql.query<ObjectiveRow>({
    name: 'list_objectives_of_pupil',
    text: `select ${columns} where o.user_id = $1 and o.state = any($2::text[])
      order by o.closed_at desc nulls first, o.id desc limit ${shownOver}`,
    values: [userId, states],
  })
  return rows
}

/** For how long a goal that was taken waits for the word of a parent. */
const thankedWithinDays = 30

/** What is on, and what was taken of late and this parent has said nothing of yet. */
export async function listForParent(
  sql: Sql,
  childId: number,
  parentId: number,
  now: Date,
): Promise<ObjectiveRow[]> {
  const { rows } = await sql.query<ObjectiveRow>({
    name: 'list_objectives_for_parent',
    text: `select ${columns} where o.user_id = $1 and (o.state in ('proposed', 'active') or (
        o.state = 'claimed' and o.closed_at > $3::timestamptz - make_interval(days => ${thankedWithinDays}) and not exists (
          select from objective_supports m where m.objective_id = o.id and m.parent_id = $2 and m.thanked_at is not null)))
      order by o.id desc limit ${shownOver}`,
    values: [childId, parentId, now],
  })
  return rows
}

export async function countOfPupil(
  sql: Sql,
  userId: number,
): Promise<Record<'proposed' | 'active' | 'over', number>> {
  const { rows } = await sql.query<Record<'proposed' | 'active' | 'over', number>>({
    name: 'count_objectives_of_pupil',
    text: `select count(*) filter (where state = 'proposed')::int as proposed, count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state not in ('proposed', 'active'))::int as over
      from objectives where user_id = $1`,
    values: [userId],
  })
  return rows[0]!
}

export async function findObjective(sql: Sql, id: number): Promise<ObjectiveRow | undefined> {
  const { rows } = await sql.query<ObjectiveRow>({
    name: 'find_objective',
    text: `select ${columns} where o.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Locks a goal until the commit. @returns whether it exists */
export async function lockObjective(sql: Sql, id: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'lock_objective',
    text: 'select from objectives where id = $1 for update',
    values: [id],
  })
  return rowCount === 1
}

/** Goals of these pupils that go on and are not known to be reached, kept from other requests until the commit. */
export async function listUnderWay(sql: Sql, userIds: readonly number[]): Promise<ObjectiveRow[]> {
  const { rows } = await sql.query<ObjectiveRow>({
    name: 'list_objectives_under_way',
    text: `select ${columns} where o.user_id = any($1::int[]) and o.state = 'active' and o.reached_at is null order by o.id for update of o`,
    values: [userIds],
  })
  return rows
}

/** The goals of proposals. */
export async function listOfProposals(sql: Sql, proposalIds: readonly number[]): Promise<ObjectiveRow[]> {
  const { rows } = await sql.query<ObjectiveRow & { proposalId: number }>({
    name: 'list_objectives_of_proposals',
    text: `select ${columns} where o.proposal_id = any($1::int[]) order by o.id`,
    values: [proposalIds],
  })
  return rows
}

/** A goal of the same kind that goes on or waits already. */
export async function listSame(
  sql: Sql,
  userIds: readonly number[],
  aim: Pick<ObjectiveRow, 'metric' | 'disciplineId' | 'skillId' | 'exam'>,
  states: readonly ObjectiveRow['state'][],
): Promise<{ userId: number; id: number }[]> {
  const { rows } = await sql.query<{ userId: number; id: number }>({
    name: 'list_same_objectives',
    text: `select user_id as "userId", id from objectives where user_id = any($1::int[]) and state = any($2::text[]) and metric = $3
      and discipline_id is not distinct from $4 and skill_id is not distinct from $5 and exam is not distinct from $6`,
    values: [userIds, states, aim.metric, aim.disciplineId, aim.skillId, aim.exam],
  })
  return rows
}

/** What the school has of what is aimed at. */
export async function findKnown(
  sql: Sql,
  aim: Pick<ObjectiveRow, 'disciplineId' | 'skillId' | 'exam'>,
): Promise<{ isDiscipline: boolean; isSkill: boolean; hasExam: boolean }> {
  const { rows } = await sql.query<{ isDiscipline: boolean; isSkill: boolean; hasExam: boolean }>({
    name: 'find_what_is_aimed_at',
    text: `select exists (select from disciplines where id = $1) as "isDiscipline",
        exists (select from skills where id = $2 and discipline_id = $1 and retired_at is null) as "isSkill",
        exists (select from exam_rehearsals where exam = $3 and discipline_id = $1 and retired_at is null) as "hasExam"`,
    values: [aim.disciplineId, aim.skillId, aim.exam],
  })
  return rows[0]!
}
