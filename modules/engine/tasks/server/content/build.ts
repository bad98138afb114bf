import type { QuestionAndRubric } from '../rubric.ts'
import { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'
import type { TaskSource } from './schema.ts'
import { buildChoice } from './build-choice.ts'
import { buildCompose } from './build-compose.ts'
import { buildForPerson } from './build-for-person.ts'
import { buildGaps } from './build-gaps.ts'
import { buildGrouping } from './build-grouping.ts'
import { buildMarkWords } from './build-mark-words.ts'
import { buildMatching } from './build-matching.ts'
import { buildNumber } from './build-number.ts'
import { buildOrdering } from './build-ordering.ts'
import { buildImagePoint } from './build-image-point.ts'
import { buildNumberLine } from './build-number-line.ts'
import { buildTable } from './build-table.ts'
import { buildShortText } from './build-short-text.ts'

export function buildQuestionAndRubric(
  source: TaskSource,
  statement: Section,
  scribe: Scribe,
): QuestionAndRubric {
  switch (source.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return buildChoice(source, statement, scribe)
    case 'number':
      return buildNumber(source, statement, scribe)
    case 'short_text':
      return buildShortText(source, statement, scribe)
    case 'gaps':
      return buildGaps(source, statement, scribe)
    case 'ordering':
      return buildOrdering(source, statement, scribe)
    case 'compose':
      return buildCompose(source, statement, scribe)
    case 'matching':
      return buildMatching(source, statement, scribe)
    case 'grouping':
      return buildGrouping(source, statement, scribe)
    case 'mark_words':
      return buildMarkWords(source, statement, scribe)
    case 'table':
      return buildTable(source, statement, scribe)
    case 'number_line':
      return buildNumberLine(source, statement, scribe)
    case 'image_point':
      return buildImagePoint(source, statement, scribe)
    case 'file':
    case 'essay':
      return buildForPerson(source, statement, scribe)
  }
}
