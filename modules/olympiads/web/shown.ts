import type { Olympiad, Stage } from '../contract/index.ts'

/** The stage whose table is shown: the asked one, else the last that is out, else the last that is open. */
export function shownStage({ stages }: Pick<Olympiad, 'stages'>, wanted: number | null): Stage | null {
  const open = stages.filter(({ isRatingOpen }) => isRatingOpen)
  return (
    open.find(({ id }) => id === wanted) ??
    open.findLast(({ state, kind }) => state === 'published' && kind !== 'trial') ??
    open.at(-1) ??
    null
  )
}

/** The grade whose table is shown: the asked one, one’s own in this stage, else what suits the viewer. */
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
