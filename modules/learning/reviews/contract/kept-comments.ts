import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'

/** A longer list would need a search. */
export const mostComments = 50
export const commentLength = 300

export const KeptComment = z.object({ id: z.int(), text: z.string() })
export type KeptComment = z.infer<typeof KeptComment>

const CommentId = idParams('commentId')
const changes = ['reviews.comments'] as const

export const listKeptComments = endpoint({
  name: 'reviews.listKeptComments',
  method: 'GET',
  path: '/api/teacher/kept_comments',
  audience: 'agent',
  reads: ['reviews.comments'],
  summary: 'Words that the viewer often says of answers and works, the most used first',
  reply: z.array(KeptComment),
})

export const keepComment = endpoint({
  name: 'reviews.keepComment',
  method: 'POST',
  path: '/api/teacher/kept_comments',
  audience: 'agent',
  changes,
  summary: 'Puts words aside to be said again; those that are there stay',
  body: z.object({ text: z.string().trim().min(1).max(commentLength) }),
  reply: z.array(KeptComment),
  errors: ['comments_full'],
})

export const countCommentUse = endpoint({
  name: 'reviews.countCommentUse',
  method: 'POST',
  path: '/api/teacher/kept_comments/:commentId/uses',
  audience: 'agent',
  changes,
  summary: 'Counts a use of the words: the list begins with those that are used most',
  params: CommentId,
  reply: z.null(),
  errors: ['comment_not_found'],
})

export const dropComment = endpoint({
  name: 'reviews.dropComment',
  method: 'DELETE',
  path: '/api/teacher/kept_comments/:commentId',
  audience: 'agent',
  changes,
  summary: 'Forgets the words; where they were said they stay',
  params: CommentId,
  reply: z.array(KeptComment),
  errors: ['comment_not_found'],
})
