import type { ForeseenWork, RegradingEffectPart } from '@school/regrading/server'
import { gradeLabel } from '@school/texts'
import type { Award } from '@school/olympiads/contract'
import {
  type StageRow,
  awardsOf,
  betterDegree,
  findStage,
  findStageOfWork,
  placesOf,
} from '@school/olympiads/server'
import { listAwardChanges, listTable, type TableRow } from './queries.ts'

type Change<T> = { before: T; after: T }

/** Degrees after the change: degrees revoked by an undo first, then awards by the resulting table. */
function degreesAfter(
  table: readonly TableRow[],
  { awards, publishedAt }: StageRow,
  gone: ReadonlyMap<number, Change<Award | null>>,
): (Award | null)[] {
  if (!awards || publishedAt === null) return table.map(({ award }) => award)
  const earned = awardsOf(table, awards)
  return table.map(({ participationId, award }, index) => {
    const given = gone.get(participationId)
    return betterDegree(given && given.after === award ? given.before : award, earned[index]!)
  })
}

/** Mirrors `recountRegraded`: the same table, the same rule, and degrees only rise. */
export const olympiadRegrading: RegradingEffectPart = {
  kind: 'olympiad',
  async foresee(ctx, workId, pointsAfter, undoes): Promise<ForeseenWork> {
    const stageId = await findStageOfWork(ctx.sql, workId)
    const stage = stageId === undefined ? undefined : await findStage(ctx.sql, stageId)
    const before = await listTable(ctx.sql, workId)
    const after = before.map((row) => ({ ...row, points: pointsAfter.get(row.userId) ?? row.points }))
    const gone = undoes === null ? new Map() : await listAwardChanges(ctx.sql, undoes)
    const degrees = stage ? degreesAfter(after, stage, gone) : after.map(({ award }) => award)
    const places = { before: placesOf(before), after: placesOf(after) }
    const grade = stage?.grades.find((one) => one.workId === workId || one.practiceWorkId === workId)
    return {
      part: grade ? gradeLabel(grade.gradeIndex) : null,
      // Practice works are solved after publication, so results are always visible there.
      areResultsOut: !stage || stage.publishedAt !== null,
      standings: before.map(({ participationId, userId, isVirtual, award, points, maxPoints }, index) => ({
        userId,
        number: participationId,
        points: { before: points, after: after[index]!.points },
        maxPoints,
        place: isVirtual
          ? { before: null, after: null }
          : { before: places.before[index]!, after: places.after[index]! },
        award: { before: award, after: degrees[index]! },
      })),
    }
  },
}
