import { listCertificatesFor, paperOf } from '@school/certificates/server'
import { type Ctx, type FileReply, madeFile } from '@school/kernel/server'
import type { PacketSettings } from '@school/olympiad-conduct/server'
import { letterSource } from '@school/olympiads/server'
import { accessJournal } from './access.ts'
import { refuse } from '../refuse.ts'
import { journalWords } from './ru-journal.ts'

export async function findLetter(ctx: Ctx, stageId: number) {
  const [letter] = await listCertificatesFor(ctx.sql, [ctx.viewer.id], {
    sourceTypes: [letterSource],
    sourceId: stageId,
  })
  return letter
}

/** Letter of thanks of the school to the viewer for the pupils who took part. @throws stage_not_found, results_hidden, letter_absent */
export async function journalLetter(
  ctx: Ctx,
  stageId: number,
  { place }: PacketSettings,
): Promise<FileReply> {
  const { stage, olympiad } = await accessJournal(ctx, stageId, null)
  if (stage.publishedAt === null) throw refuse('results_hidden')
  const letter = await findLetter(ctx, stageId)
  if (!letter) throw refuse('letter_absent')
  const name = journalWords.letterFile(olympiad.title, stage.title)
  return madeFile('application/pdf', `${name}.pdf`, await paperOf(letter, place))
}
