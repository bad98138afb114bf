import { type Ctx, instantCell } from '@school/kernel/server'
import { type StageTablePart, wholeTable } from '@school/olympiad-conduct/server'
import type { JuryMark } from '../contract/jury.ts'
import { accessJuryOf } from './jury/actions.ts'
import { readExperts } from './jury/experts.ts'
import { listMarksOfStage } from './jury/queries.ts'
import { accessProtocol } from './protocol/access.ts'
import { readEntries } from './protocol/queries.ts'
import { protocolRow } from './protocol/rows.ts'
import { readPreliminary } from './results/preliminary.ts'
import { juryTableWords as words } from './ru-jury.ts'

/** @throws stage_not_found, only_methodists */
async function readMarks(ctx: Ctx, stageId: number): Promise<JuryMark[]> {
  await accessJuryOf(ctx, stageId)
  return (await listMarksOfStage(ctx.sql, stageId, wholeTable)).rows
}

const pointsOf = (hundredths: number | null): number | null => hundredths && hundredths / 100

/** Tables of the jury of a stage. */
export const tablesOfJury: readonly StageTablePart[] = [
  {
    table: 'experts',
    read: async (ctx, stageId) => ({
      titles: words.experts,
      rows: (await readExperts(ctx, stageId)).map((row) => [
        row.name,
        row.appointedBy,
        instantCell(row.appointedAt),
        row.dismissedBy,
        instantCell(row.dismissedAt),
      ]),
    }),
  },
  {
    table: 'jury_marks',
    read: async (ctx, stageId) => ({
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
  },
  {
    table: 'preliminary',
    read: async (ctx, stageId, grade) => ({
      titles: words.preliminary,
      rows: (await readPreliminary(ctx, stageId, grade, wholeTable)).rows.map((row) => [
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
  },
  {
    table: 'protocol',
    read: async (ctx, stageId) => {
      await accessProtocol(ctx, stageId)
      return { titles: words.protocol, rows: (await readEntries(ctx.sql, stageId)).map(protocolRow) }
    },
  },
]
