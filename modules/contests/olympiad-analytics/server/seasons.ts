import { folded } from '@school/texts'
import type { AnalysedStage } from '../contract/index.ts'

// Each season of an olympiad is a separate olympiad row: they are matched by title and subject.

type Stage = Pick<AnalysedStage, 'id' | 'title' | 'olympiad' | 'discipline' | 'publishedAt'>

const named = (text: string): string => folded(text.trim())

const isSameOlympiad = (a: Stage, b: Stage): boolean =>
  named(a.olympiad.title) === named(b.olympiad.title) && a.discipline.id === b.discipline.id

/** First year of a season: «2026/27» is 2026. */
const beginningOf = ({ olympiad: { season } }: Stage): number => Number.parseInt(season, 10)

/** The stage of the same title, in the same olympiad, in the previous season; the last one when there were several. */
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

/** Earlier published stages of the same olympiad, of this and previous seasons, in chronological order. */
export const stagesBefore = <S extends Stage>(stage: Stage, published: readonly S[]): S[] =>
  published
    .filter(
      (other) =>
        other.id !== stage.id && isSameOlympiad(other, stage) && other.publishedAt < stage.publishedAt,
    )
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
