import { folded, normaliseText, sameAlphabet } from '@school/texts'
import { type PersonColumn, personColumns } from '../contract/person-columns.ts'
import type { Column } from './column.ts'
import { ofOthers, sureTitles, titles } from './ru-titles.ts'

export { type PersonColumn, personColumns }

/** A title as it is compared: «Ф.И.О. (полностью)» is «ф и о полностью». */
export const plainTitle = (cell: string): string =>
  folded(sameAlphabet(normaliseText(cell, 'line')))
    .replace(/[^\p{L}\p{N}№#]+/gu, ' ')
    .trim()

const mostOfTitle = 80

/** What the title of a column says is in it; `null` when it is no title that is known. */
export function columnOf(cell: string): Column | null {
  if (cell === '' || cell.length > mostOfTitle || cell.includes('@')) return null
  const title = plainTitle(cell)
  const found = titles.find(([pattern]) => pattern.test(title))?.[1] ?? null
  if (found === null || !ofOthers.test(title)) return found
  // «Телефон мамы» is still a phone; «ФИО мамы» is a person outside of the list.
  return isName(found) ? 'other' : found
}

const names: readonly Column[] = ['fullName', 'lastName', 'firstName', 'middleName', 'firstAndMiddle']
export const isName = (column: Column | null): boolean => column !== null && names.includes(column)
export const isPersonal = (column: Column | null): column is PersonColumn =>
  (personColumns as readonly (Column | null)[]).includes(column)

/** A title that is never the content of a cell. */
export const isSureTitle = (cell: string): boolean =>
  isName(columnOf(cell)) && sureTitles.test(plainTitle(cell))
