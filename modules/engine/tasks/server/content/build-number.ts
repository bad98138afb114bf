import { readNumber } from '../checking/read-number.ts'
import type { QuestionAndRubric, NumberKey } from '../rubric.ts'
import { mistakesOf } from './build-mistakes.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

/** The number of a field; 0 and a report when it is not one. */
function numberIn(source: number | string, path: readonly PropertyKey[], scribe: Scribe): number {
  if (typeof source === 'number') return source
  const read = readNumber(source)
  if (!read || read.rest !== '') scribe.report(path, says.notNumber(source))
  return read?.value ?? 0
}

/** What a number's key keeps of its field. */
export const numberKey = (
  { answer, tolerance }: { answer: number | string; tolerance: number },
  path: readonly PropertyKey[],
  scribe: Scribe,
): NumberKey => ({
  answer: numberIn(answer, path, scribe),
  tolerance,
  ...(typeof answer === 'string' && { written: answer }),
})

export function buildNumber(
  source: SourceOf<'number'>,
  statement: Section,
  scribe: Scribe,
): QuestionAndRubric {
  const { unit = null, other_units: otherUnits, unit_required: unitRequired } = source
  if (unit === null && (unitRequired || Object.keys(otherUnits).length > 0)) {
    scribe.report(unitRequired ? ['unit_required'] : ['other_units'], says.unitNeeded)
  }
  return {
    question: {
      kind: 'number',
      html: scribe.statement(statement),
      unit: unitRequired ? null : unit,
      unitRequired,
    },
    rubric: {
      kind: 'number',
      ...numberKey(source, ['answer'], scribe),
      unit,
      otherUnits,
      unitRequired,
      ...mistakesOf(source, scribe),
    },
  }
}
