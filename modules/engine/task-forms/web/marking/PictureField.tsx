import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { MarkLabel } from '../MarkLabel.tsx'
import { AnswerFrame } from './AnswerFrame.tsx'
import styles from './picture.module.css'
import { kept, movedPoint, nearest, placeSaid, type Point, putPoint } from './picture-rules.ts'
import { PictureStage } from './PictureStage.tsx'
import { t } from './ru.ts'

interface PictureFieldProps extends FieldProps {
  question: QuestionOf<'image_point'>
  value: ResponseOf<'image_point'>
}

const coarseStep = 0.05
const fineStep = 0.01
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Points on a picture: pressed and dragged, or put with a sight moved by arrow keys. */
export function PictureField({ question, value, onChange, disabled, statementId, marks }: PictureFieldProps) {
  const you = useYou()
  const { picture, count } = question
  const { width, height } = picture
  const area = useRef<HTMLDivElement>(null)
  const dragged = useRef<number | null>(null)
  const [sight, setSight] = useState<Point>({ x: width / 2, y: height / 2 })
  const [news, setNews] = useState('')
  const { points } = value

  const send = (next: Point[]) => onChange({ ...value, points: next })
  const pointAt = ({ clientX, clientY }: MouseEvent | PointerEvent): Point => {
    const box = area.current!.getBoundingClientRect()
    return kept(picture, {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    })
  }
  const put = (at: Point) => {
    const next = putPoint(points, count, at)
    send(next)
    setNews(t.said(t.pointName(nearest(next, at) + 1), placeSaid(picture, at)))
  }
  const remove = (index: number) => {
    send(points.filter((_, at) => at !== index))
    setNews(t.removed(index + 1))
    area.current!.focus()
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const way = directions[event.key]
    if (way) {
      const step = (event.shiftKey ? fineStep : coarseStep) * Math.max(width, height)
      const at = kept(picture, { x: sight.x + way.x * step, y: sight.y + way.y * step })
      setSight(at)
      setNews(t.sightAt(placeSaid(picture, at)))
    } else if (event.key === 'Enter' || event.key === ' ') put(kept(picture, sight))
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (points.length > 0) remove(nearest(points, sight))
    } else return
    event.preventDefault()
  }
  const grab = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = index
  }
  const drag = (event: PointerEvent) => {
    if (dragged.current !== null) send(movedPoint(points, dragged.current, pointAt(event)))
  }
  const drop = () => (dragged.current = null)

  return (
    <AnswerFrame
      {...{ disabled, statementId, news }}
      title={you(t.picture(count))}
      howTo={you(t.howToShow)}
      keys={t.keysToShow}
    >
      <div onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
        <PictureStage picture={picture} points={points} marks={marks} {...(!disabled && { onGrab: grab })}>
          {/* A sight for keyboard users: no native control moves in two directions. */}
          <div
            ref={area}
            role="application"
            aria-label={t.sight}
            aria-disabled={disabled || undefined}
            className={styles.area}
            tabIndex={disabled ? -1 : 0}
            {...(!disabled && { onKeyDown: byKey, onClick: (event: MouseEvent) => put(pointAt(event)) })}
          >
            <span
              className={styles.sight}
              style={{ left: `${(100 * sight.x) / width}%`, top: `${(100 * sight.y) / height}%` }}
            />
          </div>
        </PictureStage>
      </div>
      {points.length > 0 && (
        <ol className={`plain-list ${styles.points}`}>
          {points.map((point, index) => {
            const mark = markOf(marks, String(index + 1))
            const name = t.pointName(index + 1)
            return (
              <li key={index} className={styles.row}>
                <span>
                  {name}
                  <span className="visually-hidden">: {placeSaid(picture, point)}</span>
                </span>
                {mark && <MarkLabel mark={mark} />}
                {!disabled && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t.removeOf(name)}
                    onClick={() => remove(index)}
                  >
                    {t.remove}
                  </button>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </AnswerFrame>
  )
}
