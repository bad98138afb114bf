import { type JournalMark, journalMarks, markByScale } from '../contract/marks.ts'
import { signs } from '../contract/ru.ts'
import { emptySigns, lettersOf } from './ru-typed.ts'

/** A mark, or nothing where a cell is to be empty. */
export type Typed = { mark: JournalMark | null }

/** What one press of a key writes, in whatever layout it is pressed; nothing for a key that is no mark. */
export function markOfKey(key: string): JournalMark | undefined {
  if (/^[2-5]$/.test(key)) return key as JournalMark
  const letter = key.toLowerCase()
  if (lettersOf.absent.includes(letter)) return 'absent'
  if (lettersOf.excused.includes(letter)) return 'excused'
  return undefined
}

/** Parses a cell of a pasted table: a mark, a per cent that is converted by the scale, or emptiness. */
export function readTyped(text: string, scale: readonly number[]): Typed | null {
  const word = text.trim().toLowerCase()
  if (emptySigns.includes(word)) return { mark: null }
  const percent = /^(\d{1,3})(?:[.,]\d+)?\s*%$/.exec(word)
  if (percent) return Number(percent[1]) <= 100 ? { mark: markByScale(Number(percent[1]), scale) } : null
  const number = /^([2-5])(?:[.,]0+)?$/.exec(word)
  if (number) return { mark: number[1] as JournalMark }
  const mark = journalMarks.find((one) => signs[one] === word)
  return mark === undefined ? null : { mark }
}

/** A cell of a pasted table that is no mark; counted from 1. */
export interface PasteFault {
  row: number
  column: number
  text: string
}

export type Pasted =
  | { kind: 'marks'; rows: (JournalMark | null)[][] }
  | { kind: 'fault'; faults: PasteFault[] }
  | { kind: 'empty' }

/** Parses a block of cells from a spreadsheet: all of them are marks, or nothing is taken. */
export function readBlock(text: string, scale: readonly number[]): Pasted {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) return { kind: 'empty' }
  const faults: PasteFault[] = []
  const rows = lines.map((line, row) =>
    line.split('\t').map((cell, column) => {
      const typed = readTyped(cell, scale)
      if (!typed) faults.push({ row: row + 1, column: column + 1, text: cell.trim() })
      return typed?.mark ?? null
    }),
  )
  return faults.length > 0 ? { kind: 'fault', faults } : { kind: 'marks', rows }
}

/** Cells as spreadsheets take them. */
export const blockOf = (rows: readonly (readonly (JournalMark | null)[])[]): string =>
  rows.map((row) => row.map((mark) => (mark === null ? '' : signs[mark])).join('\t')).join('\n')
