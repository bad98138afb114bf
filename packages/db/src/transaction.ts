import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { SharedPool } from './shared-pool.ts'
import { type Db, type Sql, type Statement, typed } from './sql.ts'

/** What one unit of work may use. `db` is made on first use: hot paths that speak SQL don't pay for it. */
export interface Unit {
  readonly sql: Sql
  readonly db: Db
}

type Beginning = 'begin' | 'begin read only'

/** An error of the database, not of the driver or the network. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error

/** A transaction on a connection of its own. It takes the connection and begins with its first statement. */
class Transaction implements Unit {
  readonly sql: Sql
  readonly #pool: Pool
  readonly #beginning: Beginning
  #begun: Promise<PoolClient> | undefined
  /** Gives the turn of this change to the next one. */
  #free: (() => void) | undefined
  #db: Db | undefined
  /** A failure other than an error of the database: the connection must not be reused. */
  #isBroken = false
  #isOver = false
  #firstError: unknown

  constructor(pool: Pool, beginning: Beginning) {
    this.#pool = pool
    this.#beginning = beginning
    this.sql = {
      query: async <R extends QueryResultRow>(statement: Statement, values?: unknown[]) => {
        // A late statement would commit by itself, or run in the next transaction of the connection.
        if (this.#isOver) throw new Error('The transaction is over.')
        return this.#query<R>(await (this.#begun ??= this.#begin()), statement, values)
      },
    }
  }

  get db(): Db {
    return (this.#db ??= typed(this.sql))
  }

  async #begin(): Promise<PoolClient> {
    const client = await this.#connect()
    // Not waited for: it shares a trip with the first statement, which fails when this has failed.
    const text = this.#beginning
    this.#query(client, { name: text, text }).catch(() => (this.#isBroken = true))
    return client
  }

  async #connect(): Promise<PoolClient> {
    if (!(this.#pool instanceof SharedPool) || this.#beginning !== 'begin') return this.#pool.connect()
    const { client, free } = await this.#pool.connectForChange()
    this.#free = free
    return client
  }

  async #query<R extends QueryResultRow>(client: PoolClient, statement: Statement, values?: unknown[]) {
    try {
      return await client.query<R>(statement, values)
    } catch (error) {
      if (!isAnswer(error)) this.#isBroken = true
      this.#firstError ??= error
      throw error
    }
  }

  async commit(): Promise<void> {
    this.#isOver = true
    const client = await this.#begun
    if (!client) return
    // PostgreSQL answers the commit of a failed transaction by a rollback, without an error.
    const isSaved =
      !this.#isBroken &&
      (await this.#query(client, { name: 'commit', text: 'commit' })).command !== 'ROLLBACK'
    if (!isSaved)
      throw new Error('A statement had failed and its error was ignored: nothing is saved.', {
        cause: this.#firstError,
      })
  }

  /** Takes back what was not committed; a lost connection has taken it back by itself. */
  async rollback(): Promise<void> {
    this.#isOver = true
    const client = await this.#begun?.catch(() => undefined)
    if (client) await this.#query(client, { text: 'rollback' }).catch(() => {})
  }

  async release(): Promise<void> {
    const client = await this.#begun?.catch(() => undefined)
    client?.release(this.#isBroken)
    this.#free?.()
  }
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. Statements sent in one tick share a
 * round trip to the database.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (unit: Unit) => Promise<T>,
  beginning: Beginning = 'begin',
): Promise<T> {
  const transaction = new Transaction(pool, beginning)
  try {
    const result = await work(transaction)
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  } finally {
    await transaction.release()
  }
}

/**
 * Runs `work` in a savepoint: its failure rolls back only its own writes, events and letters included, and is thrown.
 * Statements that `work` has not awaited run after the savepoint and are not rolled back.
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
