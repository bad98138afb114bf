import { listCertificatesFor } from '@school/certificates/server'
import { ArchiveFile, type Ctx } from '@school/kernel/server'
import { type PacketSettings, diplomaParts } from '@school/olympiad-conduct/server'
import { accessJournal } from './access.ts'
import { refuse } from '../refuse.ts'
import { journalWords } from './ru-journal.ts'
import { listStandings } from './standing.ts'

/**
 * Diplomas of the viewer's pupils, or certificates of participation; pages are rendered while the archive is sent.
 * @throws stage_not_found, school_class_not_found, results_hidden, diplomas_absent
 */
export async function journalDiplomas(
  ctx: Ctx,
  stageId: number,
  schoolClassId: number | null,
  { place }: PacketSettings,
): Promise<ArchiveFile> {
  const journal = await accessJournal(ctx, stageId, schoolClassId)
  const { stage, olympiad, chosen } = journal
  if (stage.publishedAt === null) throw refuse('results_hidden')
  const { standings } = await listStandings(ctx, journal)
  const pupils = standings.filter(({ state }) => state !== 'no_consent').map(({ row }) => row)
  const certificates = await listCertificatesFor(
    ctx.sql,
    pupils.map(({ userId }) => userId),
    { sourceTypes: ['olympiad_diploma', 'olympiad_stage'], sourceId: stageId },
  )
  const ofUser = new Map(certificates.map((row) => [row.userId, row]))
  const awarded = pupils.flatMap(({ userId, name, className }) => {
    const certificate = ofUser.get(userId)
    return certificate ? [{ name, className, certificate }] : []
  })
  if (awarded.length === 0) throw refuse('diplomas_absent')
  const className = schoolClassId === null ? null : chosen[0]!.name
  return new ArchiveFile({
    name: journalWords.file(olympiad.title, stage.title, className),
    parts: diplomaParts(awarded, place),
  })
}
