import { type Ctx, refusals } from '@school/kernel/server'
import { fileErrors } from '../contract/errors.ts'
import { type FileRow, findFile } from './queries.ts'

const refuse = refusals(fileErrors)

/** Whether the viewer may read what this person has sent with an answer; said by a higher room. */
export type MayReadAnswersOf = (ctx: Ctx, userId: number) => Promise<boolean>

/** One's own file, or one of an answer that the viewer may read. @throws file_not_found */
export async function accessFile(ctx: Ctx, id: string, mayReadAnswersOf: MayReadAnswersOf): Promise<FileRow> {
  const file = await findFile(ctx.sql, id)
  if (!file || file.ownerId === null) throw refuse('file_not_found')
  if (file.ownerId === ctx.viewer.id) return file
  if (!file.isAttached || !(await mayReadAnswersOf(ctx, file.ownerId))) throw refuse('file_not_found')
  return file
}
