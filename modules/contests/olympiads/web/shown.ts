import type { Olympiad, Stage } from '../contract/index.ts'

/** Stage of the table: the requested one, otherwise the last published one, otherwise the last open one. */
export function shownStage({ stages }: Pick<Olympiad, 'stages'>, wanted: number | null): Stage | null {
  const open = stages.filter(({ isRatingOpen }) => isRatingOpen)
  return (
    open.find(({ id }) => id === wanted) ??
    open.findLast(({ state, kind }) => state === 'published' && kind !== 'trial') ??
    open.at(-1) ??
    null
  )
}

/** Grade of the table: the requested one, otherwise the grade of the viewer in this stage, otherwise the default of the viewer. */
export function shownGrade(
  stage: Stage,
  olympiad: Pick<Olympiad, 'shownGrade'>,
  wanted: number | null,
): number {
  const grades = stage.grades.map(({ gradeIndex }) => gradeIndex)
  const own = stage.participation?.gradeIndex ?? null
  return (
    [wanted, own, olympiad.shownGrade].find((grade) => grade !== null && grades.includes(grade)) ?? grades[0]!
  )
}
