import { useId } from 'react'
import type { Sentence } from '@school/texts'
import { useYou } from '@school/ui'
import type { Outcome, QuestionOf, ResponseOf } from '@school/tasks/contract'
import type { FieldProps } from './field.ts'
import { useIsGentle } from './GentleTone.tsx'
import { MarkLabel } from './MarkLabel.tsx'
import { useIsOnSheet } from './on-sheet.ts'
import { text } from './ru.ts'
import styles from './TypedField.module.css'
import { useTypedBefore } from './written/typed-early.ts'

interface TypedFieldProps extends FieldProps {
  question: QuestionOf<'number'> | QuestionOf<'short_text'>
  value: ResponseOf<'number'> | ResponseOf<'short_text'>
  outcome: Outcome | null
}

// As in the contract, of which the browser imports only types.
const maxLength = 200

const hintOf = (
  question: TypedFieldProps['question'],
  isOnSheet: boolean,
  isGentle: boolean,
): Sentence | null => {
  if (question.kind === 'short_text') return null
  if (question.unitRequired) return text.numberWithUnitHint
  // Small pupils do not know such fractions yet.
  if (isGentle) return null
  return isOnSheet ? text.numberOnSheetHint : text.numberHint
}

/** A field for a number or a word. It uses the ordinary keyboard: the numeric one has no minus on some phones. */
export function TypedField({ question, value, onChange, disabled, statementId, outcome }: TypedFieldProps) {
  const you = useYou()
  const id = useId()
  const hint = hintOf(question, useIsOnSheet(), useIsGentle())
  useTypedBefore((text) => !disabled && text !== value.text && onChange({ ...value, text }))
  const unit = question.kind === 'number' ? question.unit : null
  const hintId = hint ? `${id}-hint` : ''
  const unitId = unit ? `${id}-unit` : ''
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {you(text.yourAnswer)}
      </label>
      <span className={styles.line}>
        <input
          id={id}
          className={styles.input}
          data-kind={question.kind}
          data-outcome={outcome ?? undefined}
          type="text"
          value={value.text}
          maxLength={maxLength}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-invalid={outcome === 'wrong' || undefined}
          aria-describedby={[unitId, hintId, statementId].filter(Boolean).join(' ')}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
        {outcome && outcome !== 'partial' && <MarkLabel mark={outcome} />}
      </span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {you(hint)}
        </span>
      )}
    </div>
  )
}
