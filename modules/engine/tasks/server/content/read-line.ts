import type { LineEnd, Question } from '../../contract/index.ts'
import { readNumber } from '../checking/read-number.ts'
import { writtenNumber } from '../written-number.ts'

export interface WrittenLine {
  shape: 'points' | 'interval'
  ends: LineEnd[]
}

const interval = /^([[(])([^;]+);([^;]+)([\])])$/

function numberIn(text: string): number | null {
  const read = readNumber(text)
  return read && read.rest === '' ? read.value : null
}

/** @param infinity how the endless side is written */
function endIn(text: string, bracket: string, infinity: RegExp): LineEnd | null {
  if (infinity.test(text.trim())) return { at: null, isOpen: true, isEndless: true }
  const at = numberIn(text)
  return at === null ? null : { at, isOpen: bracket === '(' || bracket === ')', isEndless: false }
}

/** Reads points `-1; 4` or an interval `(-2; 3]`, `[0; +∞)` as an author writes them; null when it is neither. */
export function readLine(text: string): WrittenLine | null {
  const [, open, from, to, close] = interval.exec(text.trim()) ?? []
  if (open && from && to && close) {
    const left = endIn(from, open, /^[-\u2212]\s?∞$/)
    const right = endIn(to, close, /^\+?\s?∞$/)
    return left && right ? { shape: 'interval', ends: [left, right] } : null
  }
  const points = text.split(';').map(numberIn)
  const ends = points.flatMap((at) => (at === null ? [] : [{ at, isOpen: false, isEndless: false }]))
  return ends.length === points.length ? { shape: 'points', ends } : null
}

/** The same in reverse, for task authors. */
export function writtenLine(ends: readonly LineEnd[], question: Question): string {
  const at = (end: LineEnd | undefined) => (end?.at == null ? '?' : writtenNumber(end.at))
  if (question.kind !== 'number_line' || question.shape === 'points') return ends.map(at).join('; ')
  const [left, right] = ends
  const from = left?.isEndless ? '(−∞' : `${left?.isOpen ? '(' : '['}${at(left)}`
  const to = right?.isEndless ? '+∞)' : `${at(right)}${right?.isOpen ? ')' : ']'}`
  return `${from}; ${to}`
}
