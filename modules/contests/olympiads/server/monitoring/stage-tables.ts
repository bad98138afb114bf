import type { PageOf, Paging, TableFormat } from '@school/kernel/contract'
import { type Ctx, instantCell, momentCell, TableFile } from '@school/kernel/server'
import { givenTimesTable } from '@school/monitoring/server'
import {
  type Disqualified,
  type Expert,
  type JuryMark,
  type MonitoredCode,
  type ProtocolEntry,
  protocolKindWords,
  protocolBy,
  protocolParticipant,
  protocolWords,
  type StageTable,
} from '../../contract/index.ts'
import { accessProtocol } from '../protocol/access.ts'
import { readEntries } from '../protocol/queries.ts'
import { accessJuryOf } from '../jury/actions.ts'
import { listExpertsOf, listMarksOfStage } from '../jury/queries.ts'
import { tableWords as words } from '../ru.ts'
import { readPacketSchools } from '../packet/access.ts'
import { listStageTimes } from '../time/given-queries.ts'
import { accessMonitoredStage, accessNamedStage } from './access.ts'
import { listMonitoredCodes } from './code-queries.ts'
import { listDisqualified } from './disqualification-queries.ts'
import { readPreliminary } from './preliminary.ts'
import { presentMonitoredCode } from './present.ts'

/** Codes of a stage: all of them for a methodist, for others those of the schools they lead. */
export async function readCodes(
  ctx: Ctx,
  stageId: number,
  { nameCont = null }: { nameCont?: string | null | undefined },
  paging: Paging,
): Promise<PageOf<MonitoredCode>> {
  const { lead } = await accessMonitoredStage(ctx, stageId)
  const schoolIds = lead.classIds === null ? null : lead.schoolIds
  const { rows, total } = await listMonitoredCodes(ctx.sql, { stageId, schoolIds, name: nameCont }, paging)
  return { rows: rows.map(presentMonitoredCode), total }
}

/** Disqualifications of a stage; empty for viewers who are not methodists. */
export async function readDisqualified(ctx: Ctx, stageId: number): Promise<Disqualified[]> {
  await accessMonitoredStage(ctx, stageId)
  return ctx.viewer.isMethodist ? listDisqualified(ctx.sql, stageId) : []
}

/** @throws stage_not_found, only_methodists */
export async function readExperts(ctx: Ctx, stageId: number): Promise<Expert[]> {
  await accessJuryOf(ctx, stageId)
  return listExpertsOf(ctx.sql, stageId)
}

const whole = { page: 1, limit: 100_000 }

/** @throws stage_not_found, only_methodists */
async function readMarks(ctx: Ctx, stageId: number): Promise<JuryMark[]> {
  await accessJuryOf(ctx, stageId)
  return (await listMarksOfStage(ctx.sql, stageId, whole)).rows
}

interface Told {
  titles: string[]
  rows: (string | number | Date | null)[][]
}

/** A protocol entry as a row of a table. */
export const protocolRow = (entry: ProtocolEntry): (string | number | Date | null)[] => [
  entry.number,
  momentCell(entry.at),
  protocolKindWords[entry.kind],
  protocolParticipant(entry),
  protocolBy(entry),
  protocolWords(entry),
]

const pointsOf = (hundredths: number | null): number | null => hundredths && hundredths / 100

const tables: Record<StageTable, (ctx: Ctx, stageId: number, grade: number | undefined) => Promise<Told>> = {
  codes: async (ctx, stageId) => ({
    titles: words.codes,
    rows: (await readCodes(ctx, stageId, {}, whole)).rows.map(({ school, code, taken, seats, issuedAt }) => [
      school.name,
      school.city,
      code,
      taken,
      seats,
      instantCell(issuedAt),
    ]),
  }),

  disqualified: async (ctx, stageId) => ({
    titles: words.disqualified,
    rows: (await readDisqualified(ctx, stageId)).map((row) => [
      row.name,
      row.reason,
      row.decidedBy,
      instantCell(row.decidedAt),
      row.withdrawnBy,
      instantCell(row.withdrawnAt),
    ]),
  }),

  experts: async (ctx, stageId) => ({
    titles: words.experts,
    rows: (await readExperts(ctx, stageId)).map((row) => [
      row.name,
      row.appointedBy,
      instantCell(row.appointedAt),
      row.dismissedBy,
      instantCell(row.dismissedAt),
    ]),
  }),

  given_time: async (ctx, stageId) =>
    givenTimesTable(await listStageTimes(ctx.sql, await accessNamedStage(ctx, stageId))),

  jury_marks: async (ctx, stageId) => ({
    titles: words.juryMarks,
    rows: (await readMarks(ctx, stageId)).map((row) => [
      row.reviewId,
      row.task,
      row.reviewer,
      instantCell(row.saidAt),
      pointsOf(row.points),
      pointsOf(row.settled),
      pointsOf(row.maxPoints),
      row.comment,
    ]),
  }),

  packets: async (ctx, stageId) => ({
    titles: words.packets,
    rows: (await readPacketSchools(ctx, stageId, {}, whole)).rows.map((row) => [
      row.name,
      row.city,
      row.pupils,
      row.participants,
      row.codes,
      row.codesUsed,
      row.diplomas,
      instantCell(row.madeAt),
    ]),
  }),

  preliminary: async (ctx, stageId, grade) => ({
    titles: words.preliminary,
    rows: (await readPreliminary(ctx, stageId, grade, whole)).rows.map((row) => [
      row.place,
      row.name,
      row.school,
      pointsOf(row.points),
      pointsOf(row.maxPoints),
      row.percent,
      row.waiting,
      row.award,
    ]),
  }),

  protocol: async (ctx, stageId) => {
    await accessProtocol(ctx, stageId)
    return { titles: words.protocol, rows: (await readEntries(ctx.sql, stageId)).map(protocolRow) }
  },
}

/** The list of the same name as a table file. */
export async function stageTableFile(
  ctx: Ctx,
  stageId: number,
  asked: { table: StageTable; format: TableFormat; grade: number | undefined },
): Promise<TableFile> {
  const { olympiad, stage } = await accessMonitoredStage(ctx, stageId)
  const name = [olympiad.title, stage.title, words.names[asked.table]].join(', ')
  return new TableFile({
    format: asked.format,
    name,
    ...(await tables[asked.table](ctx, stageId, asked.grade)),
  })
}
