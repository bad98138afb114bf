import type { LineEnd, QuestionOf } from '@school/tasks/contract'
import { written } from './line-rules.ts'
import { t } from './ru.ts'

type Line = QuestionOf<'number_line'>

export const endName = ({ shape, count }: Line, index: number): string => {
  if (shape === 'interval') return index === 0 ? t.leftEnd : t.rightEnd
  return count === 1 ? t.thePoint : t.pointName(index + 1)
}

const withUnit = ({ unit }: Line, at: number): string => (unit ? `${written(at)}\u00a0${unit}` : written(at))

/** The position of an end, in short notation. */
export const endPlace = (line: Line, { at, isEndless }: LineEnd, index: number): string => {
  if (isEndless) return t.endless[index] ?? ''
  return at === null ? t.unset : withUnit(line, at)
}

/** The same for screen readers. */
export function endSaid(line: Line, { at, isOpen, isEndless }: LineEnd, index: number): string {
  if (isEndless) return t.endlessWords[index] ?? ''
  if (at === null) return t.unset
  return line.shape === 'points' ? withUnit(line, at) : `${withUnit(line, at)}, ${isOpen ? t.open : t.closed}`
}
