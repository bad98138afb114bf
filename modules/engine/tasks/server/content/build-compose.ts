import { maxPieces, type ResponseOf } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { idByNumber, listed, pieceIds, shownPieces } from './pieces.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'compose'>

const idsOf = ({ pieces, extra }: Source): string[] => pieceIds([...pieces, ...extra])

function reportNumbers({ also }: Source, count: number, scribe: Scribe): void {
  for (const [index, numbers] of also.entries()) {
    for (const [at, number] of numbers.entries()) {
      if (number > count) scribe.report(['also', index], says.noSuchPiece(number, count))
      if (numbers.indexOf(number) !== at) scribe.report(['also', index], says.pieceTwice(number))
    }
  }
}

export function buildCompose(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  const { pieces, extra, also, glued } = source
  const ids = idsOf(source)
  if (ids.length > maxPieces) scribe.report(['extra'], says.tooManyPieces(ids.length, maxPieces))
  reportNumbers(source, ids.length, scribe)
  return {
    question: {
      kind: 'compose',
      html: scribe.statement(statement),
      pieces: shownPieces([...listed('pieces', pieces), ...listed('extra', extra)], scribe),
      isGlued: glued,
    },
    rubric: {
      kind: 'compose',
      pieces: ids,
      answers: [ids.slice(0, pieces.length), ...also.map((numbers) => numbers.map(idByNumber(ids)))],
    },
  }
}

export function composeAnswer(source: Source): (numbers: number[]) => ResponseOf<'compose'> {
  const idOf = idByNumber(idsOf(source))
  return (numbers) => ({ kind: 'compose', pieces: numbers.map(idOf) })
}
