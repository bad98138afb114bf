import type { CSSProperties, ReactNode, Ref } from 'react'
import type { LineEnd, QuestionOf, Verdict } from '@school/tasks/contract'
import { markOf } from '../field.ts'
import styles from './line.module.css'
import { labelsOf, percentAlong, written } from './line-rules.ts'

interface LineDrawingProps {
  question: QuestionOf<'number_line'>
  ends: readonly LineEnd[]
  marks?: Verdict['parts']
  track?: Ref<HTMLDivElement>
  children?: ReactNode
}

const mostTicks = 60
const ticksOf = ({ from, to, step }: QuestionOf<'number_line'>): number[] => {
  const count = Math.round((to - from) / step)
  return count > mostTicks ? [] : Array.from({ length: count + 1 }, (_, index) => from + index * step)
}

const at = (percent: number): CSSProperties => ({ left: `${percent}%` })

/** The part of the line between the ends. */
function Span({ question, ends }: Pick<LineDrawingProps, 'question' | 'ends'>) {
  const [left, right] = ends
  if (question.shape !== 'interval' || !left || !right) return null
  if ((left.at === null && !left.isEndless) || (right.at === null && !right.isEndless)) return null
  const from = left.at === null ? 0 : percentAlong(question, left.at)
  const to = right.at === null ? 100 : percentAlong(question, right.at)
  return (
    <span
      className={styles.span}
      data-left={left.isEndless || undefined}
      data-right={right.isEndless || undefined}
      style={{ ...at(from), width: `${to - from}%` }}
    />
  )
}

/** A number line with its points; handles, if any, are put inside. Hidden from screen readers. */
export function LineDrawing({ question, ends, marks = [], track, children }: LineDrawingProps) {
  const labels = labelsOf(question)
  return (
    <div className={styles.line}>
      <div ref={track} className={styles.track}>
        <span className={styles.axis} />
        {ticksOf(question).map((value) => (
          <span key={value} className={styles.tick} style={at(percentAlong(question, value))} />
        ))}
        <Span question={question} ends={ends} />
        {labels.map((value, index) => (
          <span
            key={value}
            aria-hidden="true"
            className={styles.label}
            data-dense={labels.length > 11 || undefined}
            data-odd={index % 2 === 1 || undefined}
            style={at(percentAlong(question, value))}
          >
            {written(value)}
          </span>
        ))}
        {children ??
          ends.map((end, index) =>
            end.at === null ? null : (
              <span
                key={index}
                className={styles.dot}
                data-open={end.isOpen || undefined}
                data-mark={markOf(marks, String(index + 1))}
                style={at(percentAlong(question, end.at))}
              />
            ),
          )}
      </div>
      {question.unit && (
        <span aria-hidden="true" className={styles.unit}>
          {question.unit}
        </span>
      )}
    </div>
  )
}
