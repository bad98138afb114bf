import { Connection, type PoolClient, Query, type QueryResult, type QueryResultRow } from 'pg'
import type { Statement } from './sql.ts'

/** What a client of the driver calls while the server answers; its own queries are driven by it. */
interface Driven {
  readonly name?: string
  readonly text: string
  submit(connection: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleReadyForQuery(connection: Wire): void
  handleError(error: Error, connection: Wire): void
}

interface Wire {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  _send(message: Buffer): boolean
  sync(): void
}

/** The server's own code for a statement after a failed one. */
class Skipped extends Error {
  override name = 'Skipped'
  readonly code = '25P02'
}

/** A statement with the promise of its result. */
export class Asked<R extends QueryResultRow = QueryResultRow> {
  readonly result: Promise<QueryResult<R>>
  readonly query: Driven
  isSettled = false

  constructor(statement: Statement, values?: unknown[]) {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<R>>()
    this.result = promise
    const config = { ...statement, ...(values ? { values } : {}), queryMode: 'extended' }
    this.query = new Query(config, (error, result) => {
      this.isSettled = true
      if (error) reject(error)
      else resolve(result as unknown as QueryResult<R>)
    }) as unknown as Driven
  }
}

/**
 * Statements that travel in one packet and are answered in one: only the last of them is followed by `Sync`.
 * The server stops at the first that fails; those behind it are skipped, a commit too.
 */
class Batch {
  readonly #asked: readonly Asked[]
  #at = 0

  readonly #onDone: () => void

  constructor(asked: readonly Asked[], onDone: () => void) {
    this.#asked = asked
    this.#onDone = onDone
  }

  get #current(): Driven | undefined {
    return this.#asked[this.#at]?.query
  }

  /** Of the statement whose answer comes now: the client remembers by it what the server has prepared. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string | undefined {
    return this.#current?.text
  }

  submit(connection: Wire): null {
    let messages: Buffer[] = []
    const _send = (message: Buffer) => messages.push(message) > 0
    const collecting: Wire = Object.create(connection, {
      _send: { value: _send },
      sync: { value: () => {} },
    })
    for (const [i, asked] of this.#asked.entries()) {
      const before = messages.length
      const error = asked.query.submit(collecting)
      if (!error && !asked.isSettled) continue
      // It could not be written down: neither it nor what follows it is sent.
      messages = messages.slice(0, before)
      this.#forget(this.#asked.slice(i), connection, error)
      break
    }
    connection.sync.call({ _send })
    connection._send(Buffer.concat(messages))
    return null
  }

  /** @param error of the first; the others were skipped */
  #forget(asked: readonly Asked[], connection: Wire, error: Error | null): void {
    for (const { query, isSettled } of asked) {
      // Trap: it was never prepared, whatever the client believes.
      if (query.name) delete connection.submittedNamedStatements[query.name]
      if (!isSettled) query.handleError(error ?? new Skipped('A statement before it has failed.'), connection)
      error = null
    }
  }

  handleRowDescription(message: unknown): void {
    this.#current!.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#current!.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    const query = this.#current!
    query.handleCommandComplete(message, connection)
    this.#at += 1
    query.handleReadyForQuery(connection)
  }

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    this.#onDone()
  }

  handleError(error: Error, connection: Wire): void {
    const rest = this.#asked.slice(this.#at)
    this.#at = this.#asked.length
    this.#forget(rest, connection, error)
    this.#onDone()
  }
}

/** On a connection to a server; the embedded one takes statements one by one. */
export const canSendTogether = (client: PoolClient): boolean => client.connection instanceof Connection

/** @param onDone when the connection takes the next ones */
export function sendTogether(client: PoolClient, asked: readonly Asked[], onDone: () => void): void {
  client.query(new Batch(asked, onDone) as unknown as Query)
}
