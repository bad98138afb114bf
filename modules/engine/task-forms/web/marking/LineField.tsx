import { type MouseEvent, useRef, useState } from 'react'
import { useYou } from '@school/ui'
import type { LineEnd, QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { AnswerFrame } from './AnswerFrame.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import { LineEnds } from './LineEnds.tsx'
import { LineHandle } from './LineHandle.tsx'
import { endsOf, movedEnd, pressedAt, steppedEnd, withEnd, withoutEnd, written } from './line-rules.ts'
import { endName, endSaid } from './line-words.ts'
import styles from './line.module.css'
import { t } from './ru.ts'

interface LineFieldProps extends FieldProps {
  question: QuestionOf<'number_line'>
  value: ResponseOf<'number_line'>
}

/** Points or an interval on a number line: put by a press, dragged, moved by keys or by buttons. */
export function LineField({ question, value, onChange, disabled, statementId, marks }: LineFieldProps) {
  const you = useYou()
  const track = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const { shape, count, from, to } = question
  const ends = endsOf(question, value.ends)
  const isInterval = shape === 'interval'

  /** @param announced the end to announce; sliders announce themselves */
  const put = (next: LineEnd[], announced?: number) => {
    onChange({ ...value, ends: next })
    const end = announced === undefined ? undefined : endsOf(question, next)[announced]
    if (end) setNews(t.said(endName(question, announced!), endSaid(question, end, announced!)))
  }
  const valueAt = (clientX: number): number => {
    const { left, width } = track.current!.getBoundingClientRect()
    return from + ((clientX - left) / width) * (to - from)
  }
  const press = (event: MouseEvent) => {
    if (disabled || (event.target as Element).closest('[role="slider"]')) return
    put(pressedAt(question, value.ends, valueAt(event.clientX)))
  }
  const toggle = (index: number) =>
    put(withEnd(question, value.ends, index, { isOpen: !ends[index]!.isOpen }), index)
  const makeEndless = (index: number) => {
    const isEndless = !ends[index]!.isEndless
    put(withEnd(question, value.ends, index, { isEndless, at: null }), index)
  }

  return (
    <AnswerFrame
      {...{ disabled, statementId, news }}
      title={isInterval ? you(t.interval) : you(t.points(count))}
      howTo={isInterval ? you(t.howToInterval) : you(t.howToPoint)}
      keys={isInterval ? t.keysToInterval : t.keysToPoint}
    >
      {/* Keyboard users have sliders for the points, pointer users press anywhere on the line. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.press}
        role="group"
        aria-label={t.line(written(from), written(to))}
        onClick={press}
      >
        <LineDrawing question={question} ends={ends} track={track}>
          {ends.map((end, index) => (
            <LineHandle
              key={index}
              {...{ question, end, index, disabled, valueAt }}
              mark={markOf(marks, String(index + 1))}
              onMove={(at) => put(movedEnd(question, value.ends, index, at))}
              onStep={(by) => put(steppedEnd(question, value.ends, index, by))}
              onEdge={(edge) => put(movedEnd(question, value.ends, index, question[edge]))}
              onToggle={() => isInterval && toggle(index)}
              onRemove={() => put(withoutEnd(question, value.ends, index), index)}
            />
          ))}
        </LineDrawing>
      </div>
      <LineEnds
        {...{ question, ends, marks, disabled }}
        onStep={(index, by) => put(steppedEnd(question, value.ends, index, by), index)}
        onToggle={toggle}
        onEndless={makeEndless}
        onRemove={(index) => put(withoutEnd(question, value.ends, index))}
      />
    </AnswerFrame>
  )
}
