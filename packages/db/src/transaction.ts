import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import { Asked, canSendTogether, sendTogether } from './batch.ts'
import type { Crowd, Write } from './crowd.ts'
import { type Asking, isGiven, statementOf, type Writing } from './gathered.ts'
import { type Db, type Sql, type Statement, typed } from './sql.ts'

/** What one unit of work may use. `db` is made on first use: hot paths that speak SQL don't pay for it. */
export interface Unit {
  readonly sql: Sql
  readonly db: Db
  /** Asks for one's own rows of a gathered statement: together with all who ask for it now, where that can be. */
  ask<R>(question: Asking<R>): Promise<R[]>
  /**
   * A write whose result nobody waits for: it travels with the commit, and its failure fails the transaction.
   * @param refusal what to throw when a constraint of the database forbids the write
   */
  send(write: Statement | Writing, refusal?: () => Error): void
}

const askAlone = async <R>(sql: Sql, question: Asking<R>): Promise<R[]> =>
  (await sql.query<R & QueryResultRow>(statementOf([question]))).rows

/** Reads outside of a transaction. */
export const unitOf = ({ pool, db, crowd }: { pool: Pool; db: Db; crowd: Crowd | null }): Unit => ({
  sql: pool,
  db,
  ask: (question) => (crowd ? crowd.ask(question) : askAlone(pool, question)),
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

/**
 * A unit of work that is a transaction: it takes a connection and begins with its first statement and is committed with the last.
 * While it has only asked and sent what is gathered, the crowd asks and commits for it.
 */
export class Transaction implements Unit {
  readonly sql: Sql
  readonly #connect: () => Promise<PoolClient>
  readonly #crowd: Crowd | null
  readonly #unwatched: Promise<QueryResult>[] = []
  #held: Write[] = []
  #client: PoolClient | undefined
  #begun: Promise<Statements> | undefined
  #db: Db | undefined

  constructor(connect: () => Promise<PoolClient>, crowd: Crowd | null = null) {
    this.#connect = connect
    this.#crowd = crowd
    this.sql = {
      query: async <R extends QueryResultRow>(statement: Statement, values?: unknown[]) =>
        (await this.#own()).query<R>(statement, values),
    }
  }

  get db(): Db {
    this.#db ??= typed(this.sql)
    return this.#db
  }

  ask<R>(question: Asking<R>): Promise<R[]> {
    const isAlone = !this.#crowd || this.#begun || this.#held.length > 0
    return isAlone ? askAlone(this.sql, question) : this.#crowd!.ask(question)
  }

  send(write: Statement | Writing, refusal?: () => Error): void {
    if (this.#crowd && !this.#begun && isGiven(write)) this.#held.push({ given: write, refusal })
    else this.#watch(this.sql.query(isGiven(write) ? statementOf([write]) : write), refusal)
  }

  async commit(): Promise<void> {
    if (!this.#begun) {
      if (this.#held.length > 0) await this.#crowd!.commit(this.#held)
      return
    }
    this.send({ name: 'commit', text: 'commit' })
    const done = await Promise.all(this.#unwatched)
    // Trap: PostgreSQL answers the commit of a failed transaction by a rollback, without an error.
    if (done.at(-1)!.command === 'ROLLBACK')
      throw new Error('A statement had failed and nobody noticed: nothing is saved.')
  }

  /** Takes back what was not committed and gives the connection back. */
  async rollback(): Promise<void> {
    const begun = await this.#begun?.catch(() => undefined)
    await begun?.query({ text: 'rollback' })
  }

  release(broken?: Error): void {
    this.#client?.release(broken)
  }

  #own(): Promise<Statements> {
    this.#begun ??= this.#begin()
    return this.#begun
  }

  async #begin(): Promise<Statements> {
    this.#client = await this.#connect()
    const own = new Statements(this.#client)
    this.#watch(own.query({ name: 'begin', text: 'begin' }))
    for (const { given, refusal } of this.#held) this.#watch(own.query(statementOf([given])), refusal)
    return own
  }

  #watch(asked: Promise<QueryResult>, refusal?: () => Error): void {
    const sent = asked.catch((error: unknown) => {
      throw refusal && isForbidden(error) ? refusal() : error
    })
    sent.catch(() => {})
    this.#unwatched.push(sent)
  }
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * @param crowd for short work of which there is much at the same moment
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (unit: Transaction) => Promise<T>,
  crowd: Crowd | null = null,
): Promise<T> {
  const transaction = new Transaction(() => pool.connect(), crowd)
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
    transaction.release(broken)
  }
}
