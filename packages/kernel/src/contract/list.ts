import * as z from 'zod'
import { WireInteger } from './integer.ts'
import { camelKey, snakeKey } from './wire.ts'

export const defaultLimit = 20
export const maxLimit = 100

/** Paging of a list with `usualLimit` rows per page by default: `page` from 1, `limit` up to 100. */
export const pagingBy = (usualLimit: number) =>
  z.object({
    page: WireInteger(1, 100_000).default(1),
    limit: WireInteger(1, maxLimit).default(usualLimit),
  })

/** Paging of a list that is returned whole unless a page is requested. */
export const WholeListPaging = z.object({
  page: WireInteger(1, 100_000).optional(),
  limit: WireInteger(1, maxLimit).optional(),
})
export type WholeListPaging = z.output<typeof WholeListPaging>

/**
 * Lists that screens show whole: the schema states their maximum length, or `laws/paged-lists.test.ts` says what bounds them. They are
 * returned whole, or, with `page` and `limit`, in pages that the kernel cuts.
 */
export const isWholeList = ({ method, isFile, paged, query, reply }: ListFacts): boolean =>
  method === 'GET' &&
  !isFile &&
  !paged &&
  reply instanceof z.ZodArray &&
  !(query instanceof z.ZodObject && 'limit' in query.shape)

interface ListFacts {
  readonly method: string
  readonly isFile?: boolean
  readonly paged?: boolean
  readonly query?: z.ZodType
  readonly reply: z.ZodType
}

export const Paging = pagingBy(defaultLimit)
export type Paging = z.output<typeof Paging>

/** What a list may be saved as. */
export const tableFormats = ['csv', 'xlsx'] as const
export const TableFormat = z.enum(tableFormats)
export type TableFormat = z.infer<typeof TableFormat>

/** One page of rows with the size of the whole, from which the paging headers are made. */
export interface PageOf<T> {
  rows: T[]
  total: number
}

const listed = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)

/** A list in one query value: `a,b` or a repeated name. */
export const csv = <T extends z.ZodType>(item: T) =>
  z.preprocess(listed, z.array(item).max(50)) as z.ZodType<z.output<T>[], readonly z.input<T>[] | string>

/** Yes or no in a query: `true`, `false`. */
export const Flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')

export interface Sort<S extends string = string> {
  field: S
  direction: 'asc' | 'desc'
}

const directions = ['asc', 'desc'] as const

/** `title asc`, in the names of the wire. */
const sortOf = <const S extends string>(sortable: readonly S[]) =>
  z
    .enum(sortable.flatMap((field) => directions.map((direction) => `${snakeKey(field)} ${direction}`)))
    .transform((text) => {
      const [field = '', direction] = text.split(' ')
      return { field: camelKey(field), direction } as Sort<S>
    })

/** A form that was sent with an empty field filters by nothing; without this, an empty number would be 0. */
const withoutBlanks = (filters: unknown): unknown =>
  typeof filters === 'object' && filters !== null
    ? Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
    : filters

/**
 * The filters of a list, `q[gradeEq]=7&q[disciplineIn]=math,physics&q[s]=title asc` (school-portal §7).
 * All are optional. A filter that the list does not have is a mistake: ignoring it would return the wrong rows.
 * @param filters schema by filter name
 * @param sortable fields that `s` may name
 */
export function filtersOf<F extends z.ZodRawShape, const S extends string>(
  filters: F,
  sortable: readonly S[],
) {
  const known = z.strictObject({ ...filters, s: sortOf(sortable) }).partial()
  type Known = typeof known
  const given = z.preprocess(withoutBlanks, known) as unknown as z.ZodType<z.output<Known>, z.input<Known>>
  return given.default({} as never)
}
