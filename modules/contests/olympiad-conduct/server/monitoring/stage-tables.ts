import type { PageOf, Paging } from '@school/kernel/contract'
import { type Ctx, instantCell } from '@school/kernel/server'
import { givenTimesTable } from '@school/monitoring/server'
import type { Disqualified, MonitoredCode } from '../../contract/index.ts'
import { readPacketSchools } from '../packet/access.ts'
import { tableWords as words } from '../ru-tables.ts'
import { listStageTimes } from '../time/given-queries.ts'
import { accessMonitoredStage, accessNamedStage } from './access.ts'
import { listMonitoredCodes } from './code-queries.ts'
import { listDisqualified } from './disqualification-queries.ts'
import { presentMonitoredCode } from './present.ts'
import { type StageTablePart, wholeTable } from './stage-table.ts'

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

/** Tables of those who lead a stage. */
export const tablesOfConduct: readonly StageTablePart[] = [
  {
    table: 'codes',
    read: async (ctx, stageId) => ({
      titles: words.codes,
      rows: (await readCodes(ctx, stageId, {}, wholeTable)).rows.map(
        ({ school, code, taken, seats, issuedAt }) => [
          school.name,
          school.city,
          code,
          taken,
          seats,
          instantCell(issuedAt),
        ],
      ),
    }),
  },
  {
    table: 'disqualified',
    read: async (ctx, stageId) => ({
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
  },
  {
    table: 'given_time',
    read: async (ctx, stageId) =>
      givenTimesTable(await listStageTimes(ctx.sql, await accessNamedStage(ctx, stageId))),
  },
  {
    table: 'packets',
    read: async (ctx, stageId) => ({
      titles: words.packets,
      rows: (await readPacketSchools(ctx, stageId, {}, wholeTable)).rows.map((row) => [
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
  },
]
