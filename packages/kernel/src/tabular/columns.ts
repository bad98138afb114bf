import { isPatronymic, wordsOf, withoutAdditions } from './names.ts'
import { kindOf } from './cells.ts'
import type { TableRow } from './parse.ts'
import type { Column } from './column.ts'
import { columnOf, isName, isPersonal, isSureTitle, type PersonColumn } from './titles.ts'

/** What is done with a column: kept as that part of a person, or passed over. */
export type Mapping = (PersonColumn | null)[]

const headWithin = 30

/** Whether a row names columns: two titles that are known, nothing else, or one that is no word about a pupil. */
export function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const known = filled.map(columnOf).filter((column) => column !== null)
  if (!known.some((column) => isName(column))) return false
  return known.length > 1 || known.length === filled.length || filled.some(isSureTitle)
}

/** The row of titles, if the list has one. */
export const headOf = (rows: readonly TableRow[]): TableRow | undefined =>
  rows.slice(0, headWithin).find(({ cells }) => isHead(cells))

/** One column per part of a person; of two that say the same the first is taken. */
export function withoutRepeats(columns: readonly (Column | null)[]): Mapping {
  const seen = new Set<Column>()
  return columns.map((column) => {
    if (!isPersonal(column) || seen.has(column)) return null
    seen.add(column)
    return column
  })
}

/** Columns of whole names make columns of their parts needless, and vice versa. */
export function withoutContradictions(mapping: Mapping): Mapping {
  const hasParts =
    mapping.includes('lastName') && (mapping.includes('firstName') || mapping.includes('firstAndMiddle'))
  return mapping.map((column) => {
    if (hasParts)
      return column === 'fullName' || (column === 'firstAndMiddle' && mapping.includes('firstName'))
        ? null
        : column
    const isPart = column === 'lastName' || column === 'firstName'
    return isPart && mapping.includes('fullName') ? null : column
  })
}

const looksLikeName = (cell: string): boolean =>
  kindOf(cell) === 'text' &&
  wordsOf(withoutAdditions(cell)).filter((word) => /^\p{L}[\p{L}\p{M}'.-]*$/u.test(word)).length > 0

interface Seen {
  names: number
  /** Cells of two words and more. */
  whole: number
  patronymics: number
  classes: number
  filled: number
}

function seenIn(cells: readonly string[]): Seen {
  const filled = cells.filter((cell) => cell !== '')
  const names = filled.filter(looksLikeName)
  const words = names.map((cell) => wordsOf(withoutAdditions(cell)))
  return {
    filled: filled.length,
    names: names.length,
    whole: words.filter(({ length }) => length > 1).length,
    patronymics: words.filter((all) => all.length > 0 && isPatronymic(all.at(-1)!)).length,
    classes: filled.filter((cell) => kindOf(cell) === 'class').length,
  }
}

/** What columns of a list without titles are, by what is in them: names in the order of the class register. */
export function guessColumns(rows: readonly TableRow[]): Mapping {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const mapping: Mapping = Array.from({ length: width }, () => null)
  const seen = mapping.map((_, index) => seenIn(rows.map(({ cells }) => cells[index] ?? '')))
  const isMost = (part: number, whole: number): boolean => part > 0 && part * 2 >= whole
  const classAt = seen.findIndex(({ classes, filled }) => isMost(classes, filled))
  if (classAt !== -1) mapping[classAt] = 'className'
  const named = seen.flatMap(({ names, filled }, index) =>
    index !== classAt && isMost(names, filled) ? [index] : [],
  )
  const [first, second, third] = named
  if (first === undefined) return mapping
  const isPatronymicAt = (index: number | undefined): index is number =>
    index !== undefined && isMost(seen[index]!.patronymics, seen[index]!.filled)
  if (second === undefined || seen[first]!.whole * 2 > seen[first]!.names) {
    mapping[first] = 'fullName'
    if (isPatronymicAt(second) && seen[second]!.whole === 0) mapping[second] = 'middleName'
    return mapping
  }
  mapping[first] = 'lastName'
  const isBoth = isPatronymicAt(second) && seen[second]!.whole * 2 > seen[second]!.names
  mapping[second] = isBoth ? 'firstAndMiddle' : 'firstName'
  if (!isBoth && isPatronymicAt(third)) mapping[third] = 'middleName'
  return mapping
}

/** What columns are by their titles; of a head of two rows the lower one says more. */
export function titledColumns(
  head: TableRow,
  below: TableRow | undefined,
): { mapping: Mapping; rows: number } {
  const isDouble = below !== undefined && isHead(below.cells)
  const width = Math.max(head.cells.length, isDouble ? below.cells.length : 0)
  const known = Array.from({ length: width }, (_, index) => {
    const lower = isDouble ? columnOf(below.cells[index] ?? '') : null
    return lower ?? columnOf(head.cells[index] ?? '')
  })
  return { mapping: withoutContradictions(withoutRepeats(known)), rows: isDouble ? 2 : 1 }
}
