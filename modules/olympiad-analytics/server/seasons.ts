import { folded } from '@school/texts'
import type { AnalysedStage } from '../contract/index.ts'

// Seasons of an olympiad are olympiads of their own: what ties them is the title and the subject.

type Stage = Pick<AnalysedStage, 'id' | 'title' | 'olympiad' | 'discipline' | 'publishedAt'>

const named = (text: string): string => folded(text.trim())

const isSameOlympiad = (a: Stage, b: Stage): boolean =>
  named(a.olympiad.title) === named(b.olympiad.title) && a.discipline.id === b.discipline.id

/** The year in which a season begins: «2026/27» is 2026. */
const beginningOf = ({ olympiad: { season } }: Stage): number => Number.parseInt(season, 10)

/** The stage that is called the same, of the same olympiad, in the season right before; the last one where there were several. */
export function stageBefore<S extends Stage>(stage: Stage, published: readonly S[]): S | null {
  return (
    published
      .filter(
        (other) =>
          isSameOlympiad(other, stage) &&
          named(other.title) === named(stage.title) &&
          beginningOf(other) === beginningOf(stage) - 1,
      )
      .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
      .at(-1) ?? null
  )
}

/** Stages of the same olympiad that came out before, of this season and of the former ones, the first first. */
export const stagesBefore = <S extends Stage>(stage: Stage, published: readonly S[]): S[] =>
  published
    .filter(
      (other) =>
        other.id !== stage.id && isSameOlympiad(other, stage) && other.publishedAt < stage.publishedAt,
    )
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
