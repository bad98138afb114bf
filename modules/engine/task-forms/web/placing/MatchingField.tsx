import { type KeyboardEvent, useRef } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { Html } from '../Html.tsx'
import { MarkLabel } from '../MarkLabel.tsx'
import { spoken } from '../spoken.ts'
import { leftOf, withPair } from './moves.ts'
import { Piece } from './Piece.tsx'
import styles from './placing.module.css'
import { PlacingForm } from './PlacingForm.tsx'
import { Pool, pool } from './Pool.tsx'
import { t } from './ru.ts'
import { usePlaces } from './use-places.ts'

interface MatchingFieldProps extends FieldProps {
  question: QuestionOf<'matching'>
  value: ResponseOf<'matching'>
}

const noMarks: FieldProps['marks'] = []

export function MatchingField({
  question,
  value,
  onChange,
  disabled,
  statementId,
  marks,
}: MatchingFieldProps) {
  const you = useYou()
  const form = useRef<HTMLFieldSetElement>(null)
  const rightOf = (id: string | undefined) => question.right.find((right) => right.id === id)
  // A draft may be older than the task.
  const pairs = Object.fromEntries(
    question.left.flatMap(({ id }) => (rightOf(value.pairs[id]) ? [[id, value.pairs[id]!]] : [])),
  )
  const nameOf = (id: string) => spoken(rightOf(id)!.html)
  const leftName = (id: string) => spoken(question.left.find((left) => left.id === id)!.html)
  const spare = question.right.filter(({ id }) => leftOf(pairs, id) === null)

  const places = usePlaces({
    form,
    nameOf,
    placeOf: (id) => leftOf(pairs, id),
    put: (id, place) => {
      onChange({ ...value, pairs: withPair(pairs, id, place === pool ? null : place) })
      return place === pool ? t.returned(nameOf(id)) : t.paired(leftName(place), nameOf(id))
    },
    waiting: spare.map(({ id }) => id),
  })
  const { held, calling, over } = places
  const callText = disabled ? t.noPair : held === null ? you(t.choosePair) : t.here
  const giveBack = (event: KeyboardEvent, id: string) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    places.moveTo(id, pool, true)
  }

  return (
    <PlacingForm
      {...{ form, places, disabled, statementId }}
      title={you(t.matching)}
      howTo={you(t.howToMatch)}
    >
      <ul className={`plain-list ${styles.pairs}`}>
        {question.left.map(({ id, html }) => {
          const right = rightOf(pairs[id])
          const mark = markOf(marks, id)
          return (
            <li key={id} className={styles.pair} data-mark={mark}>
              <Html inline className={styles.left} html={html} />
              <div className={styles.slot} data-place={id} data-over={over === id || undefined}>
                {right ? (
                  <Piece
                    option={right}
                    places={places}
                    mark={undefined}
                    isPressed={held === right.id}
                    onKeyDown={(event) => giveBack(event, right.id)}
                  />
                ) : (
                  <button
                    type="button"
                    className={styles.call}
                    data-put
                    aria-label={t.for(callText, leftName(id))}
                    aria-pressed={calling === id}
                    onClick={(event) =>
                      held === null ? places.callFor(id, leftName(id)) : places.pressPlace(id, event)
                    }
                  >
                    {callText}
                  </button>
                )}
                {mark && <MarkLabel mark={mark} isWordHidden />}
              </div>
            </li>
          )
        })}
      </ul>
      <Pool
        label={t.choices}
        emptyText={t.allPaired}
        options={spare}
        places={places}
        marks={noMarks}
        isOpen={held !== null && leftOf(pairs, held) !== null}
      />
    </PlacingForm>
  )
}
