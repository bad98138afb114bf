import type { Database } from '@school/db'

/** Content that people may change: they move stages, cancel them, and their works with them. */
const changeable = {
  olympiads: ['id'],
  olympiad_stages: ['id'],
  olympiad_grades: ['stage_id', 'grade_index'],
  works: ['id'],
  lessons: ['id'],
}

/** Saves the present content. @returns what restores it */
export async function rememberContent({ pool }: Database): Promise<() => Promise<void>> {
  await pool.query('create schema written')
  const restore: string[] = []
  for (const [table, key] of Object.entries(changeable)) {
    await pool.query(`create table written.${table} as table ${table}`)
    const { rows } = await pool.query<{ columns: string[] }>(
      `select array_agg(quote_ident(attname)) as columns from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
      [table],
    )
    const set = rows[0]!.columns.map((column) => `${column} = k.${column}`).join(', ')
    const same = key.map((column) => `k.${column} = t.${column}`).join(' and ')
    restore.push(
      `update ${table} t set ${set} from written.${table} k where ${same} and row(t.*) is distinct from row(k.*)`,
    )
  }
  return async () => {
    for (const statement of restore) await pool.query(statement)
  }
}
