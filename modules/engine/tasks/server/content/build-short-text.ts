import type { QuestionAndRubric } from '../rubric.ts'
import { mistakesOf } from './build-mistakes.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

export function buildShortText(
  source: SourceOf<'short_text'>,
  statement: Section,
  scribe: Scribe,
): QuestionAndRubric {
  const { answers, case_sensitive: caseSensitive } = source
  return {
    question: { kind: 'short_text', html: scribe.statement(statement) },
    rubric: { kind: 'short_text', answers, caseSensitive, ...mistakesOf(source, scribe) },
  }
}
