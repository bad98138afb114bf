import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { AccessSource } from '../contract/grant.ts'
import { mostGrants } from '../contract/endpoints.ts'

export interface GrantRow {
  id: number
  userId: number
  resourceKind: string
  resourceId: number
  source: AccessSource
  startsAt: Date
  endsAt: Date | null
  givenAt: Date
  givenBy: string | null
  takenAt: Date | null
  takenBy: string | null
}

const grantsSql = (where: string): string =>
  `select g.id, g.user_id as "userId", g.resource_kind as "resourceKind", g.resource_id as "resourceId", g.source, g.starts_at as "startsAt",
    g.ends_at as "endsAt", g.given_at as "givenAt", ${teacherNameSql('giver')} as "givenBy", g.taken_at as "takenAt",
    ${teacherNameSql('taker')} as "takenBy"
  from access_grants g left join users giver on giver.id = g.given_by left join users taker on taker.id = g.taken_by
  where ${where}`

/** Everything that was ever given to a person of these kinds, the last first. */
export async function listGrantRows(sql: Sql, userId: number, kinds: readonly string[]): Promise<GrantRow[]> {
  const { rows } = await sql.query<GrantRow>({
    name: 'list_grants',
    text: `${grantsSql('g.user_id = $1 and g.resource_kind = any($2)')} order by g.given_at desc, g.id desc limit ${mostGrants}`,
    values: [userId, kinds],
  })
  return rows
}

export async function findGrantRow(sql: Sql, id: number): Promise<GrantRow | undefined> {
  const text = grantsSql('g.id = $1')
  const { rows } = await sql.query<GrantRow>({ name: 'find_grant', text, values: [id] })
  return rows[0]
}

export async function isPerson(sql: Sql, userId: number): Promise<boolean> {
  const text = 'select from users where id = $1'
  return (await sql.query({ name: 'is_person', text, values: [userId] })).rows.length > 0
}
