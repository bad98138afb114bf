import { type LineEnd, maxLinePoints } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { writtenNumber } from '../written-number.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'number_line'>

const mostSteps = 400
const mostLabels = 21
const guard = 1e-9

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < guard

/** How far a point is from the nearest place where it can be put. */
const offStep = (at: number, { line: { from, step } }: Source): number =>
  Math.abs(at - (from + Math.round((at - from) / step) * step))

function reportLine({ line: { from, to, step, labels = step } }: Source, scribe: Scribe): void {
  const steps = (to - from) / step
  if (from >= to) scribe.report(['line'], says.lineBackwards)
  else if (!isWhole(steps) || steps > mostSteps) scribe.report(['line'], says.lineSteps(mostSteps))
  else if (!isWhole(labels / step) || (to - from) / labels >= mostLabels)
    scribe.report(['line'], says.lineLabels(mostLabels))
}

function reportEnds(source: Source, ends: readonly LineEnd[], path: PropertyKey[], scribe: Scribe): void {
  const { from, to } = source.line
  for (const { at } of ends) {
    if (at !== null && (at < from || at > to)) scribe.report(path, says.lineOutside(writtenNumber(at)))
  }
}

function reportAnswer(source: Source, scribe: Scribe): void {
  const { answer, proof, tolerance } = source
  const places = answer.ends.flatMap(({ at }) => at ?? [])
  reportEnds(source, answer.ends, ['answer'], scribe)
  for (const at of places) {
    if (offStep(at, source) > tolerance + guard)
      scribe.report(['answer'], says.lineOffStep(writtenNumber(at)))
  }
  const [left = -Infinity, right = Infinity] = places
  if (answer.shape === 'interval' && places.length === 2 && left >= right)
    scribe.report(['answer'], says.intervalBackwards)
  if (answer.shape === 'points' && (places.length > maxLinePoints || new Set(places).size < places.length))
    scribe.report(['answer'], says.tooManyPoints(maxLinePoints))
  for (const side of ['right', 'wrong'] as const) {
    for (const [index, { shape }] of proof[side].entries()) {
      if (shape !== answer.shape) scribe.report(['proof', side, index], says.anotherShape)
    }
  }
}

export function buildNumberLine(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  reportLine(source, scribe)
  reportAnswer(source, scribe)
  const { line, answer, tolerance } = source
  const { from, to, step, labels = step, unit = null } = line
  return {
    question: {
      kind: 'number_line',
      html: scribe.statement(statement),
      shape: answer.shape,
      count: answer.ends.length,
      from,
      to,
      step,
      labelStep: labels,
      unit,
    },
    rubric: { kind: 'number_line', ...answer, tolerance, from, to },
  }
}
