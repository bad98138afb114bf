import { maxPieces, type ResponseOf } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { idByNumber, listed, pieceIds, shownPieces, type Written } from './pieces.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'matching'>

const sideOf = ({ pairs }: Source, side: 'left' | 'right'): Written[] =>
  pairs.map((pair, index) => ({ text: pair[side], path: ['pairs', index, side] }))

const leftIds = ({ pairs }: Source): string[] => pieceIds(pairs.map(({ left }) => left))
const rightIds = ({ pairs, extra }: Source): string[] =>
  pieceIds([...pairs.map(({ right }) => right), ...extra])

export function buildMatching(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  const right = rightIds(source)
  if (right.length > maxPieces) scribe.report(['extra'], says.tooManyPieces(right.length, maxPieces))
  return {
    question: {
      kind: 'matching',
      html: scribe.statement(statement),
      left: shownPieces(sideOf(source, 'left'), scribe),
      right: shownPieces([...sideOf(source, 'right'), ...listed('extra', source.extra)], scribe),
    },
    rubric: {
      kind: 'matching',
      pairs: Object.fromEntries(leftIds(source).map((id, index) => [id, right[index]!])),
      right,
    },
  }
}

export function matchingAnswer(source: Source): (pairs: Record<string, number>) => ResponseOf<'matching'> {
  const leftOf = idByNumber(leftIds(source))
  const rightOf = idByNumber(rightIds(source))
  return (pairs) => ({
    kind: 'matching',
    pairs: Object.fromEntries(
      Object.entries(pairs).map(([left, right]) => [leftOf(Number(left)), rightOf(right)]),
    ),
  })
}
