import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { ProgressShare, SharedProgress } from './sharing.ts'

const Token = z.object({ progressToken: z.string().min(1).max(64) })

export const getProgressShare = endpoint({
  name: 'progress.getShare',
  method: 'GET',
  path: '/api/user/progress/shares',
  audience: 'pupil',
  reads: ['progress.shares'],
  summary: 'The link to one’s own progress that works now',
  reply: z.object({ share: ProgressShare.nullable() }),
})

export const shareProgress = endpoint({
  name: 'progress.share',
  method: 'POST',
  path: '/api/user/progress/shares',
  audience: 'pupil',
  changes: ['progress.shares'],
  // Asking again moves the day of the same link.
  keepsReply: false,
  summary: 'Makes a link to one’s own progress, or moves the last day of the one that is there',
  body: z.object({
    /** The last day on which the link works, in the school’s time zone. */
    endsOn: z.iso.date(),
  }),
  reply: ProgressShare,
  errors: ['progress_share_in_past', 'progress_share_too_long'],
})

export const revokeProgressShare = endpoint({
  name: 'progress.revokeShare',
  method: 'DELETE',
  path: '/api/user/progress/shares/:progressToken',
  audience: 'pupil',
  changes: ['progress.shares'],
  summary: 'Switches a link off for good; repeating it changes nothing',
  params: Token,
  reply: z.null(),
  errors: ['progress_share_not_found'],
})

export const getSharedProgress = endpoint({
  name: 'progress.getShared',
  method: 'GET',
  path: '/api/shared/progress/:sharedUserId/:progressToken',
  audience: 'anyone',
  reads: ['progress.shares', 'works.attempts', 'grants.grants'],
  summary: 'What a link shows: a first name and how much was done',
  params: idParams('sharedUserId').extend(Token.shape),
  reply: SharedProgress,
  errors: ['progress_share_not_found'],
})
