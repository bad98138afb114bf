import { endpoint, filtersOf, idParams, pagingBy } from '@school/kernel/contract'
import * as z from 'zod'
import { DismissalReason, Mistake, MistakeList } from './mistake.ts'

const MistakeId = idParams('mistakeId')
const mistakeFacts = ['mistakes.cards', 'works.attempts'] as const

export const listMistakes = endpoint({
  name: 'mistakes.list',
  method: 'GET',
  path: '/api/user/mistakes',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: mistakeFacts,
  summary: 'Cards of what went wrong with their counts: what comes back today first, of closed ones the last',
  query: pagingBy(30).extend({
    q: filtersOf({ stateEq: z.enum(['open', 'closed']) }, []),
  }),
  reply: MistakeList,
})

export const getMistake = endpoint({
  name: 'mistakes.get',
  method: 'GET',
  path: '/api/user/mistakes/:mistakeId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: mistakeFacts,
  summary: 'The question, the answer, where its theory is explained, and the task that has come back',
  params: MistakeId,
  reply: Mistake,
  errors: ['mistake_not_found'],
})

export const startTwin = endpoint({
  name: 'mistakes.startTwin',
  method: 'POST',
  path: '/api/user/mistakes/:mistakeId/starts',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['mistakes.cards', 'works.attempts'],
  summary: 'Begins the task that has come back, or goes on with it',
  params: MistakeId,
  reply: Mistake,
  errors: ['mistake_not_found', 'mistake_closed', 'mistake_not_due', 'mistake_without_twin'],
})

export const dismissMistake = endpoint({
  name: 'mistakes.dismiss',
  method: 'POST',
  path: '/api/user/mistakes/:mistakeId/dismissals',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['mistakes.cards'],
  summary: 'Takes a card away, or puts it off for a week; repeating it changes nothing',
  params: MistakeId,
  body: z.object({ reason: DismissalReason }),
  reply: Mistake,
  errors: ['mistake_not_found', 'mistake_closed'],
})

export const restoreMistake = endpoint({
  name: 'mistakes.restore',
  method: 'DELETE',
  path: '/api/user/mistakes/:mistakeId/dismissals',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['mistakes.cards'],
  summary: 'Takes a dismissal back; repeating it changes nothing',
  params: MistakeId,
  reply: Mistake,
  errors: ['mistake_not_found'],
})
