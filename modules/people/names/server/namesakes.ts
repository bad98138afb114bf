import type { Sql } from '@school/db'
import type { PageOf } from '@school/kernel/contract'
import { ru } from './ru-namesakes.ts'

/** Somebody of a list whose label somebody else has, too. */
export interface Namesake {
  userId: number
  /** As the list calls them: «Гринёв Пётр». */
  label: string
  middleName: string
  /** The birthday of others is private; the year is enough. */
  birthYear: number | null
  /** The class or school that the list knows of them. */
  place: string | null
}

/** Labels that more than one person has. */
function repeatedIn(labels: ReadonlyMap<number, string>): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const label of labels.values()) (seen.has(label) ? repeated : seen).add(label)
  return repeated
}

const withMiddleName = ({ middleName }: Namesake, label: string): string =>
  middleName === '' || label.endsWith(` ${middleName}`) ? label : `${label} ${middleName}`

const steps: readonly ((person: Namesake, label: string) => string)[] = [
  withMiddleName,
  ({ birthYear }, label) => (birthYear === null ? label : ru.born(label, birthYear)),
  ({ place }, label) => (place ? ru.of(label, place) : label),
]

/**
 * Labels of a list by which its people differ: whose label repeats gets the patronymic, if it repeats still the year of birth, then the class,
 * at last a number in the order of the accounts. A label that is unique already gets nothing more.
 */
export function distinguish(people: readonly Namesake[]): Map<number, string> {
  const labels = new Map(people.map(({ userId, label }) => [userId, label]))
  const known = [...new Map(people.map((person) => [person.userId, person])).values()]
  for (const step of steps) {
    const repeated = repeatedIn(labels)
    for (const person of known) {
      const label = labels.get(person.userId)!
      if (repeated.has(label)) labels.set(person.userId, step(person, label))
    }
  }
  const repeated = repeatedIn(labels)
  const numbers = new Map<string, number>()
  for (const { userId } of known.toSorted((one, other) => one.userId - other.userId)) {
    const label = labels.get(userId)!
    if (!repeated.has(label)) continue
    const number = (numbers.get(label) ?? 0) + 1
    numbers.set(label, number)
    labels.set(userId, ru.numbered(label, number))
  }
  return labels
}

interface Fields<R> {
  id: keyof R & string
  name: keyof R & string
  /** A class or a school, which distinguishes people whom nothing else does. */
  place?: keyof R & string
}

/** Whose label somebody else of a list has: ids of accounts. */
function idsOfNamesakes<R>(rows: readonly R[], { id, name }: Fields<R>): number[] {
  const byLabel = new Map<unknown, Set<number>>()
  for (const row of rows) {
    if (row[id] === null || row[name] === null || row[name] === '') continue
    const ids = byLabel.get(row[name]) ?? new Set()
    byLabel.set(row[name], ids.add(row[id] as number))
  }
  return [...byLabel.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : []))
}

/** The same for several lists, each by itself, with one question to the database. */
export async function namesApartIn<R extends object>(
  sql: Sql,
  lists: readonly (readonly R[])[],
  fields: Fields<R>,
): Promise<R[][]> {
  const ids = [...new Set(lists.flatMap((rows) => idsOfNamesakes(rows, fields)))]
  if (ids.length === 0) return lists.map((rows) => [...rows])
  // Those who have left are called alike on purpose.
  const { rows: found } = await sql.query<Pick<Namesake, 'userId' | 'middleName' | 'birthYear'>>({
    name: 'find_namesakes',
    text: `select id as "userId", middle_name as "middleName", extract(year from birthday)::int as "birthYear"
      from users where id = any($1::int[]) and erased_at is null and leaving_at is null`,
    values: [ids],
  })
  const facts = new Map(found.map((one) => [one.userId, one]))
  return lists.map((rows) => {
    const labels = distinguish(
      rows.flatMap((row) => {
        const known = facts.get(row[fields.id] as number)
        const place = fields.place === undefined ? null : ((row[fields.place] as string | null) ?? null)
        return known ? [{ ...known, label: row[fields.name] as string, place }] : []
      }),
    )
    return rows.map((row) => {
      const label = labels.get(row[fields.id] as number)
      return label === undefined ? row : { ...row, [fields.name]: label }
    })
  })
}

/**
 * The rows of a list of people with labels that distinguish them (`distinguish`). The database is queried only when a name repeats; in a paged list
 * only the rows of one page are compared.
 */
export async function namesApart<R extends object>(
  sql: Sql,
  rows: readonly R[],
  fields: Fields<R>,
): Promise<R[]> {
  const [distinguished] = await namesApartIn(sql, [rows], fields)
  return distinguished!
}

/** A page of a list of people with names by which those of the page differ. */
export async function pageApart<R extends object>(
  sql: Sql,
  page: Promise<PageOf<R>>,
  fields: Fields<R>,
): Promise<PageOf<R>> {
  const { rows, ...of } = await page
  return { ...of, rows: await namesApart(sql, rows, fields) }
}
