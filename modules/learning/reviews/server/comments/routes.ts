import { handle } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { countUse, dropComment, keepComment, listComments } from './kept-comments.ts'

export const commentRoutes = [
  handle(contract.listKeptComments, (ctx) => listComments(ctx)),

  handle(contract.keepComment, async (ctx, { body }) => {
    await keepComment(ctx, body.text)
    return listComments(ctx)
  }),

  handle(contract.countCommentUse, async (ctx, { params }) => {
    await countUse(ctx, params.commentId)
    return null
  }),

  handle(contract.dropComment, async (ctx, { params }) => {
    await dropComment(ctx, params.commentId)
    return listComments(ctx)
  }),
]
