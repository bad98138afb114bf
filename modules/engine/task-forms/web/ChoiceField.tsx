import { useId } from 'react'
import { useYou } from '@school/ui'
import type { Option, QuestionOf, ResponseOf } from '@school/tasks/contract'
import styles from './ChoiceField.module.css'
import { type FieldProps, markOf } from './field.ts'
import { Html } from './Html.tsx'
import { MarkLabel } from './MarkLabel.tsx'
import { text } from './ru.ts'
import { hasFormula } from './has-formula.ts'
import { spoken } from './spoken.ts'

interface ChoiceFieldProps extends FieldProps {
  question: QuestionOf<'single_choice'> | QuestionOf<'multiple_choice'>
  value: ResponseOf<'single_choice'> | ResponseOf<'multiple_choice'>
  /** The option that is being read aloud. */
  readPart: string | null
}

const chosenIn = (value: ChoiceFieldProps['value']): readonly string[] =>
  value.kind === 'single_choice' ? [value.choice] : value.choices

/** The answer after an option is pressed; ids keep the order of the question. */
function afterPress({ question, value }: ChoiceFieldProps, id: string): ChoiceFieldProps['value'] {
  if (value.kind === 'single_choice') return { ...value, choice: id }
  const isChosen = (option: Option) => value.choices.includes(option.id) !== (option.id === id)
  return { ...value, choices: question.options.filter(isChosen).map((option) => option.id) }
}

export function ChoiceField(props: ChoiceFieldProps) {
  const you = useYou()
  const { question, value, onChange, disabled, statementId, marks, readPart } = props
  const name = useId()
  const chosen = chosenIn(value)
  const isSingle = question.kind === 'single_choice'
  return (
    <fieldset className={styles.options} disabled={disabled} aria-describedby={statementId}>
      <legend className={styles.legend}>{isSingle ? you(text.chooseOne) : you(text.chooseSeveral)}</legend>
      {question.options.map(({ id, html }) => {
        const mark = markOf(marks, id)
        return (
          <label key={id} className={styles.option} data-mark={mark} data-read={readPart === id || undefined}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              value={id}
              checked={chosen.includes(id)}
              aria-label={hasFormula(html) ? spoken(html) : undefined}
              onChange={() => onChange(afterPress(props, id))}
            />
            <Html inline className={styles.text} html={html} />
            {mark && <MarkLabel mark={mark} />}
          </label>
        )
      })}
    </fieldset>
  )
}
