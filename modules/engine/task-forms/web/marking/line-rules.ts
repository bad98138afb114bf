import type { LineEnd, QuestionOf } from '@school/tasks/contract'

type Line = QuestionOf<'number_line'>

export const unsetEnd: LineEnd = { at: null, isOpen: false, isEndless: false }

export const written = (value: number): string => String(value).replace('.', ',').replace('-', '\u2212')

/** Sums of steps such as 0.1 accumulate floating-point tails. */
const trimmed = (value: number): number => Number(value.toFixed(6))

/** The nearest allowed place of a point. */
export function snapped({ from, to, step }: Line, value: number): number {
  const at = trimmed(from + Math.round((value - from) / step) * step)
  return Math.min(to, Math.max(from, at))
}

export const percentAlong = ({ from, to }: Line, at: number): number => (100 * (at - from)) / (to - from)

/** All ends of the answer, including those that are not put yet. */
export const endsOf = ({ shape, count }: Line, ends: readonly LineEnd[]): LineEnd[] => {
  const known = ends.slice(0, count)
  if (shape === 'points') return known.length < count ? [...known, unsetEnd] : known
  return [known[0] ?? unsetEnd, known[1] ?? unsetEnd]
}

/** The ends to send: for points only those that are put, for an interval both. */
const sent = ({ shape }: Line, ends: LineEnd[]): LineEnd[] =>
  shape === 'points' ? ends.filter(({ at }) => at !== null) : ends

const replaced = (line: Line, ends: readonly LineEnd[], index: number, end: LineEnd): LineEnd[] =>
  sent(
    line,
    endsOf(line, ends).map((known, at) => (at === index ? end : known)),
  )

export const withEnd = (
  line: Line,
  ends: readonly LineEnd[],
  index: number,
  change: Partial<LineEnd>,
): LineEnd[] => replaced(line, ends, index, { ...(endsOf(line, ends)[index] ?? unsetEnd), ...change })

/** An end goes to a place; the left one stays to the left of the right one. */
export function movedEnd(line: Line, ends: readonly LineEnd[], index: number, value: number): LineEnd[] {
  const { shape, from, to, step } = line
  let at = snapped(line, value)
  if (shape === 'interval') {
    const other = endsOf(line, ends)[1 - index]?.at ?? null
    if (other !== null) at = trimmed(index === 0 ? Math.min(at, other - step) : Math.max(at, other + step))
    if (at < from || at > to) return [...ends]
  }
  return withEnd(line, ends, index, { at, isEndless: false })
}

/**
 * A step of an end. The left one begins at the left edge, the right one at the right edge; a step beyond its own edge
 * makes an interval infinite, a step back returns the end.
 */
export function steppedEnd(line: Line, ends: readonly LineEnd[], index: number, by: number): LineEnd[] {
  const { shape, from, to } = line
  const { at, isEndless } = endsOf(line, ends)[index] ?? unsetEnd
  if (shape === 'points')
    return movedEnd(line, ends, index, at === null ? snapped(line, (from + to) / 2) : at + by)
  const edge = index === 0 ? from : to
  const isOutward = by < 0 === (index === 0)
  if (isEndless) return isOutward ? [...ends] : movedEnd(line, ends, index, edge)
  if (at === null) return movedEnd(line, ends, index, edge)
  if (isOutward && at === edge) return withEnd(line, ends, index, { at: null, isEndless: true })
  return movedEnd(line, ends, index, at + by)
}

/** A press on the line: puts an end that is not put yet, else moves the nearest one. */
export function pressedAt(line: Line, ends: readonly LineEnd[], value: number): LineEnd[] {
  const all = endsOf(line, ends)
  const [left, right] = all
  const at = snapped(line, value)
  if (
    line.shape === 'interval' &&
    left!.at !== null &&
    right!.at === null &&
    !right!.isEndless &&
    at < left!.at
  )
    return [
      { ...left!, at },
      { ...right!, at: left!.at, isOpen: left!.isOpen },
    ]
  const free = all.findIndex((end) => end.at === null && !end.isEndless)
  if (free >= 0) return movedEnd(line, ends, free, at)
  const near = all
    .map((end, index) => ({ index, far: end.at === null ? Infinity : Math.abs(end.at - at) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return near && near.far < Infinity ? movedEnd(line, ends, near.index, at) : [...ends]
}

export const withoutEnd = (line: Line, ends: readonly LineEnd[], index: number): LineEnd[] =>
  line.shape === 'points' ? ends.filter((_, at) => at !== index) : replaced(line, ends, index, unsetEnd)

/** Labelled marks of the line. */
export const labelsOf = ({ from, to, labelStep }: Line): number[] =>
  Array.from({ length: Math.floor((to - from) / labelStep + 1e-9) + 1 }, (_, index) =>
    trimmed(from + index * labelStep),
  )
