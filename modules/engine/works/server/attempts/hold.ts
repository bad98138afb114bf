import type { Sql } from '@school/db'
import { practiceRules, type WorkRules } from '@school/work-rules/server'

/** Locks a work against new attempts until the commit. @returns its rules */
export async function holdWork(sql: Sql, workId: number): Promise<WorkRules> {
  const { rows } = await sql.query<{ rules: WorkRules | null }>({
    name: 'hold_work',
    text: 'select rules from works where id = $1 for update',
    values: [workId],
  })
  return rows[0]!.rules ?? practiceRules
}

/** The same for the works in which time was granted. */
export async function holdWorksOf(sql: Sql, grantIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'hold_works_of_grants',
    text: `select id from works where id in (select work_id from work_allowances where id = any($1::int[])) order by id for update`,
    values: [grantIds],
  })
}

/**
 * Shared lock of a work that is about to be started: waits for `holdWork` and blocks it until the commit. Only starts that end a previous attempt
 * need it explicitly, so that the work is locked before the attempt as everywhere; other starts lock it by the foreign key of the new row.
 */
export async function awaitWork(sql: Sql, workId: number): Promise<void> {
  await sql.query({
    name: 'await_work',
    text: 'select id from works where id = $1 for key share',
    values: [workId],
  })
}
