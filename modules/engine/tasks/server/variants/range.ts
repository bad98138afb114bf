import { tidy } from './value.ts'

export interface Range {
  from: number
  steps: number
  step: number
}

const range = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?: step (\d+(?:\.\d+)?))?$/

/** Parses `2..9` and `-1..1 step 0.5`; null when it is neither, or is descending. */
export function readRange(text: string): Range | null {
  const [all, from, to, step = '1'] = range.exec(text.trim()) ?? []
  if (all === undefined) return null
  const [start, end, stride] = [Number(from), Number(to), Number(step)]
  const steps = tidy((end - start) / stride)
  return stride > 0 && steps >= 1 && Number.isInteger(steps) ? { from: start, steps, step: stride } : null
}
