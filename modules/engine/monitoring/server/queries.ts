import { disciplineSql } from '@school/disciplines/server'
import { containsSql, type Sql } from '@school/db'
import { type Ctx, extensionPoint } from '@school/kernel/server'
import { titleOrderSql } from '@school/organizations/server'
import type { MonitoredGroups } from '../contract/attempt.ts'
import { attemptCountsSql, type MonitoredPeople, mayGoOnSql } from './attempts.ts'
import type { WorkRules } from '@school/work-rules/server'
import type { MonitoredWorkKind } from '../contract/endpoints.ts'

/** Timed works of a module without a desk of its own, for those who monitor their attempts. */
export interface MonitoredWorks {
  readonly kind: MonitoredWorkKind
  /** A query of `(work_id, title, subtitle, grades, discipline_id, position, retired_at)`. */
  readonly sql: string
}

export const monitoredWorks = extensionPoint<MonitoredWorks>('monitoring.works')

/** Query of the works of all modules: the same columns and `kind`. */
export const monitoredWorksSql = (ctx: Pick<Ctx, 'extensions'>): string =>
  ctx
    .extensions(monitoredWorks)
    .map(({ kind, sql }) => `select '${kind}' as kind, own.* from (${sql}) own`)
    .join(' union all ')

export interface MonitoredWorkRow {
  id: number
  kind: MonitoredWorkKind
  title: string
  subtitle: string
  grades: number[]
  rules: WorkRules
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  begun: number
  running: number
  handedIn: number
  onCheck: number
}

/** Query of the last attempt of each person in a work. @param workId an expression */
const lastAttemptsSql = (workId: string): string =>
  `select distinct on (user_id) * from attempts where work_id = ${workId} order by user_id, number desc`

const cardsSql = (worksSql: string): string =>
  `select e.work_id as id, e.kind, e.title, e.subtitle, e.grades, w.rules, ${disciplineSql}, n.begun, n.running, n."handedIn", n."onCheck"
  from (${worksSql}) e
  join works w on w.id = e.work_id and w.rules is not null
  join disciplines d on d.id = e.discipline_id
  cross join lateral (select count(*)::int as begun, ${attemptCountsSql('$1')} from (${lastAttemptsSql('e.work_id')}) a) n`

/** Monitored works; retired ones are listed while somebody is solving them. @param worksSql a query of the works */
export async function listMonitoredWorks(sql: Sql, worksSql: string, now: Date): Promise<MonitoredWorkRow[]> {
  const { rows } = await sql.query<MonitoredWorkRow>({
    name: 'list_monitored_works',
    text: `${cardsSql(worksSql)} where e.retired_at is null or n.running > 0 order by e.kind desc, e.position, e.work_id`,
    values: [now],
  })
  return rows
}

export async function findMonitoredWork(
  sql: Sql,
  worksSql: string,
  workId: number,
  now: Date,
): Promise<MonitoredWorkRow | undefined> {
  const { rows } = await sql.query<MonitoredWorkRow>({
    name: 'find_monitored_work',
    text: `${cardsSql(worksSql)} where e.work_id = $2`,
    values: [now, workId],
  })
  return rows[0]
}

export const peopleOf = (workId: number): MonitoredPeople => ({
  sql: `select a.id, a.user_id, a.work_id, a.id as attempt_id, u.grade_index, null::timestamptz as heard_at
    from (${lastAttemptsSql('$1')}) a join users u on u.id = a.user_id`,
  values: [workId],
})

const atMost = 500

/** Classes of this year of the grades of a work, and their schools. */
export async function listWorkGroups(
  sql: Sql,
  { id, grades }: Pick<MonitoredWorkRow, 'id' | 'grades'>,
  nameCont: string | null,
): Promise<MonitoredGroups> {
  const { rows: classes } = await sql.query<MonitoredGroups['classes'][number]>({
    name: 'list_monitored_work_classes',
    text: `select c.id, c.name, o.id as "schoolId", o.short_name as school,
        (select count(distinct a.user_id)::int from class_members m join attempts a on a.user_id = m.user_id and a.work_id = $1
          where m.school_class_id = c.id and m.role = 'pupil') as participants
      from school_classes c join organizations o on o.id = c.organization_id and o.kind <> 'own'
      where c.archived_at is null and c.grade_index = any($2::int[])
        and ($3::text is null or ${containsSql("c.name || ' ' || o.short_name", '$3')})
      order by ${titleOrderSql('o.short_name')}, o.id, c.grade_index, c.letter limit ${atMost}`,
    values: [id, grades, nameCont],
  })
  const schools = [...Map.groupBy(classes, ({ schoolId }) => schoolId).values()].map((own) => ({
    id: own[0]!.schoolId,
    name: own[0]!.school,
    participants: own.reduce((sum, { participants }) => sum + participants, 0),
  }))
  return { schools, classes }
}

export interface LastAttempt {
  userId: number
  number: number
  finishedAt: Date | null
  mayGoOn: boolean
  /** Classes that time was granted to together. */
  classIds: number[]
  schoolIds: number[]
}

/** The last attempt of a person in a work. */
export async function findLastAttempt(
  sql: Sql,
  workId: number,
  userId: number,
): Promise<LastAttempt | undefined> {
  const { rows } = await sql.query<LastAttempt>({
    name: 'find_monitored_last_attempt',
    text: `select a.user_id as "userId", a.number, a.finished_at as "finishedAt", ${mayGoOnSql} as "mayGoOn",
        array(select school_class_id from class_members where user_id = a.user_id and role = 'pupil') as "classIds",
        array(select distinct c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
          where m.user_id = a.user_id and m.role = 'pupil') as "schoolIds"
      from attempts a where a.work_id = $1 and a.user_id = $2 order by a.number desc limit 1`,
    values: [workId, userId],
  })
  return rows[0]
}
