import * as z from 'zod'
import { WireInteger } from './integer.ts'
import { csv, Flag, type Sort } from './list.ts'
import { TypedLine } from './typed.ts'

// Filters of a list by the types of its columns (school-portal §7): `q[gradeIndexLteq]=4`, `q[kindNotIn]=school,municipal`.

const equality = ['Eq', 'NotEq', 'In', 'NotIn'] as const
const comparison = ['Lt', 'Lteq', 'Gt', 'Gteq'] as const
export type Operator = (typeof equality)[number] | (typeof comparison)[number]

/** What a row has in a column; `null` when it has nothing. */
export type Cell = number | string | boolean | null

export interface ListColumn<T extends z.ZodType = z.ZodType, O extends Operator = Operator> {
  readonly value: T
  readonly operators: readonly O[]
  /** The type that PostgreSQL compares it as. */
  readonly sqlType: 'bigint' | 'timestamptz' | 'text' | 'boolean'
}

const Whole = WireInteger(-2_147_483_648, 2_147_483_647)
/** A day means its first instant, in UTC. PostgreSQL knows no year 0. */
const InstantOrDay = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text).toISOString())
  .refine((instant) => /^\d{4}-/.test(instant) && !instant.startsWith('0000'))

/** Numbers and dates have an order. */
export const numberColumn = {
  value: Whole,
  operators: [...equality, ...comparison],
  sqlType: 'bigint',
} as const
export const instantColumn = {
  value: InstantOrDay,
  operators: [...equality, ...comparison],
  sqlType: 'timestamptz',
} as const

/** Ids and words of a closed list are equal or not. */
export const idColumn = {
  value: WireInteger(1, 2_147_483_647),
  operators: equality,
  sqlType: 'bigint',
} as const
export const choiceColumn = <const W extends string>(words: readonly W[]) =>
  ({ value: z.enum(words), operators: equality, sqlType: 'text' }) as const
export const lineColumn = (longest: number) =>
  ({ value: TypedLine.max(longest), operators: equality, sqlType: 'text' }) as const

export const flagColumn = { value: Flag, operators: ['Eq', 'NotEq'], sqlType: 'boolean' } as const

export type ListColumns = Readonly<Record<string, ListColumn>>

type Sets = 'In' | 'NotIn'
type OperatorsOf<C> = C extends { readonly operators: readonly (infer O extends Operator)[] } ? O : never
type ValueOf<C> = C extends { readonly value: infer V extends z.ZodType } ? V : never
type SetOf<C> = z.ZodType<z.output<ValueOf<C>>[], readonly z.input<ValueOf<C>>[] | string>

export type ComparisonShape<C extends ListColumns> = {
  [K in keyof C & string as `${K}${Exclude<OperatorsOf<C[K]>, Sets>}`]: ValueOf<C[K]>
} & { [K in keyof C & string as `${K}${Extract<OperatorsOf<C[K]>, Sets>}`]: SetOf<C[K]> }

/** The filters of columns, to be spread into `filtersOf`. */
export function comparing<const C extends ListColumns>(columns: C): ComparisonShape<C> {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, { value, operators }] of Object.entries(columns))
    for (const operator of operators)
      shape[`${name}${operator}`] = operator === 'In' || operator === 'NotIn' ? csv(value) : value
  return shape as ComparisonShape<C>
}

export interface Comparison {
  readonly column: string
  readonly operator: Operator
  readonly value: Cell | readonly Cell[]
}

/** What of parsed filters compares these columns; other filters and the order are passed over. */
export function comparisonsIn(columns: ListColumns, filters: object): Comparison[] {
  const given = filters as Record<string, Comparison['value'] | undefined>
  return Object.entries(columns).flatMap(([column, { operators }]) =>
    operators.flatMap((operator) => {
      const value = given[`${column}${operator}`]
      return value === undefined ? [] : [{ column, operator, value }]
    }),
  )
}

const isMet = (cell: Cell, { operator, value }: Comparison): boolean => {
  const values = Array.isArray(value) ? (value as readonly Cell[]) : [value as Cell]
  const [first] = values
  switch (operator) {
    case 'Eq':
    case 'In':
      return values.includes(cell)
    case 'NotEq':
    case 'NotIn':
      return !values.includes(cell)
    case 'Lt':
      return cell !== null && cell < first!
    case 'Lteq':
      return cell !== null && cell <= first!
    case 'Gt':
      return cell !== null && cell > first!
    case 'Gteq':
      return cell !== null && cell >= first!
  }
}

const byCell = (one: Cell, other: Cell): number => {
  // A row that has nothing comes last in either direction.
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : Number(one > other)
}

/**
 * Rows of a list that is read whole: those that meet all comparisons, in the order of `s`, else as they were. A row that has nothing in a column is
 * unequal to any value, and neither less nor greater; `comparisonsSql` reads them so too.
 * @param cellOf what a row has in a column; its field of the same name when absent. Instants are ISO 8601 in UTC.
 */
export function rowsAsked<Row extends object, C extends ListColumns>(
  columns: C,
  filters: { s?: Sort | undefined },
  rows: readonly Row[],
  cellOf: (row: Row, column: keyof C & string) => Cell = (row, column) =>
    ((row as Record<string, unknown>)[column] as Cell | undefined) ?? null,
): Row[] {
  const wanted = comparisonsIn(columns, filters)
  const met = rows.filter((row) => wanted.every((one) => isMet(cellOf(row, one.column), one)))
  const { s } = filters
  if (s === undefined) return met
  const cells = new Map(met.map((row) => [row, cellOf(row, s.field)]))
  return met.toSorted((one, other) => {
    const [a, b] = [cells.get(one)!, cells.get(other)!]
    return s.direction === 'asc' || a === null || b === null ? byCell(a, b) : byCell(b, a)
  })
}

/**
 * Relations that rows of a list include on request, `with=parent,contacts`; a relation that the list does not have is refused.
 * Empty when the parameter is absent.
 */
export const withOf = <const R extends string>(relations: readonly R[]) => csv(z.enum(relations)).default([])
