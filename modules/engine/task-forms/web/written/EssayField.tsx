import { cutText, factsOf } from '@school/texts'
import { useId } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf } from '@school/tasks/contract'
import type { FieldProps } from '../field.ts'
import { Criteria } from './Criteria.tsx'
import { t } from './ru.ts'
import { useTypedBefore, withTyped } from './typed-early.ts'
import { countWords, tooShort } from './word-count.ts'
import styles from './written.module.css'

interface EssayFieldProps extends FieldProps {
  question: QuestionOf<'essay'>
  value: ResponseOf<'essay'>
}

// As in the contract, of which the browser imports only types.
const maxLength = 20_000
const nearTheEnd = 1000

/** A long text. It grows with its content; the browser's spell check is off, since spelling may be a criterion. */
export function EssayField({ question, value, onChange, disabled, statementId }: EssayFieldProps) {
  const you = useYou()
  const id = useId()
  const short = tooShort(question, value)
  useTypedBefore((typed) => {
    const text = cutText(withTyped(value.text, typed), maxLength)
    if (!disabled && text !== value.text) onChange({ ...value, text })
  })
  const left = maxLength - value.text.length
  return (
    <div className={styles.field}>
      <Criteria criteria={question.criteria} />
      <label className={styles.label} htmlFor={id}>
        {you(t.yourText)}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={12}
        value={value.text}
        maxLength={maxLength}
        readOnly={disabled}
        spellCheck={false}
        autoCapitalize="sentences"
        aria-describedby={`${id}-count ${statementId}`}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <p id={`${id}-count`} className={styles.count} data-enough={short === null}>
        {factsOf(
          short ? t.wordsWanted(short.words, short.minWords) : t.wordsOf(countWords(value.text)),
          left < nearTheEnd && t.lettersLeft(left),
        )}
      </p>
    </div>
  )
}
