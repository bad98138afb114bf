import type { Ctx } from '@school/kernel/server'
import { listPreliminary } from '@school/results/server'
import { percentOfPoints } from '@school/work-rules/server'
import { type PreliminaryRow } from '../../contract/publishing.ts'
import { awardsOf, placesOf } from '@school/olympiads/server'
import { accessMonitoredStage, listNames } from '@school/olympiad-conduct/server'
import { refuse } from '../refuse.ts'

/**
 * Table of a grade as it would be published now.
 * @throws stage_not_found, only_methodists, stage_published
 */
export async function readPreliminary(
  ctx: Ctx,
  stageId: number,
  gradeIndex: number | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PreliminaryRow[]; total: number }> {
  const { stage } = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  if (stage.publishedAt) throw refuse('stage_published')
  const grade = stage.grades.find((one) => gradeIndex === undefined || one.gradeIndex === gradeIndex)
  if (!grade) throw refuse('stage_not_found')
  const table = await listPreliminary(ctx.sql, grade.workId)
  const degrees = stage.awards ? awardsOf(table, stage.awards) : table.map(() => null)
  const places = placesOf(table)
  const shown = table
    .map((row, index) => ({
      ...row,
      place: places[index]!,
      award: degrees[index]!,
    }))
    .slice((page - 1) * limit, page * limit)
  const names = await listNames(
    ctx.sql,
    shown.map(({ userId }) => userId),
  )
  const rows = shown.map((row) => {
    const { name = '', school = null } = names.get(row.userId) ?? {}
    return { ...row, name, school, percent: percentOfPoints(row.points, row.maxPoints) }
  })
  return { rows, total: table.length }
}
