import type { QuestionAndRubric } from '../rubric.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'file'> | SourceOf<'essay'>

/** «К1», «К2»… in the order of the file. */
export const criterionId = (index: number): string => says.criterion(index + 1)

function keyOf({ criteria }: Source, scribe: Scribe) {
  return criteria.map(({ points, description, levels }, index) => {
    const path = ['criteria', index]
    const known = Object.keys(levels).map(Number)
    for (const level of known)
      if (level > points) scribe.report([...path, 'levels', String(level)], says.levelTooHigh(level, points))
    return {
      id: criterionId(index),
      maxPoints: points,
      html: scribe.block([...path, 'description'], description),
      levels: known
        .toSorted((a, b) => b - a)
        .map((level) => ({
          points: level,
          html: scribe.inline([...path, 'levels', String(level)], levels[String(level)]!),
        })),
    }
  })
}

/** A task that a person checks: the question has criteria and their points, the key describes how they are given. */
export function buildForPerson(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  const html = scribe.statement(statement)
  const criteria = source.criteria.map(({ title, points }, index) => ({
    id: criterionId(index),
    title,
    maxPoints: points,
  }))
  const key = keyOf(source, scribe)
  return source.kind === 'file'
    ? {
        question: { kind: 'file', html, maxFiles: source.max_files, criteria },
        rubric: { kind: 'file', maxFiles: source.max_files, criteria: key },
      }
    : {
        question: { kind: 'essay', html, minWords: source.min_words ?? null, criteria },
        rubric: { kind: 'essay', criteria: key },
      }
}
