import { endpoint, idParams } from '@school/kernel/contract'
import { Attempt, HolderBody } from '@school/works/contract'
import * as z from 'zod'

export const listRiddles = endpoint({
  name: 'riddles.list',
  method: 'GET',
  path: '/api/riddles',
  audience: 'anyone',
  reads: [],
  summary: 'Riddles of the school',
  reply: z.array(z.object({ id: z.int(), title: z.string() })),
})

export const startRiddle = endpoint({
  name: 'riddles.start',
  method: 'POST',
  path: '/api/riddles/:riddleId/starts',
  audience: 'pupil',
  changes: ['works.attempts'],
  summary: 'Begins a riddle, or goes on with it',
  params: idParams('riddleId'),
  body: HolderBody,
  reply: z.object({ attempt: Attempt }),
  errors: ['riddle_not_found', 'no_more_attempts'],
})
