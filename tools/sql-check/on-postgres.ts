import { migrateDatabase, openServer } from '@school/db'
import { createTestDatabase, dropDatabase } from '@school/db/testing'
import { getConstructionPlans } from 'pg-boss'
import { utility } from './facts.ts'

/**
 * Prepares texts on a PostgreSQL server, which may be older than the embedded one.
 * @param adminUrl an administrator's address; a database is created there and dropped
 * @returns the refused texts, with their errors
 */
export async function refusedBy(adminUrl: string, texts: Iterable<string>): Promise<Map<string, string>> {
  const name = `sql_check_${process.pid}`
  const { pool, close } = openServer({ connectionString: await createTestDatabase(adminUrl, name), max: 1 })
  const refused = new Map<string, string>()
  try {
    await migrateDatabase(pool)
    await pool.query(getConstructionPlans())
    for (const text of texts)
      try {
        await pool.query(`prepare checked as ${text}`)
        await pool.query('deallocate checked')
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        if (code !== '42601' || !utility.test(text)) refused.set(text, message)
      }
    return refused
  } finally {
    await close()
    await dropDatabase(adminUrl, name)
  }
}
