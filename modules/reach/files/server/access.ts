import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import { fileErrors } from '../contract/errors.ts'
import { namelessName } from './names.ts'
import { type FileRow, findFile } from './queries.ts'

const refuse = refusals(fileErrors)

/**
 * How an answer may be read: with the names that its author gave to files, which may contain the author's own, or without; `forbidden` for
 * those who could read it if the parents had agreed.
 */
export type AnswerReading = 'named' | 'nameless' | 'forbidden'

/** Contributed by modules where people check answers: whether the viewer may read what this person has sent. */
export const answerReader =
  extensionPoint<(ctx: Ctx, userId: number) => Promise<AnswerReading | null>>('files.answer-reader')

async function readingOf(ctx: Ctx, userId: number): Promise<AnswerReading | null> {
  const answers = await Promise.all(ctx.extensions(answerReader).map((reading) => reading(ctx, userId)))
  const ways: readonly AnswerReading[] = ['named', 'nameless', 'forbidden']
  return ways.find((way) => answers.includes(way)) ?? null
}

/** One's own file, or one of an answer that the viewer may read. @throws file_not_found, file_without_consent */
export async function accessFile(ctx: Ctx, id: string): Promise<FileRow> {
  const file = await findFile(ctx.sql, id)
  if (!file || file.ownerId === null) throw refuse('file_not_found')
  if (file.ownerId === ctx.viewer.id) return file
  const reading = file.isAttached ? await readingOf(ctx, file.ownerId) : null
  if (reading === null) throw refuse('file_not_found')
  if (reading === 'forbidden') throw refuse('file_without_consent')
  return reading === 'named' ? file : { ...file, name: namelessName(file) }
}
