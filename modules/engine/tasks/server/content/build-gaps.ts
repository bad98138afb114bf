import type { SlottedPart } from '@school/markdown'
import type { Gap, StatementPart } from '../../contract/index.ts'
import type { QuestionAndRubric, GapKey } from '../rubric.ts'
import { numberKey } from './build-number.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

export type GapSource = SourceOf<'gaps'>['gaps'][string]

/** Natural order, so that the position in the list reveals nothing. */
const collator = new Intl.Collator('ru', { numeric: true })

export const gapOf = (id: string, source: GapSource): Gap =>
  source.type === 'choice'
    ? { id, type: 'choice', options: source.options.toSorted(collator.compare) }
    : { id, type: source.type }

/** @param path where the gap is described in the file */
export function gapKey(path: readonly PropertyKey[], source: GapSource, scribe: Scribe): GapKey {
  if (source.type === 'text') {
    return { type: 'text', answers: source.answers, caseSensitive: source.case_sensitive }
  }
  if (source.type === 'number') {
    return { type: 'number', ...numberKey(source, [...path, 'answer'], scribe) }
  }
  const { options, answer } = source
  if (!options.includes(answer)) scribe.report([...path, 'answer'], says.answerNotInOptions(answer))
  if (options.some((option) => option.includes('$')))
    scribe.report([...path, 'options'], says.formulaInOption)
  for (const [index, option] of options.entries()) {
    if (options.indexOf(option) !== index) scribe.report([...path, 'options'], says.sameOptionText(option))
  }
  return { type: 'choice', options, answer }
}

function withGaps(parts: readonly SlottedPart[], gaps: ReadonlyMap<string, Gap>): StatementPart[] {
  return parts.flatMap((part): StatementPart[] => {
    if ('html' in part) return [part]
    if ('parts' in part) return [{ ...part, parts: withGaps(part.parts, gaps) }]
    const gap = gaps.get(part.slot)
    return gap ? [{ gap }] : []
  })
}

function reportMarks(
  described: readonly string[],
  marked: readonly string[],
  section: Section,
  scribe: Scribe,
): void {
  for (const id of described) {
    if (!marked.includes(id)) scribe.report(['gaps', id], says.gapNotInStatement(id))
  }
  const lines = section.text.split('\n')
  for (const [index, id] of marked.entries()) {
    const line = 1 + lines.findIndex((text) => text.includes(`{{${id}}}`))
    if (!described.includes(id))
      scribe.reportBody([{ line, message: says.gapNotDescribed(id) }], section.linesBefore)
    if (marked.indexOf(id) !== index)
      scribe.reportBody([{ line, message: says.gapTwice(id) }], section.linesBefore)
  }
}

export function buildGaps(source: SourceOf<'gaps'>, statement: Section, scribe: Scribe): QuestionAndRubric {
  const entries = Object.entries(source.gaps)
  const slotted = scribe.slotted(statement)
  const ids = entries.map(([id]) => id)
  reportMarks(ids, slotted.slots, statement, scribe)
  const gaps = new Map(entries.map(([id, gap]) => [id, gapOf(id, gap)]))
  return {
    question: { kind: 'gaps', parts: withGaps(slotted.parts, gaps) },
    rubric: {
      kind: 'gaps',
      gaps: Object.fromEntries(entries.map(([id, gap]) => [id, gapKey(['gaps', id], gap, scribe)])),
    },
  }
}
