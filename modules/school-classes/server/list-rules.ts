import { fullName } from '@school/accounts/server'
import {} from '@school/texts'
import { type ImportedPupil, mostRows, type RowFault } from '../contract/import.ts'
import { says } from './ru.ts'

/** What a row of a list says: names in the order of the class register. */
export interface ListedName {
  row: number
  lastName: string
  firstName: string
  middleName: string
}

const mostOfName = 60

/** Cells of a row, however they are parted; one that comes from a spreadsheet has tabs. */
const cellsOf = (line: string): string[] =>
  (line.includes('\t') ? line.split('\t') : line.split(/[;,]/)).map((cell) => cell.replaceAll('"', '').trim())

const isTitle = (cell: string): boolean => says.titles.includes(cell.toLowerCase())
/** Numbers of rows, addresses, phones and dates of birth stand beside names in lists, and are not asked for. */
const isBeside = (cell: string): boolean => cell === '' || cell.includes('@') || /^[\d\s.,+()№-]+$/.test(cell)

const isName = (word: string): boolean => /^[\p{L}][\p{L}'’.-]*$/u.test(word)
const capital = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase())

/** The names of a row, or why they are not read; nothing for an empty row and for titles. */
function readRow(line: string, row: number): ListedName | Omit<RowFault, 'reason'> | null {
  const cells = cellsOf(line)
  if (cells.some(isTitle)) return null
  const words = cells
    .filter((cell) => !isBeside(cell))
    .join(' ')
    .replace(/^\d+[.)]?\s+/, '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0)
    return line.trim() === '' || cells.every((cell) => cell === '') ? null : { row, kind: 'no_first_name' }
  if (words.length === 1) return { row, kind: 'no_first_name' }
  if (!words.every(isName)) return { row, kind: 'odd_sign' }
  const [lastName, firstName, ...rest] = words.map(capital)
  const middleName = rest.join(' ')
  if ([lastName!, firstName!, middleName].some(({ length }) => length > mostOfName))
    return { row, kind: 'too_long' }
  return { row, lastName: lastName!, firstName: firstName!, middleName }
}

/** «Пётр» is «Петр»: lists are typed by different people. */
export const keyOfName = ({ lastName, firstName, middleName }: Omit<ListedName, 'row'>): string =>
  fullName({ lastName, firstName, middleName }).toLowerCase().replaceAll('ё', 'е')

export interface ReadList {
  names: ListedName[]
  faults: RowFault[]
}

/** A list as it was pasted: whoever can be read, and what is wrong with the rest, by number of the row. */
export function readList(text: string): ReadList {
  const names: ListedName[] = []
  const faults: RowFault[] = []
  const rows = new Map<string, number>()
  const lines = text.split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const read = readRow(line, index + 1)
    if (read === null) continue
    if ('kind' in read) {
      faults.push({ ...read, reason: says.faults[read.kind](read.row) })
      continue
    }
    const first = rows.get(keyOfName(read))
    if (first !== undefined)
      faults.push({ row: read.row, kind: 'twice', reason: says.twice(read.row, first) })
    else if (names.length === mostRows) {
      faults.push({ row: read.row, kind: 'too_many', reason: says.faults.too_many(read.row) })
      break
    } else {
      rows.set(keyOfName(read), read.row)
      names.push(read)
    }
  }
  return { names, faults }
}

/** Who of a list is in the class already. @param known keys of the names of its pupils */
export const presentPupils = (names: readonly ListedName[], known: ReadonlySet<string>): ImportedPupil[] =>
  names.map(({ row, ...name }) => ({
    row,
    name: fullName(name),
    isKnown: known.has(keyOfName(name)),
  }))
