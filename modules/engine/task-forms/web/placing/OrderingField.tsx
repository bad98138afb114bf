import { IconChevronDown, IconChevronUp, useYou } from '@school/ui'
import { type KeyboardEvent, useRef } from 'react'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { MarkLabel } from '../MarkLabel.tsx'
import { spoken } from '../spoken.ts'
import { Grip, PieceText } from './Piece.tsx'
import { fullOrder, movedTo } from './moves.ts'
import styles from './placing.module.css'
import { PlacingForm } from './PlacingForm.tsx'
import { t } from './ru.ts'
import { usePlaces } from './use-places.ts'

interface OrderingFieldProps extends FieldProps {
  question: QuestionOf<'ordering'>
  value: ResponseOf<'ordering'>
}

export function OrderingField({
  question,
  value,
  onChange,
  disabled,
  statementId,
  marks,
}: OrderingFieldProps) {
  const you = useYou()
  const form = useRef<HTMLFieldSetElement>(null)
  const order = fullOrder(value.order, question.items)
  const htmlOf = (id: string) => question.items.find((item) => item.id === id)!.html
  const nameOf = (id: string) => spoken(htmlOf(id))
  const last = order.length - 1

  const put = (id: string, place: string) => {
    const index = Math.min(Math.max(Number(place), 0), last)
    if (order[index] !== id) onChange({ ...value, order: movedTo(order, id, index) })
    return t.moved(nameOf(id), index + 1, order.length)
  }
  const places = usePlaces({
    form,
    nameOf,
    placeOf: (id) => String(order.indexOf(id)),
    put,
    sayHeld: t.heldRow,
  })
  const { held, draggedId, over } = places

  const step = (id: string, by: number) => places.setNews(put(id, String(order.indexOf(id) + by)))
  const stepByKey = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || held !== id) return
    event.preventDefault()
    places.focusOn(id)
    step(id, by)
  }
  /** Keeps the focus on the pressed arrow while its row moves. */
  const arrow = (id: string, by: -1 | 1, Icon: typeof IconChevronUp) => {
    const isAtEnd = order[by < 0 ? 0 : last] === id
    return (
      <button
        type="button"
        className={styles.arrow}
        data-item={`${id}:${by}`}
        aria-label={by < 0 ? t.up(nameOf(id)) : t.down(nameOf(id))}
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (isAtEnd) return
          places.focusOn(`${id}:${by}`)
          step(id, by)
        }}
      >
        <Icon aria-hidden="true" />
      </button>
    )
  }
  /** The side of the row under the pointer where the dragged one will be inserted. */
  const sideOf = (index: number): string | undefined => {
    if (draggedId === null || over !== String(index)) return undefined
    return order.indexOf(draggedId) < index ? 'after' : 'before'
  }

  return (
    <PlacingForm
      {...{ form, places, disabled, statementId }}
      title={you(t.ordering)}
      howTo={you(t.howToOrder)}
    >
      <ol className={`plain-list ${styles.rows}`}>
        {order.map((id, index) => {
          const mark = markOf(marks, id)
          return (
            <li
              key={id}
              className={styles.row}
              data-movable
              data-place={index}
              data-mark={mark}
              data-held={held === id || undefined}
              data-dragged={draggedId === id || undefined}
              data-side={sideOf(index)}
            >
              <button
                type="button"
                className={styles.rowButton}
                data-item={id}
                aria-pressed={held === id}
                onPointerDown={(event) => places.beginDrag(event, id)}
                onClick={(event) => places.press(id, event)}
                onKeyDown={(event) => stepByKey(event, id)}
              >
                <Grip />
                <span aria-hidden="true" className={styles.number} data-number={index + 1} />
                <span className="visually-hidden">{t.nth(index + 1)}</span>
                <PieceText html={htmlOf(id)} />
              </button>
              {mark && <MarkLabel mark={mark} isWordHidden />}
              {!disabled && (
                <span className={styles.arrows}>
                  {arrow(id, -1, IconChevronUp)}
                  {arrow(id, 1, IconChevronDown)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </PlacingForm>
  )
}
