import type { PageOf } from '@school/kernel/contract'
import type { Ctx } from '@school/kernel/server'
import { noteNames, seesNames } from '@school/organizations/server'
import type { AppealsOfSchool, SchoolAppeal } from '../../contract/school-appeals.ts'
import { accessManagedStage, stageName } from '../accesses/access.ts'
import { accessSchoolDesk } from './access.ts'
import { type AppealsAsked, countAppealsBySchools, listAppealsOfSchools } from './appeal-queries.ts'

/**
 * Appeals of pupils of the school, with the replies of the jury. Hidden while the results are withdrawn.
 * @throws what `accessSchoolDesk` throws
 */
export async function readSchoolAppeals(
  ctx: Ctx,
  stageId: number,
  asked: AppealsAsked,
  list: 'olympiad' | 'olympiad_file' = 'olympiad',
): Promise<PageOf<SchoolAppeal>> {
  const { stage, olympiad, place } = await accessSchoolDesk(ctx, stageId)
  if (stage.publishedAt === null) return { rows: [], total: 0 }
  const { rows, total } = await listAppealsOfSchools(ctx.sql, { stageId, schoolIds: place.schoolIds }, asked)
  const isNamed = seesNames(ctx)
  if (isNamed)
    noteNames(ctx, { organizationId: place.id, list, about: stageName(olympiad, stage), names: rows.length })
  return {
    rows: rows.map(({ position, title, filedAt, decidedAt, name, ...row }) => ({
      ...row,
      name: isNamed ? name : null,
      task: { position, title },
      filedAt: filedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    total,
  }
}

/** @throws managed_place_not_found, stage_not_found */
export async function readAppealsBySchools(ctx: Ctx, stageId: number): Promise<AppealsOfSchool[]> {
  const { stage, place } = await accessManagedStage(ctx, stageId)
  if (stage.publishedAt === null) return []
  return countAppealsBySchools(ctx.sql, { stageId, schoolIds: place.schoolIds })
}
