import * as z from 'zod'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import { Response, SampleTask, Solution, Verdict } from '@school/tasks/contract'

/** A task of the landing with the grades it is for. */
export const OlympiadSample = SampleTask.extend({ grades: z.array(z.int()) })
export type OlympiadSample = z.infer<typeof OlympiadSample>

export const listSamples = endpoint({
  name: 'olympiads.listSamples',
  method: 'GET',
  path: '/api/olympiads/:olympiadId/samples',
  audience: 'anyone',
  reads: [],
  summary: 'Tasks like those of the olympiad, to try on the spot: they are in none of its stages',
  params: idParams('olympiadId'),
  reply: z.array(OlympiadSample),
  errors: ['olympiad_not_found'],
})

export const checkSample = endpoint({
  name: 'olympiads.checkSample',
  method: 'POST',
  path: '/api/olympiads/:olympiadId/samples/:taskId/checks',
  audience: 'anyone',
  changes: [],
  summary: 'Judges an answer to one of these tasks; nothing is saved',
  params: z.object({ olympiadId: Id, taskId: Id }),
  body: z.object({ response: Response }),
  reply: z.object({ verdict: Verdict }),
  errors: [
    'olympiad_not_found',
    'task_not_found',
    'answer_mismatch',
    'answer_empty',
    'answer_unreadable',
    'answer_in_other_layout',
  ],
  perMinute: 120,
})

export const readSampleSolution = endpoint({
  name: 'olympiads.readSampleSolution',
  method: 'GET',
  path: '/api/olympiads/:olympiadId/samples/:taskId/solution',
  audience: 'anyone',
  reads: [],
  summary: 'The answer to one of these sample tasks and the way to it',
  params: z.object({ olympiadId: Id, taskId: Id }),
  reply: Solution,
  errors: ['olympiad_not_found', 'task_not_found'],
})
