import { listedNameSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { mostGivenTimes } from '../contract/endpoints.ts'
import type { GivenTime } from '../contract/time-grant.ts'

/** Which grants are listed, as parts of a query. */
interface ListedGrants {
  /** Suffix of the statement name: one name, one text. */
  name: string
  workIds: readonly number[]
  /** Query of classes `(id, name, organization_id)`, supplied by the module that owns them. */
  classesSql: string
  /** Condition on the grants `w`; its parameters start at `$2`. */
  condition?: string
  values?: readonly unknown[]
}

/** Time granted in these works, the latest first. A grant that covers several works is listed once. */
export async function listGivenTimes(
  sql: Sql,
  { name, workIds, classesSql, condition = 'true', values = [] }: ListedGrants,
): Promise<GivenTime[]> {
  const { rows } = await sql.query<
    Omit<GivenTime, 'createdAt' | 'takenBackAt'> & {
      userId: number | null
      createdAt: Date
      takenBackAt: Date | null
    }
  >({
    name: `list_given_times_${name}`,
    text: `select min(w.id) as id, w.target, u.id as "userId",
        case w.target when 'user' then ${listedNameSql('u')}
          when 'class' then c.name || ', ' || o.short_name when 'school' then o.short_name end as name,
        w.extra_seconds / 60 as "extraMinutes", w.shift_seconds / 60 as "shiftMinutes", w.reason, w.created_at as "createdAt",
        ${teacherNameSql('b')} as "grantedBy", k.created_at as "takenBackAt", ${teacherNameSql('kb')} as "takenBackBy"
      from work_allowances w
      left join work_allowances k on k.takes_back_id = w.id
      left join users kb on kb.id = k.granted_by
      left join users u on w.target = 'user' and u.id = w.target_id
      left join (${classesSql}) c on w.target = 'class' and c.id = w.target_id
      left join organizations o on o.id = case w.target when 'class' then c.organization_id when 'school' then w.target_id end
      left join users b on b.id = w.granted_by
      where w.work_id = any($1::int[]) and w.takes_back_id is null and ${condition}
      group by w.target, w.target_id, w.extra_seconds, w.shift_seconds, w.reason, w.created_at, w.granted_by,
        u.id, c.id, c.name, o.id, b.id, k.created_at, kb.id
      order by w.created_at desc, 1 desc limit ${mostGivenTimes}`,
    values: [workIds, ...values],
  })
  const named = await namesApart(sql, rows, { id: 'userId', name: 'name' })
  return named.map(({ userId: _, createdAt, takenBackAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
  }))
}
