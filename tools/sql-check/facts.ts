import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { cacheOf, openSchema, readCatalog, schemaKey, writeCache } from './catalog.ts'
import { type Query, parseNodeTree } from './node-tree.ts'
import { Nullability, type OutputColumn } from './nullability.ts'
import { planOf } from './plans.ts'
import { schemaText } from './schema-text.ts'
import type { Catalog } from './shape.ts'
import { tablesOf } from './tables-of.ts'

/** PostgreSQL's analysis of a text. */
export interface Facts {
  /** PostgreSQL refuses the text. */
  readonly error?: string
  /** Types of `$1`, `$2`, … */
  readonly parameters: readonly string[]
  /** Names and types on the wire. */
  readonly fields: readonly { readonly name: string; readonly oid: number }[]
  /** Absent for commands without rows, such as `lock table`. */
  readonly columns?: readonly OutputColumn[]
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

/** Increment it when the shape of the cached facts changes. */
const version = 3
/** Commands without a plan. */
export const utility =
  /^\s*(begin|savepoint|release|rollback|set|lock|commit|notify|analyze|listen|truncate)\b/i

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const toJson = (_: string, value: unknown): unknown => {
  if (value instanceof Map) return { '#map': [...value] }
  return value instanceof Set ? { '#set': [...value] } : value
}
const fromJson = (_: string, value: unknown): unknown => {
  const kept = value as { '#map'?: [unknown, unknown][]; '#set'?: unknown[] } | null
  if (kept?.['#map']) return new Map(kept['#map'])
  return kept?.['#set'] ? new Set(kept['#set']) : value
}

/**
 * Lets an embedded PostgreSQL analyse texts. Answers are cached by the hash of the schema and the text, so a run without a new text opens no
 * database.
 */
export class FactsOfTexts {
  readonly catalog: Catalog
  /** The schema as readable SQL. */
  readonly schema: string
  readonly #root: string
  readonly #file: string
  readonly #known: Map<string, Facts>
  readonly #used = new Map<string, Facts>()
  readonly #plans: Map<string, string>
  #plansAsked = 0
  #lite: PGlite | undefined
  #asked = 0

  private constructor(
    root: string,
    file: string,
    kept: { catalog: Catalog; schema: string; known: Map<string, Facts>; plans: Map<string, string> },
    lite?: PGlite,
  ) {
    this.#root = root
    this.#file = file
    this.catalog = kept.catalog
    this.schema = kept.schema
    this.#known = kept.known
    this.#plans = kept.plans
    this.#lite = lite
  }

  static async open(root: string): Promise<FactsOfTexts> {
    const file = path.join(cacheOf(root), `${schemaKey(root)}-${version}.json`)
    if (existsSync(file))
      return new FactsOfTexts(root, file, JSON.parse(readFileSync(file, 'utf8'), fromJson))
    const lite = await openSchema(root)
    const kept = {
      catalog: await readCatalog(lite),
      schema: await schemaText(lite),
      known: new Map<string, Facts>(),
      plans: new Map<string, string>(),
    }
    return new FactsOfTexts(root, file, kept, lite)
  }

  /** Number of texts without a cached answer. */
  get asked(): number {
    return this.#asked
  }

  /** @param isNullable whether a parameter may be null, from 1 */
  async of(text: string, isNullable: (number: number) => boolean): Promise<Facts> {
    const most = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
    const nulls = Array.from({ length: most }, (_, index) => (isNullable(index + 1) ? 'n' : '-')).join('')
    const key = hashOf(`${nulls}\0${text}`)
    const facts = this.#known.get(key) ?? this.#used.get(key) ?? (await this.#ask(text, isNullable))
    this.#used.set(key, facts)
    return facts
  }

  /** The generic plan of a text (`plans.ts`). */
  async planOf(text: string): Promise<string> {
    const key = hashOf(text)
    const known = this.#plans.get(key)
    if (known !== undefined) return known
    this.#plansAsked++
    const plan = await planOf((this.#lite ??= await openSchema(this.#root)), text)
    this.#plans.set(key, plan)
    return plan
  }

  async #ask(text: string, isNullable: (number: number) => boolean): Promise<Facts> {
    this.#asked++
    const lite = (this.#lite ??= await openSchema(this.#root))
    const nothing = { parameters: [], fields: [], reads: [], writes: [] }
    try {
      const { queryParams, resultFields } = await lite.describeQuery(text)
      const parameters = queryParams.map(({ dataTypeID }) => this.catalog.typeNames.get(dataTypeID) ?? '?')
      const fields = resultFields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }))
      if (utility.test(text)) return { ...nothing, parameters, fields }
      const query = await analysed(lite, text, parameters)
      const { reads, writes } = tablesOf(query)
      const namesOf = (relations: Set<number>): string[] =>
        [...relations].map((relation) => this.catalog.tables.get(relation) ?? `?${relation}`).toSorted()
      const columns = fields.length === 0 ? [] : new Nullability(this.catalog, isNullable).columns(query)
      return {
        parameters,
        fields,
        columns: columns.map(({ name, shape }) => ({ name, shape })),
        reads: namesOf(reads),
        writes: namesOf(writes),
      }
    } catch (error) {
      return { ...nothing, error: (error as Error).message }
    }
  }

  /** Writes the answers that this run has used. @param isWhole whether the run has read all statements */
  async close({ isWhole }: { isWhole: boolean }): Promise<void> {
    const kept = isWhole ? this.#used : new Map([...this.#known, ...this.#used])
    if (this.#asked > 0 || this.#plansAsked > 0 || kept.size < this.#known.size) {
      const { catalog, schema } = this
      writeCache(this.#file, JSON.stringify({ catalog, schema, known: kept, plans: this.#plans }, toJson))
    }
    await this.#lite?.close()
  }
}

/** The tree that PostgreSQL stores for the body of a function of one statement. */
async function analysed(lite: PGlite, text: string, parameters: readonly string[]): Promise<Query> {
  const results = await lite.exec(
    `create or replace function pg_temp.analysed_statement(${parameters.join(', ')}) returns void begin atomic ${text}; end;
      select prosqlbody::text as body from pg_proc where proname = 'analysed_statement' and pronargs = ${parameters.length};
      drop function pg_temp.analysed_statement`,
  )
  const [{ body }] = results[1]!.rows as [{ body: string }]
  const parsed = parseNodeTree(body)
  // A list of lists with one query.
  return [parsed].flat(4)[0] as Query
}
