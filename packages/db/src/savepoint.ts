import type { Unit } from './transaction.ts'

/**
 * Runs `work` so that its failure takes back what it alone has written in the transaction, events and letters with it, and is thrown.
 * Trap: what `work` has begun and not waited for is said after its end, and stays.
 */
export async function inSavepoint<T>({ sql }: Unit, work: () => Promise<T>): Promise<T> {
  await sql.query({ name: 'savepoint', text: 'savepoint apart' })
  try {
    const result = await work()
    await sql.query({ name: 'release_savepoint', text: 'release savepoint apart' })
    return result
  } catch (error) {
    // A lost connection has taken everything back: what it was lost by is worth knowing, not that it is lost.
    await sql.query({ text: 'rollback to savepoint apart' }).catch(() => {})
    await sql.query({ text: 'release savepoint apart' }).catch(() => {})
    throw error
  }
}
