import * as z from 'zod'
import { endpoint, Id, idParams, Instant, TableFormat } from '@school/kernel/contract'
import { AttemptResult } from '@school/works/contract'
import { Award, Place } from '@school/olympiads/contract'
import { journalStates } from './journal.ts'

const StageId = idParams('stageId')
const path = '/api/wk/olympiad_stages/:stageId'
/** People who run olympiads in a school or a municipality. */
const byManagers = { audience: 'staff', feature: 'olympiadsAccessManagement' } as const
const errors = ['stage_not_found', 'managed_place_not_found', 'desk_of_school'] as const

/** A participant in the protocol that a school signs. */
export const SheetRow = z.object({
  participationId: Id,
  /** `null` where the name is hidden; the number is printed instead. */
  name: z.string().nullable(),
  className: z.string(),
  /** Grade of the chosen task set. */
  gradeIndex: z.int(),
  state: z.enum(journalStates),
  /** The next three fields are `null` until the results are published, and for pupils without consent to keep results. */
  result: AttemptResult.nullable(),
  place: Place.nullable(),
  award: Award.nullable(),
  isOutOfRating: z.boolean(),
})
export type SheetRow = z.infer<typeof SheetRow>

export const SigningSheet = z.object({
  /** Points and places are visible; before that the sheet is preliminary. */
  areResultsOut: z.boolean(),
  publishedAt: Instant.nullable(),
  /** Sorted by grade, class and name. */
  rows: z.array(SheetRow),
})
export type SigningSheet = z.infer<typeof SigningSheet>

export const getSigningSheet = endpoint({
  name: 'olympiads.getSigningSheet',
  method: 'GET',
  path: `${path}/signing_sheet`,
  ...byManagers,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary:
    'The protocol of a stage for signing in the own school: who has taken part, and points and places when these are out',
  params: StageId,
  reply: SigningSheet,
  errors: [...errors],
})

export const saveSigningSheet = endpoint({
  name: 'olympiads.saveSigningSheet',
  method: 'GET',
  path: `${path}/signing_sheet/file`,
  ...byManagers,
  summary: 'The same as a table to be saved',
  params: StageId,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: [...errors],
})

export const printSigningSheet = endpoint({
  name: 'olympiads.printSigningSheet',
  method: 'GET',
  path: `${path}/signing_sheet/print`,
  ...byManagers,
  summary: 'The same as a PDF with lines for signatures',
  params: StageId,
  isFile: true,
  reply: z.unknown(),
  errors: [...errors, 'sheet_empty'],
  perMinute: 10,
})
