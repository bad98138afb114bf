import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { LineEnd, Mark, QuestionOf } from '@school/tasks/contract'
import styles from './line.module.css'
import { percentAlong, written } from './line-rules.ts'
import { endName, endSaid } from './line-words.ts'

interface LineHandleProps {
  question: QuestionOf<'number_line'>
  end: LineEnd
  index: number
  mark: Mark | undefined
  disabled: boolean
  /** Where on the line a pointer is. */
  valueAt: (clientX: number) => number
  onMove: (value: number) => void
  onStep: (by: number) => void
  onEdge: (edge: 'from' | 'to') => void
  onToggle: () => void
  onRemove: () => void
}

/** The position of the handle of an end that is not put on the line yet. */
function percentFor({ question, end, index }: Pick<LineHandleProps, 'question' | 'end' | 'index'>): number {
  if (end.at !== null) return percentAlong(question, end.at)
  if (question.shape === 'points') return 50
  return index === 0 ? 0 : 100
}

/** A point of the line: dragged, or moved by keys as a slider. */
export function LineHandle(props: LineHandleProps) {
  const { question, end, index, mark, disabled, valueAt, onMove, onStep, onEdge, onToggle, onRemove } = props
  const isDragged = useRef(false)
  const { step, labelStep, from, to } = question

  const byKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const steps: Record<string, () => void> = {
      ArrowRight: () => onStep(step),
      ArrowUp: () => onStep(step),
      ArrowLeft: () => onStep(-step),
      ArrowDown: () => onStep(-step),
      PageUp: () => onStep(labelStep),
      PageDown: () => onStep(-labelStep),
      Home: () => onEdge('from'),
      End: () => onEdge('to'),
      ' ': onToggle,
      Delete: onRemove,
      Backspace: onRemove,
    }
    const act = steps[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDragged.current = true
  }
  const drag = (event: PointerEvent) => {
    if (isDragged.current) onMove(valueAt(event.clientX))
  }
  const drop = () => (isDragged.current = false)

  return (
    <div
      role="slider"
      className={styles.handle}
      style={{ left: `${percentFor(props)}%` }}
      tabIndex={disabled ? -1 : 0}
      aria-disabled={disabled || undefined}
      aria-label={endName(question, index)}
      aria-valuemin={from}
      aria-valuemax={to}
      aria-valuenow={end.at ?? (index === 0 ? from : to)}
      aria-valuetext={endSaid(question, end, index)}
      data-unset={(end.at === null && !end.isEndless) || undefined}
      data-endless={end.isEndless ? (index === 0 ? 'left' : 'right') : undefined}
      {...(!disabled && {
        onKeyDown: byKey,
        onPointerDown: begin,
        onPointerMove: drag,
        onPointerUp: drop,
        onPointerCancel: drop,
      })}
    >
      <span className={styles.dot} data-open={end.isOpen || undefined} data-mark={mark} />
      {end.at !== null && <span className={styles.value}>{written(end.at)}</span>}
    </div>
  )
}
