import { IconMinus, IconPlus } from '@school/ui'
import type { LineEnd, QuestionOf, Verdict } from '@school/tasks/contract'
import { markOf } from '../field.ts'
import { MarkLabel } from '../MarkLabel.tsx'
import styles from './line.module.css'
import { endName, endPlace } from './line-words.ts'
import { t } from './ru.ts'

interface LineEndsProps {
  question: QuestionOf<'number_line'>
  ends: readonly LineEnd[]
  marks: Verdict['parts']
  onStep: (index: number, by: number) => void
  onToggle: (index: number) => void
  onEndless: (index: number) => void
  onRemove: (index: number) => void
  disabled: boolean
}

/** The same ends as rows of buttons: for users who can't hit a small point. */
export function LineEnds({
  question,
  ends,
  marks,
  onStep,
  onToggle,
  onEndless,
  onRemove,
  disabled,
}: LineEndsProps) {
  const isInterval = question.shape === 'interval'
  return (
    <ul className={`plain-list ${styles.ends}`}>
      {ends.map((end, index) => {
        const name = endName(question, index)
        const mark = markOf(marks, String(index + 1))
        const isSet = end.at !== null || end.isEndless
        return (
          <li key={index} className={styles.end} data-mark={mark}>
            <span className={styles.name}>{name}</span>
            <span className={styles.stepper}>
              <button
                type="button"
                className={styles.button}
                aria-label={t.less(name)}
                onClick={() => onStep(index, -question.step)}
              >
                <IconMinus aria-hidden="true" />
              </button>
              <span className={styles.place} data-unset={!isSet || undefined}>
                {endPlace(question, end, index)}
              </span>
              <button
                type="button"
                className={styles.button}
                aria-label={t.more(name)}
                onClick={() => onStep(index, question.step)}
              >
                <IconPlus aria-hidden="true" />
              </button>
            </span>
            {isInterval && (
              <button
                type="button"
                className={styles.button}
                aria-label={t.openOf(name)}
                aria-pressed={end.isOpen}
                disabled={end.isEndless || disabled}
                onClick={() => onToggle(index)}
              >
                <span aria-hidden="true" className={styles.sample} />
                {t.open}
              </button>
            )}
            {isInterval && (
              <button
                type="button"
                className={styles.button}
                aria-label={t.endlessOf(name, t.endless[index] ?? '')}
                aria-pressed={end.isEndless}
                onClick={() => onEndless(index)}
              >
                {t.endless[index]}
              </button>
            )}
            {!isInterval && isSet && !disabled && (
              <button
                type="button"
                className={styles.button}
                aria-label={t.removeOf(name)}
                onClick={() => onRemove(index)}
              >
                {t.remove}
              </button>
            )}
            {mark && <MarkLabel mark={mark} />}
          </li>
        )
      })}
    </ul>
  )
}
