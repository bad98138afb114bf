import { lockUser } from '@school/users/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { reviewErrors } from '../../contract/errors.ts'
import { type KeptComment, mostComments } from '../../contract/kept-comments.ts'

const refuse = refusals(reviewErrors)

export async function listComments({ sql, viewer }: Ctx): Promise<KeptComment[]> {
  const { rows } = await sql.query<KeptComment>({
    name: 'list_kept_comments',
    text: 'select id, text from kept_comments where author_id = $1 order by uses desc, used_at desc, id',
    values: [viewer.id],
  })
  return rows
}

/** @throws comments_full */
export async function keepComment({ sql, viewer, now }: Ctx, text: string): Promise<void> {
  await lockUser(sql, viewer.id)
  const { rows } = await sql.query<{ isKept: boolean; comments: number }>({
    name: 'count_kept_comments',
    text: `select coalesce(bool_or(text = $2), false) as "isKept", count(*)::int as comments from kept_comments where author_id = $1`,
    values: [viewer.id, text],
  })
  const { isKept, comments } = rows[0]!
  if (isKept) return
  if (comments >= mostComments) throw refuse('comments_full')
  await sql.query({
    name: 'keep_comment',
    text: 'insert into kept_comments (author_id, text, used_at) values ($1, $2, $3) on conflict do nothing',
    values: [viewer.id, text, now],
  })
}

/** @throws comment_not_found, both when absent and of another person */
export async function countUse({ sql, viewer, now }: Ctx, commentId: number): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'count_use_of_comment',
    text: 'update kept_comments set uses = uses + 1, used_at = $3 where id = $1 and author_id = $2',
    values: [commentId, viewer.id, now],
  })
  if (rowCount === 0) throw refuse('comment_not_found')
}

/** @throws comment_not_found, both when absent and of another person */
export async function dropComment({ sql, viewer }: Ctx, commentId: number): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'drop_kept_comment',
    text: 'delete from kept_comments where id = $1 and author_id = $2',
    values: [commentId, viewer.id],
  })
  if (rowCount === 0) throw refuse('comment_not_found')
}
