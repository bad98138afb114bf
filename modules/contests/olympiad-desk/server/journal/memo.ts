import { type Ctx, type FileReply, madeFile } from '@school/kernel/server'
import { Sheets } from '@school/pdf'
import { readerHome, typedAddress } from '@school/routes/reader-address'
import {
  type PacketSettings,
  lengthsOf,
  packetWords as common,
  writeParts,
  writeRooms,
} from '@school/olympiad-conduct/server'
import { stateOf, writtenCode } from '@school/olympiads/contract'
import { listSchoolCodes } from '@school/olympiads/server'
import { listRooms } from '../school-desk/readiness-queries.ts'
import { accessJournal } from './access.ts'
import { refuse } from '../refuse.ts'
import { memoWords as t } from './ru-journal.ts'

/**
 * Memo for the teacher during the stage. It contains no personal codes: a methodist issues them (decision 057).
 * @throws stage_not_found, school_class_not_found, entry_closed
 */
export async function journalMemo(
  ctx: Ctx,
  stageId: number,
  schoolClassId: number | null,
  { publicUrl, contactPhone }: PacketSettings,
): Promise<FileReply> {
  const { stage, olympiad, chosen } = await accessJournal(ctx, stageId, schoolClassId)
  if (!['announced', 'running'].includes(stateOf(stage, ctx.now))) throw refuse('entry_closed')
  const schoolIds = [...new Set(chosen.map(({ schoolId }) => schoolId))]
  const byCode = stage.entry === 'code'
  const codes = byCode ? await listSchoolCodes(ctx.sql, schoolIds, [stageId]) : []
  const grades = new Set(stage.grades.map(({ gradeIndex }) => gradeIndex))
  const concerned = chosen.filter(({ gradeIndex }) => grades.has(gradeIndex))
  const own = stage.grades.filter(({ gradeIndex }) => concerned.some((one) => one.gradeIndex === gradeIndex))
  const ofStage = { ...stage, grades: own.length > 0 ? own : stage.grades }
  const tools = [...new Set(ofStage.grades.flatMap((grade) => grade.tools))]
  const address = typedAddress(readerHome({ portalUrl: ctx.portalUrl, siteUrl: publicUrl }))
  const title = t.file(olympiad.title, stage.title)
  const sheets = new Sheets({ title, madeAt: ctx.now })
    .heading(common.memoTitle)
    .facts([
      [common.olympiad, common.named(olympiad.title, stage.title, olympiad.season)],
      ...(concerned.length > 0 ? [[t.classes, concerned.map(({ name }) => name).join(', ')] as const] : []),
      [common.window, common.span(stage)],
      [common.length, common.lengths(lengthsOf(ofStage))],
      [common.where, address],
      ...(tools.length > 0 ? [[t.tools, tools.join(', ')] as const] : []),
      ...(byCode
        ? [
            [
              t.codes,
              codes.length === 0
                ? t.noCode
                : codes
                    .map(({ code, school }) => t.codeOf(writtenCode(code), codes.length > 1 ? school : null))
                    .join(', '),
            ] as const,
          ]
        : []),
      [t.phone, contactPhone],
    ])
  const rooms = (await listRooms(ctx.sql, stageId, schoolIds)).filter(({ className, schoolId }) =>
    concerned.some((one) => one.name === className && one.schoolId === schoolId),
  )
  writeRooms(sheets, rooms)
  writeParts(
    sheets,
    t.parts({
      times: stage,
      address,
      olympiad: olympiad.title,
      byCode,
      tools,
      phone: contactPhone,
      hasResultsLater: stage.awards !== null,
    }),
  )
  const bytes = await sheets.end(common.foot(common.slipHeading(olympiad.title, stage.title)))
  return madeFile('application/pdf', `${title}.pdf`, bytes)
}
