import { useYou } from '@school/ui'
import type { Gap, QuestionOf, ResponseOf } from '@school/tasks/contract'
import { drawParts } from './parts.tsx'
import { type FieldProps, markOf } from './field.ts'
import { GapInput } from './GapInput.tsx'
import styles from './GapsField.module.css'
import { text } from './ru.ts'

interface GapsFieldProps extends FieldProps {
  question: QuestionOf<'gaps'>
  value: ResponseOf<'gaps'>
}

export function GapsField({ question, value, onChange, disabled, statementId, marks }: GapsFieldProps) {
  const you = useYou()
  const fill = (id: string, typed: string) => onChange({ ...value, gaps: { ...value.gaps, [id]: typed } })
  const drawGap = (gap: Gap) => (
    <GapInput
      key={gap.id}
      gap={gap}
      value={value.gaps[gap.id] ?? ''}
      onChange={(typed) => fill(gap.id, typed)}
      mark={markOf(marks, gap.id)}
    />
  )
  return (
    <fieldset className={styles.gaps} disabled={disabled}>
      <legend className={styles.legend}>{you(text.gaps)}</legend>
      <div id={statementId} className={`md ${styles.statement}`}>
        {drawParts(question.parts, drawGap)}
      </div>
    </fieldset>
  )
}
