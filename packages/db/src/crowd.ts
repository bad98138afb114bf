import type { Pool, PoolConfig, QueryResult, QueryResultRow } from 'pg'
import { Asked, sendTogether } from './batch.ts'
import { type Asking, type Given, statementOf, type Writing } from './gathered.ts'
import type { Statement } from './sql.ts'
import { inTransaction } from './transaction.ts'

/** A write that nobody waits for, and what to throw when a constraint of the database forbids it. */
export interface Write {
  given: Writing
  refusal?: (() => Error) | undefined
}

interface Question {
  given: Asking<unknown>
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

interface Commit {
  writes: readonly Write[]
  resolve: () => void
  reject: (error: unknown) => void
}

/** While so many packets of questions, or of commits, are on their way, those who come wait and travel together. */
const packetsOnTheirWay = 2

/**
 * How the crowd is connected. Nobody waits long for a lock in company: whoever is held up goes alone. Plans are made once: PostgreSQL
 * would plan a statement anew for every number of rows.
 */
export const connectionsOfCrowd: PoolConfig = {
  max: 2 * packetsOnTheirWay,
  options: '-c lock_timeout=50 -c plan_cache_mode=force_generic_plan',
}

const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }

/** A statement was at fault, not the connection, and nothing is saved: data, constraints, conflicts with others, locks. */
const isOfStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(21|22|23|40|55)/.test(String(error.code))

/** Statements in one packet, on a connection of their own. @throws the error of the first that failed */
async function sendOnce(
  pool: Pool,
  statements: readonly Statement[],
): Promise<QueryResult<QueryResultRow>[]> {
  const client = await pool.connect()
  const asked = statements.map((statement) => new Asked(statement))
  let broken: Error | undefined
  try {
    const answers = Promise.allSettled(asked.map(({ result }) => result))
    await new Promise<void>((done) => sendTogether(client, asked, done))
    const failed = (await answers).find((answer) => answer.status === 'rejected')
    if (!failed) return await Promise.all(asked.map(({ result }) => result))
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw failed.reason
  } finally {
    client.release(broken)
  }
}

/** Takes what waits in portions, no more than `packetsOnTheirWay` at a time. */
class Gate<T> {
  readonly #send: (waiting: T[]) => Promise<void>
  #waiting: T[] = []
  #onTheirWay = 0
  #isOpening = false

  constructor(send: (waiting: T[]) => Promise<void>) {
    this.#send = send
  }

  join(one: T): void {
    this.#waiting.push(one)
    this.#openSoon()
  }

  #openSoon(): void {
    if (this.#isOpening || this.#onTheirWay >= packetsOnTheirWay) return
    this.#isOpening = true
    // After all requests that have come by now are read.
    setImmediate(() => {
      this.#isOpening = false
      const waiting = this.#waiting
      this.#waiting = []
      if (waiting.length === 0) return
      this.#onTheirWay += 1
      void this.#send(waiting).finally(() => {
        this.#onTheirWay -= 1
        if (this.#waiting.length > 0) this.#openSoon()
      })
    })
  }
}

interface WithGiven {
  given: Given
}

const byStatement = <T extends WithGiven>(all: readonly T[]): T[][] => [
  ...Map.groupBy(all, ({ given }) => given.statement).values(),
]

const manyOf = (group: readonly WithGiven[]): Statement => statementOf(group.map(({ given }) => given))

/** Commits that can be one transaction: there is an order of statements in which each of them finds its own. */
class Party {
  readonly commits: Commit[]
  #groups: Write[][]

  constructor(first: Commit) {
    this.commits = [first]
    this.#groups = first.writes.map((write) => [write])
  }

  get groups(): readonly Write[][] {
    return this.#groups
  }

  /** @returns false when there is no such order with this one */
  admit(commit: Commit): boolean {
    const groups = [...this.#groups]
    let at = 0
    for (const write of commit.writes) {
      const known = groups.findIndex(([one]) => one!.given.statement === write.given.statement)
      if (known >= 0 && known < at) return false
      if (known < 0) groups.splice(at, 0, [write])
      else groups[known] = [...groups[known]!, write]
      at = (known < 0 ? at : known) + 1
    }
    this.#groups = groups
    this.commits.push(commit)
    return true
  }
}

/**
 * Those who ask the database for the same at the same moment, each in a request of their own. Questions of a moment travel in one packet, one statement
 * for all who ask the same; commits of a moment are one transaction. When that fails each goes alone: nobody suffers for another.
 */
export class Crowd {
  readonly #shared: Pool
  readonly #own: Pool
  readonly #questions = new Gate<Question>((waiting) => this.#answer(waiting))
  readonly #commits = new Gate<Commit>((waiting) => this.#commit(waiting))

  /** @param own connections of those who go alone */
  constructor(shared: Pool, own: Pool) {
    this.#shared = shared
    this.#own = own
  }

  /** Asks outside of any transaction. */
  ask<R>(given: Asking<R>): Promise<R[]> {
    return new Promise((resolve, reject) =>
      this.#questions.join({ given, resolve: resolve as (rows: unknown[]) => void, reject }),
    )
  }

  /** Writes all or nothing. @throws the refusal of the write that was forbidden */
  commit(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => this.#commits.join({ writes, resolve, reject }))
  }

  async #answer(waiting: readonly Question[]): Promise<void> {
    const groups = byStatement(waiting)
    try {
      const answers = await sendOnce(this.#shared, groups.map(manyOf))
      for (const [i, group] of groups.entries()) {
        const rowsOf = Map.groupBy(answers[i]!.rows, (row) => Number(row['nth']))
        for (const [k, { resolve }] of group.entries()) resolve(rowsOf.get(k + 1) ?? [])
      }
    } catch (error) {
      if (waiting.length > 1 && isOfStatement(error))
        await Promise.all(waiting.map((one) => this.#answer([one])))
      else for (const { reject } of waiting) reject(error)
    }
  }

  async #commit(waiting: readonly Commit[]): Promise<void> {
    const parties: Party[] = []
    for (const commit of waiting) {
      if (!parties.some((party) => party.admit(commit))) parties.push(new Party(commit))
    }
    await Promise.all(parties.map((party) => this.#commitParty(party)))
  }

  async #commitParty({ commits, groups }: Party): Promise<void> {
    try {
      await sendOnce(this.#shared, [begin, ...groups.map(manyOf), commit])
      for (const { resolve } of commits) resolve()
    } catch (error) {
      if (isOfStatement(error)) await Promise.all(commits.map((one) => this.#commitAlone(one)))
      else for (const { reject } of commits) reject(error)
    }
  }

  /** Once more, statement by statement: who is refused is told by what. */
  async #commitAlone({ writes, resolve, reject }: Commit): Promise<void> {
    await inTransaction(this.#own, async (unit) => {
      for (const { given, refusal } of writes) unit.send(given, refusal)
    }).then(resolve, reject)
  }
}
