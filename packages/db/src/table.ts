import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm/column-builder'
import {
  check,
  CheckBuilder,
  type ForeignKey,
  PgArray,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core'

type Columns<N extends string, C extends Record<string, PgColumnBuilderBase>> = BuildExtraConfigColumns<
  N,
  C,
  'pg'
>
type Defined<N extends string, C extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: N
  schema: undefined
  columns: BuildColumns<N, C, 'pg'>
  dialect: 'pg'
}>
/** A column as the third argument of `defineTable` gets it. */
type Column = PgColumn<any, any, any> // oxlint-disable-line typescript/no-explicit-any

const casing = new CasingCache('snake_case')

const literal = (value: number): SQL => sql.raw(String(value))
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const listed = (values: readonly string[]): SQL => sql.raw(values.map(quoted).join(', '))

const nameOf = (columns: readonly Column[], kind: string): string =>
  [getTableName(columns[0]!.table), ...columns.map((column) => casing.getColumnCasing(column)), kind].join(
    '_',
  )

/** A number from `least` to `most`, both allowed; without this rule numbers are zero or more. */
export const inRange = (column: Column, least: number, most?: number): CheckBuilder =>
  check(
    nameOf([column], 'range'),
    most === undefined
      ? sql`${column} >= ${literal(least)}`
      : sql`${column} between ${literal(least)} and ${literal(most)}`,
  )

/** Columns that hold any number, also less than zero. */
class Signed {
  readonly names: ReadonlySet<string>

  constructor(columns: readonly Column[]) {
    this.names = new Set(columns.map((column) => nameOf([column], 'range')))
  }
}
export const signed = (...columns: readonly Column[]): Signed => new Signed(columns)

/** The first is before the second, or less. A missing value is in order. */
export const ascending = (first: Column, second: Column): CheckBuilder =>
  check(nameOf([first, second], 'order'), sql`${first} < ${second}`)

/** The first is not after the second, and not more. A missing value is in order. */
export const notDescending = (first: Column, second: Column): CheckBuilder =>
  check(nameOf([first, second], 'order'), sql`${first} <= ${second}`)

/** A check that a column has only values of a list of the contract. */
function enumChecks(column: Column): CheckBuilder[] {
  const isArray = is(column, PgArray)
  const values = isArray ? column.baseColumn.enumValues : column.enumValues
  if (!values?.length) return []
  const known = isArray
    ? sql`${column} <@ array[${listed(values)}]::text[]`
    : sql`${column} in (${listed(values)})`
  return [check(nameOf([column], 'known'), known)]
}

const inlineForeignKeys = Symbol.for('drizzle:PgInlineForeignKeys')

/** Foreign keys declared at their columns; `getTableConfig` cannot be used, because it calls the function that builds the checks. */
const foreignKeysOf = (table: PgTable): readonly ForeignKey[] =>
  (table as unknown as Record<symbol, readonly ForeignKey[]>)[inlineForeignKeys] ?? []

const isNumber = (column: Column): boolean =>
  /^(?:smallint|integer|bigint|real|double precision|numeric)(?!.*\[\])/.test(column.getSQLType())

/** Keys are bound by what they refer to and by their sequences; every other number is zero or more unless a rule says another range. */
function rangeChecks(table: PgTable, except: ReadonlySet<string>): CheckBuilder[] {
  const keys = new Set<Column>(foreignKeysOf(table).flatMap((key) => key.reference().columns))
  return Object.values(getTableColumns(table))
    .filter((column) => isNumber(column) && !column.primary && !keys.has(column))
    .map((column) => inRange(column, 0))
    .filter(({ name }) => !except.has(name))
}

/**
 * A table of the database, which refuses bad data: a column with a list of values (`text({ enum })`) gets a CHECK of that list, a column with a number one of its
 * range, also where the author says nothing. A changed list shows in the next migration.
 * @param extras keys, indexes and checks, as in Drizzle; besides `inRange`, `signed`, `ascending`, `notDescending`
 */
export function defineTable<N extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: N,
  columns: C,
  extras: (self: Columns<N, C>) => (PgTableExtraConfigValue | Signed)[] = () => [],
): Defined<N, C> {
  const table: Defined<N, C> = pgTable(name, columns, (self) => {
    const all = extras(self)
    const own = all.filter((extra) => !(extra instanceof Signed))
    const named = own.flatMap((extra) => (extra instanceof CheckBuilder ? [extra.name] : []))
    const free = all.flatMap((extra) => (extra instanceof Signed ? [...extra.names] : []))
    return [
      ...own,
      ...Object.values(getTableColumns(table as PgTable)).flatMap(enumChecks),
      ...rangeChecks(table, new Set([...named, ...free])),
    ]
  })
  return table
}
