import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { fileErrors } from '../contract/errors.ts'
import { type FileRow, findFile } from './queries.ts'

const refuse = refusals(fileErrors)

/** Rooms where answers are checked say whether the viewer may read what this person has sent with one. */
export const answerReader =
  extensionPoint<(ctx: Ctx, userId: number) => Promise<boolean>>('files.answer-reader')

async function mayReadAnswersOf(ctx: Ctx, userId: number): Promise<boolean> {
  const told = await Promise.all(ctx.extensions(answerReader).map((mayRead) => mayRead(ctx, userId)))
  return told.includes(true)
}

/** One's own file, or one of an answer that the viewer may read. @throws file_not_found */
export async function accessFile(ctx: Ctx, id: string): Promise<FileRow> {
  const file = await findFile(ctx.sql, id)
  if (!file || file.ownerId === null) throw refuse('file_not_found')
  if (file.ownerId === ctx.viewer.id) return file
  if (!file.isAttached || !(await mayReadAnswersOf(ctx, file.ownerId))) throw refuse('file_not_found')
  return file
}
