import * as z from 'zod'
import { endpoint, idParams, WireInteger } from '@school/kernel/contract'
import { Question, Solution } from '@school/tasks/contract'

/** A training on paper. */
export const Sheet = z.object({
  training: z.object({ id: z.int(), title: z.string(), subtitle: z.string(), hue: z.int() }),
  /** Sheets with other numbers and another order of options have other numbers. */
  seed: z.int(),
  tasks: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      title: z.string(),
      question: Question,
      /** `null` on a sheet without keys. */
      solution: Solution.nullable(),
    }),
  ),
  can: z.object({ readKeys: z.boolean() }),
})
export type Sheet = z.infer<typeof Sheet>

export const SheetQuery = z.object({
  seed: WireInteger(0, 999).default(0),
  keys: z.enum(['yes', 'no']).default('no'),
})

export const getSheet = endpoint({
  name: 'trainings.getSheet',
  method: 'GET',
  path: '/api/trainings/:trainingId/sheet',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['works.attempts'],
  summary: 'A training to print; with keys for those who make and teach tasks',
  params: idParams('trainingId'),
  query: SheetQuery,
  reply: Sheet,
  errors: ['training_not_found', 'sheet_closed'],
})

/** Tasks for another program. */
export const GiftFile = z.object({
  fileName: z.string(),
  text: z.string(),
  taken: z.int(),
  /** What the format can't say, and why. */
  leftOut: z.array(z.object({ title: z.string(), why: z.string() })),
})
export type GiftFile = z.infer<typeof GiftFile>

export const exportGift = endpoint({
  name: 'trainings.exportGift',
  forProved: true,
  method: 'GET',
  path: '/api/trainings/:trainingId/gift',
  audience: 'agent',
  reads: [],
  summary: 'The tasks of a training with their keys in the GIFT format: for those who make and teach tasks',
  params: idParams('trainingId'),
  reply: GiftFile,
  errors: ['training_not_found'],
})
