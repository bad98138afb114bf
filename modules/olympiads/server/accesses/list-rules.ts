import { fullName } from '@school/accounts/server'
import { listing as says } from './ru-listing.ts'

export interface ListedRow {
  row: number
  lastName: string
  firstName: string
  middleName: string
  /** «7А», when the row says it. */
  className: string | null
}

export interface ListedFault {
  row: number
  reason: string
}

/** A pupil who may be in the list. */
export interface Listable {
  userId: number
  lastName: string
  firstName: string
  middleName: string
  className: string
}

const classInRow = /(?:^|[\s«"(])(1[01]|[1-9])\s*[-–]?\s*["«]?([а-яё])["»)]?(?=\s|$)/iu
/** Numbers, addresses and dates of birth stand beside names in lists. */
const isBeside = (word: string): boolean => word.includes('@') || /^[\d.,+()№-]+$/.test(word)
/** «Пётр» is «Петр»: lists are typed by different people. */
const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е')

function readRow(line: string, row: number): ListedRow | ListedFault | null {
  const cells = line
    .replaceAll(/[\t;,]/g, ' ')
    .replaceAll('"', ' ')
    .trim()
  const [className = ''] = classInRow.exec(cells)?.slice(1, 3).join('').match(/.+/) ?? []
  const words = cells
    .replace(classInRow, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isBeside(word))
  if (cells === '' || words.some((word) => says.titles.includes(plain(word)))) return null
  const [lastName, firstName, ...rest] = words
  if (!lastName || !firstName) return { row, reason: says.noName(row) }
  return { row, lastName, firstName, middleName: rest.join(' '), className: className.toUpperCase() || null }
}

/** A list as it was pasted, by rows. Empty ones and titles say nothing. */
export const readListed = (text: string): (ListedRow | ListedFault)[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => readRow(line, index + 1) ?? [])

const isMeant = (row: ListedRow, pupil: Listable): boolean =>
  plain(row.lastName) === plain(pupil.lastName) &&
  plain(row.firstName) === plain(pupil.firstName) &&
  (row.middleName === '' || pupil.middleName === '' || plain(row.middleName) === plain(pupil.middleName)) &&
  (row.className === null || plain(row.className) === plain(pupil.className))

/** Each row with the one pupil who is meant by it, and why others mean nobody. */
export function matchListed<Pupil extends Listable>(
  rows: readonly (ListedRow | ListedFault)[],
  pupils: readonly Pupil[],
): { found: { row: number; pupil: Pupil }[]; faults: ListedFault[] } {
  const byName = Map.groupBy(pupils, ({ lastName }) => plain(lastName))
  const found: { row: number; pupil: Pupil }[] = []
  const faults: ListedFault[] = []
  const rowOf = new Map<number, number>()
  for (const read of rows) {
    if ('reason' in read) {
      faults.push(read)
      continue
    }
    const meant = (byName.get(plain(read.lastName)) ?? []).filter((pupil) => isMeant(read, pupil))
    const name = fullName(read)
    const [pupil] = meant
    const first = pupil && rowOf.get(pupil.userId)
    if (!pupil) faults.push({ row: read.row, reason: says.notFound(read.row, name, read.className) })
    else if (meant.length > 1)
      faults.push({ row: read.row, reason: says.several(read.row, name, meant.length) })
    else if (first) faults.push({ row: read.row, reason: says.twice(read.row, first) })
    else {
      rowOf.set(pupil.userId, read.row)
      found.push({ row: read.row, pupil })
    }
  }
  return { found, faults }
}
