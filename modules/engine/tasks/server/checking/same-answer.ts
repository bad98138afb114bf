import type { Response } from '../../contract/index.ts'
import type { GapKey, Rubric } from '../rubric.ts'
import { isInside } from './areas.ts'
import { valueOf } from './number.ts'
import { readNumber } from './read-number.ts'
import { foldedFor, isBlank } from './text.ts'

/** Sums such as 0.1 + 0.2 are the number that was meant. */
const numberKey = (value: number): string => String(Number(value.toPrecision(12)))
const plainText = { answers: [''], caseSensitive: false }

function gapKey(key: GapKey | undefined, typed: string): string {
  if (key?.type === 'text') return foldedFor(key, typed)
  const read = key?.type === 'number' ? readNumber(typed) : null
  return read ? numberKey(read.value) : foldedFor(plainText, typed)
}

const placesKey = (keys: Record<string, GapKey>, typed: Record<string, string>): string | null =>
  listKey(
    Object.entries(typed)
      .filter(([, text]) => !isBlank(text))
      .map(([id, text]) => [id, gapKey(keys[id], text)])
      .toSorted(byId),
  )

const byId = ([a]: readonly unknown[], [b]: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1)
const listKey = (parts: readonly unknown[]): string | null =>
  parts.length === 0 ? null : JSON.stringify(parts)

function partsOf(rubric: Rubric, response: Response): readonly unknown[] {
  switch (response.kind) {
    case 'multiple_choice':
      return response.choices.toSorted()
    case 'ordering':
      return response.order
    case 'compose':
      return response.pieces
    case 'matching':
      return Object.entries(response.pairs).toSorted(byId)
    case 'grouping':
      return Object.entries(response.groups)
        .filter(([, items]) => items.length > 0)
        .map(([id, items]) => [id, items.toSorted()])
        .toSorted(byId)
    case 'mark_words':
      return response.words.toSorted()
    case 'number_line':
      return response.ends
        .filter(({ at, isEndless }) => at !== null || isEndless)
        .map(({ at, isOpen, isEndless }) => (isEndless ? 'endless' : [at, isOpen]))
    case 'image_point':
      return rubric.kind === 'image_point'
        ? response.points.map((point) => rubric.areas.findIndex((area) => isInside(area, point))).toSorted()
        : []
    default:
      return []
  }
}

/**
 * Key for comparing answers: answers with equal keys are the same answer, with the same typing rules as `check`. `null` for an empty
 * answer and for one that people check.
 */
export function sameAnswerKey(rubric: Rubric, response: Response): string | null {
  if (response.kind === 'single_choice') return response.choice || null
  if (rubric.kind === 'gaps' && response.kind === 'gaps') return placesKey(rubric.gaps, response.gaps)
  if (rubric.kind === 'table' && response.kind === 'table') return placesKey(rubric.cells, response.cells)
  if (response.kind === 'number' || response.kind === 'short_text') {
    if (isBlank(response.text)) return null
    const value = rubric.kind === 'number' ? valueOf(response.text, rubric) : null
    if (value !== null) return numberKey(value)
    return foldedFor(rubric.kind === 'short_text' ? rubric : plainText, response.text)
  }
  return listKey(partsOf(rubric, response))
}
