import { type Ctx, type FileReply, madeFile } from '@school/kernel/server'
import { slips } from '@school/pdf'
import { link, site } from '@school/routes'
import { readerAddress, readerHome, typedAddress } from '@school/routes/reader-address'
import { listActiveEntryCodes } from '@school/school-classes/server'
import { listSchoolCodes } from '@school/olympiads/server'
import { type PacketSettings, packetWords as packet } from '@school/olympiad-conduct/server'
import { stateOf, writtenCode } from '@school/olympiads/contract'
import { listRooms } from '../school-desk/readiness-queries.ts'
import { accessJournal } from './access.ts'
import { refuse } from '../refuse.ts'
import { slipWords as t } from './ru-journal.ts'
import { listStandings } from './standing.ts'

/**
 * Slips for all pupils whom the stage concerns. Personal codes sign in as the child, so only a methodist issues them (decision 057):
 * slips of a teacher contain the school code and, for pupils without another way to sign in, the class code (066).
 * @throws stage_not_found, school_class_not_found, entry_closed, slips_needless, school_code_needed
 */
export async function journalSlips(
  ctx: Ctx,
  stageId: number,
  schoolClassId: number | null,
  { publicUrl, place }: PacketSettings,
): Promise<FileReply> {
  const journal = await accessJournal(ctx, stageId, schoolClassId)
  const { stage, olympiad, chosen } = journal
  if (!['announced', 'running'].includes(stateOf(stage, ctx.now))) throw refuse('entry_closed')
  const { standings } = await listStandings(ctx, journal)
  const pupils = standings.filter(({ state }) => state !== 'no_consent').map(({ row }) => row)
  if (pupils.length === 0) throw refuse('slips_needless')
  const schoolIds = [...new Set(pupils.map(({ schoolId }) => schoolId))]
  const [schoolCodes, rooms, classCodes] = await Promise.all([
    stage.entry === 'code' ? listSchoolCodes(ctx.sql, schoolIds, [stageId]) : [],
    listRooms(ctx.sql, stageId, schoolIds),
    listActiveEntryCodes(
      ctx,
      pupils.map(({ userId }) => userId),
    ),
  ])
  if (stage.entry === 'code' && schoolCodes.length === 0) throw refuse('school_code_needed')
  const codeOfSchool = new Map(schoolCodes.map(({ schoolId, code }) => [schoolId, writtenCode(code)]))
  const reads = { portalUrl: ctx.portalUrl, siteUrl: publicUrl }
  const olympiadUrl = readerAddress(reads, link(site.lms.olympiad, { olympiad_id: olympiad.id }))
  const entryUrl = readerAddress(reads, link(site.lms.schoolClassEntry))
  const title = t.file(olympiad.title, stage.title, schoolClassId === null ? null : chosen[0]!.name)
  const bytes = await slips(
    { title, madeAt: ctx.now },
    pupils.map(({ userId, name, className, schoolId }) => {
      const classCode = classCodes.get(userId) ?? null
      const schoolCode = codeOfSchool.get(schoolId) ?? null
      return {
        heading: t.heading(olympiad.title, stage.title),
        name: t.name(name, className),
        code: schoolCode ?? classCode ?? '',
        // The code is in the fragment because addresses of pages are logged and fragments are not.
        qr: place.codeOf(classCode === null ? olympiadUrl : `${entryUrl}#${classCode}`),
        lines: [
          ...packet.slipRoom(
            rooms.find((room) => room.className === className && room.schoolId === schoolId),
          ),
          ...t.lines({
            address: typedAddress(classCode === null ? readerHome(reads) : entryUrl),
            olympiad: olympiad.title,
            classCode,
            hasSchoolCode: schoolCode !== null,
            times: stage,
          }),
        ],
      }
    }),
  )
  return madeFile('application/pdf', `${title}.pdf`, bytes)
}
