import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import { Asked, canSendTogether, sendTogether } from './batch.ts'
import { type Db, type Sql, type Statement, typed } from './open.ts'

/** What one unit of work may use. `db` is made on first use: hot paths that speak SQL don't pay for it. */
export interface Unit {
  readonly sql: Sql
  readonly db: Db
  /**
   * A write whose result nobody waits for: it travels with the commit, and its failure fails the transaction.
   * @param refusal what to throw when a constraint of the database forbids the write
   */
  send(statement: Statement, refusal?: () => Error): void
}

/** Reads outside of a transaction. */
export const unitOf = (pool: Pool, db: Db): Unit => ({
  sql: pool,
  db,
  send() {
    throw new Error('A read has no commit to send a write with.')
  },
})

/**
 * Statements on one connection, in the order they are asked. Those asked in one go, and those asked while others are on
 * their way, share a trip to the database; the embedded one takes them in turn.
 */
class Statements implements Sql {
  readonly #client: PoolClient
  readonly #isServer: boolean
  #waiting: Asked[] = []
  #isBusy = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
    this.#isServer = canSendTogether(client)
  }

  query<R extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<QueryResult<R>> {
    if (this.#isServer) {
      const asked = new Asked<R>(statement, values)
      this.#waiting.push(asked)
      this.#sendSoon()
      return asked.result
    }
    const result = this.#last.then(() => this.#client.query<R>(statement, values))
    this.#last = result.catch(() => {})
    return result
  }

  #sendSoon(): void {
    if (this.#isBusy) return
    this.#isBusy = true
    process.nextTick(() => {
      const together = this.#waiting
      this.#waiting = []
      sendTogether(this.#client, together, () => {
        this.#isBusy = false
        if (this.#waiting.length > 0) this.#sendSoon()
      })
    })
  }
}

/** Class 23 of PostgreSQL's errors: a constraint was violated. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('23')

/** A unit of work that is a transaction: it begins with its first statement and is committed with the last. */
export class Transaction implements Unit {
  readonly sql: Statements
  readonly #unwatched: Promise<QueryResult>[] = []
  #db: Db | undefined

  constructor(client: PoolClient) {
    this.sql = new Statements(client)
    this.send({ name: 'begin', text: 'begin' })
  }

  get db(): Db {
    this.#db ??= typed(this.sql)
    return this.#db
  }

  send(statement: Statement, refusal?: () => Error): void {
    const sent = this.sql.query(statement).catch((error: unknown) => {
      throw refusal && isForbidden(error) ? refusal() : error
    })
    sent.catch(() => {})
    this.#unwatched.push(sent)
  }

  async commit(): Promise<void> {
    this.send({ name: 'commit', text: 'commit' })
    const done = await Promise.all(this.#unwatched)
    // Trap: PostgreSQL answers the commit of a failed transaction by a rollback, without an error.
    if (done.at(-1)!.command === 'ROLLBACK')
      throw new Error('A statement had failed and nobody noticed: nothing is saved.')
  }

  async rollback(): Promise<void> {
    await this.sql.query({ text: 'rollback' })
  }
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (unit: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const transaction = new Transaction(client)
  let broken: Error | undefined
  try {
    const result = await work(transaction)
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback().catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
