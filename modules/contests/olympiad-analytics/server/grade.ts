import type { Ctx } from '@school/kernel/server'
import { noteNames } from '@school/organizations/server'
import { readWorkStats } from '@school/ratings/server'
import type { GradeMatrix } from '../contract/index.ts'
import { accessPlace, accessPublishedStage, namedOf, requireGrade } from './access.ts'
import { listOwnClassIds, listPupils, listTasks, listTrainings, type PupilRow } from './queries.ts'
import { presentStage, readGroups } from './reading.ts'
import { isWeak, themesOf } from './rules.ts'

/** Share of a task in whole percent; 100 is the full score. */
const percentOfShare = (share: number | undefined): number | null =>
  share === undefined ? null : share >= 1 ? 100 : Math.min(99, Math.round(100 * share))

/** Percentage of these pupils who solved a task. */
const solvedPercent = (pupils: readonly PupilRow[], taskId: number): number =>
  pupils.length === 0
    ? 0
    : Math.floor((100 * pupils.filter(({ shares }) => (shares[taskId] ?? 0) >= 1).length) / pupils.length)

/** Results of a grade of a school: tasks by pupils. @throws analytics_not_found */
export async function readGrade(
  ctx: Ctx,
  asked: { publishedStageId: number; organizationId: number; gradeIndex: number },
  list: 'olympiad' | 'olympiad_file' = 'olympiad',
): Promise<GradeMatrix> {
  const { gradeIndex } = asked
  const place = await accessPlace(ctx, asked.organizationId)
  const stage = await accessPublishedStage(ctx, asked.publishedStageId)
  requireGrade(place, stage, gradeIndex)
  const figures = (await readGroups(ctx, place, stage, null)).now.of(gradeIndex)
  const seeNames = ctx.features.has('schoolPersonalDataAccess')
  const about = {
    stage: presentStage(stage),
    organization: namedOf(place),
    trail: place.trail,
    gradeIndex,
    figures,
    can: { seeNames },
  }
  if (!figures || figures.participants === 0)
    return { ...about, tasks: [], themes: [], trainings: [], ownClassIds: [], pupils: [], withheld: 0 }

  const { workId, tasks } = await listTasks(ctx.sql, stage.id, gradeIndex)
  const [pupils, everywhere] = await Promise.all([
    listPupils(ctx.sql, place, stage, gradeIndex),
    readWorkStats(ctx.sql, workId),
  ])
  const solved = new Map(everywhere.tasks.map((task) => [task.id, task.solvedPercent]))
  const compared = tasks.map((task) => {
    const herePercent = solvedPercent(pupils, task.id)
    const everywherePercent = solved.get(task.id) ?? 0
    return { ...task, herePercent, everywherePercent, isWeak: isWeak(herePercent, everywherePercent) }
  })
  const trainings = compared.some((task) => task.isWeak)
    ? await listTrainings(ctx.sql, stage, gradeIndex, ctx.now)
    : []
  const shown = pupils.filter(({ lacksConsent }) => !lacksConsent)
  if (seeNames)
    noteNames(ctx, {
      organizationId: place.id,
      list,
      about: `${stage.olympiad.title}, ${stage.title}`,
      names: shown.length,
    })
  return {
    ...about,
    tasks: compared.map(({ themes: _, ...task }) => task),
    themes: themesOf(compared),
    trainings,
    ownClassIds:
      trainings.length === 0 ? [] : await listOwnClassIds(ctx.sql, place, stage, gradeIndex, ctx.viewer.id),
    pupils: shown.map(({ name, className, percent, award, shares }, index) => ({
      number: index + 1,
      name: seeNames ? name : null,
      className: seeNames ? className : null,
      percent,
      award,
      cells: tasks.map(({ id }) => percentOfShare(shares[id])),
    })),
    withheld: pupils.length - shown.length,
  }
}
