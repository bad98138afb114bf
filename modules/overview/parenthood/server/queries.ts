import type { Sql } from '@school/db'
import { solvedTasksSql } from '@school/results/server'
import type { LetterKind } from '../contract/report.ts'
import type { Topic } from './rules.ts'

export interface DayRow {
  day: string
  solved: number
  answers: number
}

/** Days from `$2` of so many, in the zone `$4`: what was answered, and what was solved for the first time. */
export async function listReportDays(
  sql: Sql,
  { childId, from, days, zone }: { childId: number; from: string; days: number; zone: string },
): Promise<DayRow[]> {
  const { rows } = await sql.query<DayRow>({
    name: 'list_report_days',
    text: `with days as (select ($2::date + n) as day from generate_series(0, $3::int - 1) n),
      since as (select $2::timestamp at time zone $4 as start, ($2::date + $3::int)::timestamp at time zone $4 as finish),
      answered as (
        select (w.answered_at at time zone $4)::date as day, count(*)::int as answers
        from since, attempts a join answers w on w.attempt_id = a.id
        where a.user_id = $1 and w.answered_at >= start and w.answered_at < finish group by 1
      ),
      done as (
        select (s.at at time zone $4)::date as day, count(*)::int as solved
        from since, (${solvedTasksSql('a.user_id = $1')}) s where s.at >= start and s.at < finish group by 1
      )
      select to_char(day, 'YYYY-MM-DD') as day, coalesce(solved, 0) as solved, coalesce(answers, 0) as answers
      from days left join answered using (day) left join done using (day) order by day`,
    values: [childId, from, days, zone],
  })
  return rows
}

/** Lessons in which something was answered: a verdict there is seen by the child at once. */
export async function listTopics(
  sql: Sql,
  { childId, from, days, zone }: { childId: number; from: string; days: number; zone: string },
): Promise<Topic[]> {
  const { rows } = await sql.query<Topic>({
    name: 'list_report_topics',
    text: `with since as (select $2::timestamp at time zone $4 as start, ($2::date + $3::int)::timestamp at time zone $4 as finish),
      tried as (
        select l.id, l.title, w.task_id, a.id as attempt_id, count(*)::int as tries
        from since, attempts a join answers w on w.attempt_id = a.id join lessons l on l.work_id = a.work_id
        where a.user_id = $1 and w.answered_at >= start and w.answered_at < finish
        group by l.id, l.title, w.task_id, a.id
      )
      select t.title, sum(t.tries)::int as tries, count(*) filter (where s.share >= 1)::int as solved,
        sum(s.hints_opened)::int as hinted
      from tried t join task_states s on s.attempt_id = t.attempt_id and s.task_id = t.task_id
      group by t.id, t.title order by t.id`,
    values: [childId, from, days, zone],
  })
  return rows
}

export interface LetterRow {
  linkId: number
  childId: number
  child: string
  to: string
  zone: string
  /** Today there. */
  day: string
  isOn: boolean
}

const switchOf = (kind: LetterKind) => (kind === 'evening' ? 'l.evening_letter' : 'l.weekly_letter')

/** Links with a parent who reads letters. */
const linksSql = `from family_links l join users p on p.id = l.parent_id join users c on c.id = l.child_id
  where l.state = 'active' and p.email is not null and p.email not like '%.invalid' and p.leaving_at is null`

/** Letters that are to be written now: at seven in the evening where the parent is, on Sundays those of the week. */
export async function listDueLetters(
  sql: Sql,
  kind: LetterKind,
  {
    now,
    after,
    except,
    limit,
  }: { now: Date; after: number | null; except: readonly number[]; limit: number },
): Promise<number[]> {
  const sunday =
    kind === 'weekly' ? 'and extract(isodow from $1::timestamptz at time zone p.timezone) = 7' : ''
  const { rows } = await sql.query<{ linkId: number }>({
    name: `list_due_${kind}_letters`,
    text: `select l.id as "linkId" ${linksSql} and ${switchOf(kind)} and extract(hour from $1::timestamptz at time zone p.timezone) = 19 ${sunday}
        and l.id > $2 and not l.id = any($3::int[])
        and not exists (select from family_letters f where f.link_id = l.id and f.kind = $4
          and f.day = ($1::timestamptz at time zone p.timezone)::date)
      order by l.id limit $5`,
    values: [now, after ?? 0, except, kind, limit],
  })
  return rows.map(({ linkId }) => linkId)
}

export async function findLetter(
  sql: Sql,
  kind: LetterKind,
  linkId: number,
  now: Date,
): Promise<LetterRow | undefined> {
  const { rows } = await sql.query<LetterRow>({
    name: `find_${kind}_letter`,
    text: `select l.id as "linkId", c.id as "childId", c.first_name as child, p.email as "to", p.timezone as zone,
        to_char($1::timestamptz at time zone p.timezone, 'YYYY-MM-DD') as day, ${switchOf(kind)} as "isOn"
      ${linksSql} and l.id = $2`,
    values: [now, linkId],
  })
  return rows[0]
}

/** @returns whether it was not written before */
export async function noteLetter(
  sql: Sql,
  { linkId, kind, day, now }: { linkId: number; kind: LetterKind; day: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'note_family_letter',
    text: `insert into family_letters (link_id, kind, day, written_at) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [linkId, kind, day, now],
  })
  return rowCount === 1
}
