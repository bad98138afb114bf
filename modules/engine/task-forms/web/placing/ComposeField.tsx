import { type KeyboardEvent, useRef } from 'react'
import { useYou } from '@school/ui'
import type { Option, QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { Html } from '../Html.tsx'
import { spoken } from '../spoken.ts'
import { knownOf, movedTo, without } from './moves.ts'
import { Piece } from './Piece.tsx'
import styles from './placing.module.css'
import { PlacingForm } from './PlacingForm.tsx'
import { t } from './ru.ts'
import { isByKeys, usePlaces } from './use-places.ts'

interface ComposeFieldProps extends FieldProps {
  question: QuestionOf<'compose'>
  value: ResponseOf<'compose'>
}

const pool = 'pool'
const end = 'end'

export function ComposeField({ question, value, onChange, disabled, statementId, marks }: ComposeFieldProps) {
  const you = useYou()
  const form = useRef<HTMLFieldSetElement>(null)
  const chosen = knownOf(value.pieces, question.pieces)
  const spare = question.pieces.filter(({ id }) => !chosen.includes(id))
  const optionOf = (id: string): Option => question.pieces.find((piece) => piece.id === id)!
  const phraseOf = (ids: readonly string[]) =>
    ids.map((id) => spoken(optionOf(id).html)).join(question.isGlued ? '' : ' ')

  const place = (id: string, where: string): string => {
    const index = where === end ? chosen.length : Number(where)
    const pieces = where === pool ? without(chosen, id) : movedTo(chosen, id, index)
    if (pieces.join() !== chosen.join()) onChange({ ...value, pieces })
    return t.composed(phraseOf(pieces))
  }
  const places = usePlaces({
    form,
    nameOf: (id) => spoken(optionOf(id).html),
    placeOf: () => null,
    put: place,
    waiting: spare.map(({ id }) => id),
  })

  const takeBack = (id: string, isLed: boolean) => {
    const at = chosen.indexOf(id)
    const near = chosen[at + 1] ?? chosen[at - 1] ?? id
    if (isLed) places.focusOn(near)
    places.setNews(place(id, pool))
  }
  const moveByKey = (event: KeyboardEvent, id: string) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const index = chosen.indexOf(id) + (by ?? 0)
    if (event.key === 'Delete' || event.key === 'Backspace') takeBack(id, true)
    else if (by !== undefined && index >= 0 && index < chosen.length) {
      places.focusOn(id)
      places.setNews(place(id, String(index)))
    } else return
    event.preventDefault()
  }

  return (
    <PlacingForm
      {...{ form, places, disabled, statementId }}
      title={you(t.compose)}
      howTo={you(t.howToCompose)}
    >
      <div
        role="group"
        aria-label={you(t.yourAnswer)}
        className={styles.tray}
        data-place={end}
        data-glued={question.isGlued || undefined}
        data-over={places.over === end || undefined}
      >
        {chosen.map((id, index) => (
          <Piece
            key={id}
            option={optionOf(id)}
            places={places}
            mark={markOf(marks, id)}
            place={String(index)}
            onPress={(event) => takeBack(id, isByKeys(event))}
            onKeyDown={(event) => moveByKey(event, id)}
          />
        ))}
        {chosen.length === 0 && <span className={styles.empty}>{you(t.emptyTray)}</span>}
      </div>
      {question.isGlued && chosen.length > 0 && (
        <p className={styles.result}>
          {t.result}{' '}
          <strong>
            {chosen.map((id) => (
              <Html key={id} inline html={optionOf(id).html} />
            ))}
          </strong>
        </p>
      )}
      <div
        role="group"
        aria-label={t.pieces}
        className={styles.pool}
        data-place={pool}
        data-over={places.over === pool || undefined}
      >
        {spare.map((option) => (
          <Piece
            key={option.id}
            option={option}
            places={places}
            mark={markOf(marks, option.id)}
            onPress={(event) => places.moveTo(option.id, end, isByKeys(event))}
          />
        ))}
        {spare.length === 0 && <span className={styles.empty}>{t.allUsed}</span>}
      </div>
    </PlacingForm>
  )
}
