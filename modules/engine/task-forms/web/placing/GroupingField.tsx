import { type KeyboardEvent, useRef } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { Html } from '../Html.tsx'
import { spoken } from '../spoken.ts'
import { groupOf, knownOf, withItem } from './moves.ts'
import { Piece } from './Piece.tsx'
import styles from './placing.module.css'
import { PlacingForm } from './PlacingForm.tsx'
import { Pool, pool } from './Pool.tsx'
import { t } from './ru.ts'
import { usePlaces } from './use-places.ts'

interface GroupingFieldProps extends FieldProps {
  question: QuestionOf<'grouping'>
  value: ResponseOf<'grouping'>
}

export function GroupingField({
  question,
  value,
  onChange,
  disabled,
  statementId,
  marks,
}: GroupingFieldProps) {
  const you = useYou()
  const form = useRef<HTMLFieldSetElement>(null)
  const itemOf = (id: string) => question.items.find((item) => item.id === id)!
  // A draft may be older than the task.
  const groups = Object.fromEntries(
    question.groups.map(({ id }) => [id, knownOf(value.groups[id] ?? [], question.items)]),
  )
  const nameOf = (id: string) => spoken(itemOf(id).html)
  const groupName = (id: string) => spoken(question.groups.find((group) => group.id === id)!.html)
  const spare = question.items.filter(({ id }) => groupOf(groups, id) === null)

  const places = usePlaces({
    form,
    nameOf,
    placeOf: (id) => groupOf(groups, id),
    put: (id, place) => {
      const group = place === pool ? null : place
      if (groupOf(groups, id) !== group) onChange({ ...value, groups: withItem(groups, id, group) })
      return group === null ? t.returned(nameOf(id)) : t.grouped(nameOf(id), groupName(group))
    },
    waiting: spare.map(({ id }) => id),
  })
  const { held, over } = places
  const giveBack = (event: KeyboardEvent, id: string) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    places.moveTo(id, pool, true)
  }

  return (
    <PlacingForm
      {...{ form, places, disabled, statementId }}
      title={you(t.grouping)}
      howTo={you(t.howToGroup)}
    >
      <Pool
        label={t.cards}
        emptyText={t.allPlaced}
        options={spare}
        places={places}
        marks={marks}
        isOpen={held !== null && groupOf(groups, held) !== null}
      />
      <div className={styles.groups}>
        {question.groups.map(({ id, html }) => (
          <div
            key={id}
            role="group"
            aria-label={groupName(id)}
            className={styles.group}
            data-place={id}
            data-over={over === id || undefined}
          >
            <Html inline className={styles.groupTitle} html={html} />
            {groups[id]!.map((item) => (
              <Piece
                key={item}
                option={itemOf(item)}
                places={places}
                mark={markOf(marks, item)}
                isPressed={held === item}
                onKeyDown={(event) => giveBack(event, item)}
              />
            ))}
            {!disabled && (
              <button
                type="button"
                className={styles.here}
                data-put
                data-shown={held !== null || undefined}
                aria-label={t.for(t.here, groupName(id))}
                onClick={(event) => places.pressPlace(id, event)}
              >
                {t.here}
              </button>
            )}
            {disabled && groups[id]!.length === 0 && <span className={styles.empty}>{t.emptyGroup}</span>}
          </div>
        ))}
      </div>
    </PlacingForm>
  )
}
