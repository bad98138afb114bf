import type { Criterion, CriterionNote } from '@school/tasks/contract'
import { NoteText } from '@school/task-forms/web'
import { useId } from 'react'
import type { Given } from './points-rules.ts'
import { t } from './ru.ts'
import styles from './ReviewDesk.module.css'

export interface CriteriaFormProps {
  criteria: readonly Criterion[]
  notes: readonly CriterionNote[]
  given: Given
  /** Index of the criterion that the next digit sets. */
  at: number
  onGive: (id: string, points: number) => void
  onLook: (at: number) => void
  disabled: boolean
}

/** Points by criteria: native radio buttons, so that arrow keys change them. */
export const CriteriaForm = ({ criteria, notes, given, at, onGive, onLook, disabled }: CriteriaFormProps) => (
  <div className={styles.criteria}>
    {criteria.map((criterion, index) => (
      <OneCriterion
        key={criterion.id}
        criterion={criterion}
        note={notes.find(({ id }) => id === criterion.id)}
        points={given[criterion.id]}
        isNext={index === at && !disabled}
        disabled={disabled}
        onGive={(points) => onGive(criterion.id, points)}
        onLook={() => onLook(index)}
      />
    ))}
  </div>
)

interface OneCriterionProps {
  criterion: Criterion
  note: CriterionNote | undefined
  points: number | undefined
  isNext: boolean
  disabled: boolean
  onGive: (points: number) => void
  onLook: () => void
}

function OneCriterion({ criterion, note, points, isNext, disabled, onGive, onLook }: OneCriterionProps) {
  const name = useId()
  const { id, title, maxPoints } = criterion
  return (
    <fieldset className={styles.criterion} data-next={isNext || undefined} disabled={disabled}>
      <legend className={styles.criterionTitle}>{t.criterion(id, title, maxPoints)}</legend>
      <div className={styles.points}>
        {Array.from({ length: maxPoints + 1 }, (_, value) => (
          <label key={value} className={styles.point}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={points === value}
              onFocus={onLook}
              onChange={() => {
                // In browsers where a click does not focus a radio button, the criterion becomes current here.
                onLook()
                onGive(value)
              }}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {note && (
        <details className={styles.note} open={isNext}>
          <summary>{t.description}</summary>
          <NoteText note={note} />
        </details>
      )}
    </fieldset>
  )
}
