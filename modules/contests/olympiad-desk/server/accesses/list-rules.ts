import { folded } from '@school/texts'
import { fullName } from '@school/names/server'
import {
  linesLeft,
  type ListedPerson,
  type PersonColumn,
  readPeople,
  titleOfClass,
} from '@school/kernel/tabular'
import type { ListImport } from '../../contract/accesses.ts'
import { listing as says } from './ru-listing.ts'

export type ListedFault = ListImport['faults'][number]

/** A pupil who can be added to the list. */
export interface Listable {
  userId: number
  lastName: string
  firstName: string
  middleName: string
  className: string
}

const mostRows = 5000

interface ReadListed extends Pick<ListImport, 'columns' | 'passed'> {
  people: ListedPerson[]
  faults: ListedFault[]
  heads: number[]
}

/** Parses a pasted list. Namesakes may differ by class, so duplicates are detected by the matched pupil, not by the name. */
export function readListed(
  text: string,
  columns: readonly (PersonColumn | null)[] | null = null,
): ReadListed {
  const read = readPeople(text, {
    most: mostRows,
    chosen: columns ? [...columns] : null,
    keepsNamesakes: true,
  })
  return {
    people: read.people,
    columns: read.columns,
    passed: read.passed,
    heads: read.heads,
    faults: read.faults.map(({ row, lastRow, quote, kind }) => ({
      row,
      lastRow,
      quote,
      reason: kind === 'too_many' ? says.tooMany(row, mostRows) : says.noName(row, quote),
    })),
  }
}

export const leftOf = (text: string, heads: readonly number[], faults: readonly ListedFault[]): string =>
  faults.length === 0 ? '' : linesLeft(text, heads, faults)

const isOfClass = ({ className }: ListedPerson, pupil: Listable): boolean => {
  if (className === null) return true
  const title = folded(titleOfClass(className))
  return className.letter === null
    ? folded(pupil.className).replace(/\D/g, '') === title
    : folded(pupil.className) === title
}

const isMeant = (row: ListedPerson, pupil: Listable): boolean =>
  folded(row.lastName) === folded(pupil.lastName) &&
  folded(row.firstName) === folded(pupil.firstName) &&
  (row.middleName === '' || pupil.middleName === '' || folded(row.middleName) === folded(pupil.middleName)) &&
  isOfClass(row, pupil)

/** Matches each row with exactly one pupil, and reports why other rows do not match. */
export function matchListed<Pupil extends Listable>(
  { people, faults: unread }: Pick<ReadListed, 'people' | 'faults'>,
  pupils: readonly Pupil[],
): { found: { row: number; pupil: Pupil }[]; faults: ListedFault[] } {
  const byName = Map.groupBy(pupils, ({ lastName }) => folded(lastName))
  const found: { row: number; pupil: Pupil }[] = []
  const faults: ListedFault[] = [...unread]
  const rowOf = new Map<number, number>()
  for (const read of people) {
    const meant = (byName.get(folded(read.lastName)) ?? []).filter((pupil) => isMeant(read, pupil))
    const name = fullName(read)
    const [pupil] = meant
    const first = pupil && rowOf.get(pupil.userId)
    const { row, lastRow, quote } = read
    const fail = (reason: string) => faults.push({ row, lastRow, quote, reason })
    if (!pupil) fail(says.notFound(row, name, read.className && titleOfClass(read.className)))
    else if (meant.length > 1) fail(says.several(row, name, meant.length))
    else if (first) fail(says.twice(row, first))
    else {
      rowOf.set(pupil.userId, row)
      found.push({ row, pupil })
    }
  }
  return { found, faults: faults.toSorted((a, b) => a.row - b.row) }
}
