import type { ResponseOf } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { idByNumber, listed, pieceIds, shownPieces } from './pieces.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'ordering'>

export function buildOrdering(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  return {
    question: {
      kind: 'ordering',
      html: scribe.statement(statement),
      items: shownPieces(listed('items', source.items), scribe),
    },
    rubric: { kind: 'ordering', order: pieceIds(source.items) },
  }
}

export function orderingAnswer({ items }: Source): (numbers: number[]) => ResponseOf<'ordering'> {
  const idOf = idByNumber(pieceIds(items))
  return (numbers) => ({ kind: 'ordering', order: numbers.map(idOf) })
}
