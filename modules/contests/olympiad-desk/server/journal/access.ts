import type { Ctx } from '@school/kernel/server'
import { listTaughtClasses, type SchoolClass } from '@school/school-classes/server'
import { type OlympiadRow, type StageRow, findOlympiad, findStage, gradesOf } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'
import { countJournals } from './queries.ts'

export interface JournalOfStage {
  stage: StageRow
  olympiad: OlympiadRow
  /** All classes that the viewer teaches. */
  classes: SchoolClass[]
  /** The requested classes. */
  chosen: SchoolClass[]
  schoolClassId: number | null
  /** Points and places are visible. */
  areResultsOut: boolean
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Same condition as in `accessTable`. */
export const areResultsOut = ({ publishedAt, isRatingLive }: StageRow): boolean =>
  publishedAt !== null || isRatingLive

/** A stage for a grade of the viewer's classes, or with a pupil of theirs. @throws stage_not_found, school_class_not_found */
export async function accessJournal(
  ctx: Ctx,
  stageId: number,
  schoolClassId: number | null,
): Promise<JournalOfStage> {
  const [stage, classes] = await Promise.all([
    findStage(ctx.sql, stageId),
    listTaughtClasses(ctx.sql, ctx.viewer.id),
  ])
  const olympiad = stage && (await findOlympiad(ctx.sql, stage.olympiadId))
  if (!olympiad) throw refuse('stage_not_found')
  const isPresent = olympiad.retiredAt === null && stage.cancelledAt === null
  const isOfGrade = isPresent && classes.some(({ gradeIndex }) => gradesOf(stage).includes(gradeIndex))
  if (!isOfGrade) {
    const counts = await countJournals(ctx.sql, [stageId], idsOf(classes), [], ctx.now)
    if (!counts.get(stageId)?.registered) throw refuse('stage_not_found')
  }
  const chosen = classes.filter(({ id }) => schoolClassId === null || id === schoolClassId)
  if (schoolClassId !== null && chosen.length === 0) throw refuse('school_class_not_found')
  return { stage, olympiad, classes, chosen, schoolClassId, areResultsOut: areResultsOut(stage) }
}
