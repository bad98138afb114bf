import type { Database } from '@school/db'

/** Content that people may change: they make, move and cancel stages, and their works with them. */
const changeable = {
  olympiads: ['id'],
  olympiad_stages: ['id'],
  olympiad_grades: ['stage_id', 'grade_index'],
  lessons: ['id'],
  works: ['id'],
}

type Pool = Database['pool']

async function namesOf(pool: Pool, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(text, values)
  return rows.map(({ name }) => name)
}

/**
 * Tables without content whose rows are not deleted with the people or the organizations that they refer to, each before the tables
 * to which it refers.
 */
async function listLeft(pool: Pool): Promise<string[]> {
  const left = await namesOf(
    pool,
    `with recursive gone as (
        select unnest(array['users', 'organizations']::regclass[])::oid as id
        union select f.conrelid from pg_constraint f join gone on f.confrelid = gone.id
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1] and a.attnotnull
          where f.contype = 'f' and f.confdeltype = 'c')
      select oid::regclass::text as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and oid not in (select id from gone) order by 1`,
  )
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and conrelid <> confrelid`,
  )
  const isFilled = await Promise.all(
    left.map(async (table) => (await pool.query(`select from ${table} limit 1`)).rowCount === 1),
  )
  const waiting = new Set(left.filter((_, index) => !isFilled[index]))
  const sorted: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((table) => !rows.some(({ from, to }) => to === table && waiting.has(from)))
    if (!next) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    sorted.push(next)
  }
  return sorted
}

/** A table whose rows must not be deleted is truncated. */
async function emptyingOf(pool: Pool, table: string): Promise<string> {
  const { rowCount } = await pool.query(
    'select from pg_trigger where tgrelid = $1::regclass and not tgisinternal and (tgtype & 10) = 10',
    [table],
  )
  return rowCount ? `if exists (select from ${table}) then truncate ${table}; end if` : `delete from ${table}`
}

/** Saves the content of a table. @returns what restores it: added rows go, unless something refers to them, and changed ones are as they were */
async function restoringOf(pool: Pool, table: string, key: readonly string[]): Promise<string[]> {
  await pool.query(`create table written.${table} as table ${table}`)
  await pool.query(`create unique index on written.${table} (${key.join(', ')})`)
  const columns = await namesOf(
    pool,
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const references = await namesOf(
    pool,
    `select format('select from %s r where r.%I = t.id', conrelid::regclass, attname) as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = $1::regclass and confdeltype = 'a' and cardinality(conkey) = 1`,
    [table],
  )
  const set = columns.map((column) => `${column} = k.${column}`).join(', ')
  const same = key.map((column) => `k.${column} = t.${column}`).join(' and ')
  const kept = [`select from written.${table} k where ${same}`, ...references]
  return [
    `delete from ${table} t where ${kept.map((query) => `not exists (${query})`).join(' and ')}`,
    `update ${table} t set ${set} from written.${table} k where ${same} and row(t.*) is distinct from row(k.*)`,
  ]
}

/** Removes all people and remembers the content, and which tables have none. @returns what forgets everything else, in one trip */
export async function rememberContent({ pool }: Database): Promise<() => Promise<void>> {
  await pool.query('delete from users')
  await pool.query('create schema written')
  const statements = [
    'delete from users',
    'update organizations set brand = null where brand is not null',
    `delete from pgboss.job where name like 'event.%'`,
  ]
  for (const table of await listLeft(pool)) statements.push(await emptyingOf(pool, table))
  for (const [table, key] of Object.entries(changeable))
    statements.push(...(await restoringOf(pool, table, key)))
  // In a function its plans are kept.
  await pool.query(
    `create function written.forget() returns void language plpgsql as $forget$ begin ${statements.join('; ')}; end $forget$`,
  )
  return async () => {
    await pool.query({ name: 'forget', text: 'select written.forget()' })
  }
}
