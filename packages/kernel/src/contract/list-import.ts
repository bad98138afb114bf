import * as z from 'zod'
import { Instant } from './endpoint.ts'

/** More columns than this are no list of people. */
const mostColumns = 200

/** Why a row of a list is not imported. */
export const listFault = {
  /** Number of the row in the list, from 1. */
  row: z.int(),
  /** A quoted cell may hold line breaks. */
  lastRow: z.int(),
  /** Text of the row, shortened. */
  quote: z.string(),
  /** In words: «Строка 3 «Миронова»: нужны фамилия и имя». */
  reason: z.string(),
}

/** What was found in a list besides its rows. @param names what a column may be */
export const listFindings = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  columns: z.array(
    z.object({
      /** The column's title in the list; empty for a list without titles. */
      title: z.string(),
      /** A sample of its content. */
      sample: z.string(),
      /** `null`: it is not taken. */
      is: z.enum(names).nullable(),
    }),
  ),
  /** Rows that are passed over: titles above the list, totals. */
  passed: z.array(z.object({ row: z.int(), quote: z.string() })),
  /** The list without the rows that are taken: its head, and the rows with faults to be put right. */
  left: z.string(),
  /** How many would be added, or were. */
  added: z.int(),
  /** The rows without faults were taken. */
  isDone: z.boolean(),
})

/** A list that is looked at, or taken. @param names what a column may be */
export const listBody = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  mostLetters: number,
) => ({
  text: z.string().max(mostLetters),
  isConfirmed: z.boolean(),
  /** What columns are, when the person has put right what was recognised. */
  columns: z.array(z.enum(names).nullable()).max(mostColumns).nullable().optional(),
})

/** A list that was taken within a day and may be undone still. */
export const RecentImport = z.object({
  id: z.int(),
  madeAt: Instant,
  /** How many of its rows are still there. */
  added: z.int(),
})
export type RecentImport = z.infer<typeof RecentImport>

/** What became of a list that was undone. */
export const UndoneImport = z.object({
  removed: z.int(),
  /** In use already. */
  stayed: z.int(),
  /** What stays and why, in words: «Гринёв Пётр», «уже есть результаты». The first of them, when there are many. */
  kept: z.array(z.object({ name: z.string(), reason: z.string() })),
})
export type UndoneImport = z.infer<typeof UndoneImport>

/** So many of what stays are named. */
export const mostKeptNamed = 20

/** How long a list may be undone. */
export const undoableMs = 24 * 3600_000
