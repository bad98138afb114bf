import type { QuestionAndRubric } from '../rubric.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type ChoiceSource = SourceOf<'single_choice'> | SourceOf<'multiple_choice'>

function reportTwins({ options }: ChoiceSource, scribe: Scribe): void {
  const ids = new Set<string>()
  const texts = new Set<string>()
  for (const [index, { id, text }] of options.entries()) {
    if (ids.has(id)) scribe.report(['options', index], says.sameOptionId(id))
    if (texts.has(text)) scribe.report(['options', index], says.sameOptionText(text))
    ids.add(id)
    texts.add(text)
  }
}

function reportCorrectCount({ kind, options }: ChoiceSource, correct: number, scribe: Scribe): void {
  if (kind === 'single_choice' && correct !== 1) scribe.report(['options'], says.oneCorrect(correct))
  if (kind === 'multiple_choice' && correct === 0) scribe.report(['options'], says.someCorrect)
  if (kind === 'multiple_choice' && correct === options.length) scribe.report(['options'], says.notAllCorrect)
}

export function buildChoice(source: ChoiceSource, statement: Section, scribe: Scribe): QuestionAndRubric {
  const correct = source.options.filter((option) => option.correct).map(({ id }) => id)
  reportTwins(source, scribe)
  reportCorrectCount(source, correct.length, scribe)
  const html = scribe.statement(statement)
  const shown = source.options.map(({ id, text }, index) => ({
    id,
    html: scribe.inline(['options', index, 'text'], text),
  }))
  const keys = source.options.map(({ id, correct, comment }, index) => ({
    id,
    correct,
    comment: comment === undefined ? null : scribe.inline(['options', index, 'comment'], comment),
  }))
  const order = source.keep_order ? { keepOrder: true } : {}
  return source.kind === 'single_choice'
    ? {
        question: { kind: 'single_choice', html, options: shown, ...order },
        rubric: { kind: 'single_choice', options: keys },
      }
    : {
        question: { kind: 'multiple_choice', html, options: shown, ...order },
        rubric: { kind: 'multiple_choice', options: keys },
      }
}
