import { type KeyboardEvent, useState } from 'react'
import { useYou } from '@school/ui'
import type { QuestionOf, ResponseOf, TextPiece } from '@school/tasks/contract'
import { type FieldProps, markOf } from '../field.ts'
import { MarkLabel } from '../MarkLabel.tsx'
import { AnswerFrame } from './AnswerFrame.tsx'
import { t } from './ru.ts'
import { wordAfterKey } from './walk-words.ts'
import styles from './words.module.css'

interface WordsFieldProps extends FieldProps {
  question: QuestionOf<'mark_words'>
  value: ResponseOf<'mark_words'>
}

/** A text whose words are toggles. One of them is in the Tab order, arrow keys move to the others. */
export function WordsField({ question, value, onChange, disabled, statementId, marks }: WordsFieldProps) {
  const you = useYou()
  const ids = question.lines.flat().flatMap(({ id }) => id ?? [])
  const [current, setCurrent] = useState(ids[0])
  const marked = value.words.filter((id) => ids.includes(id))

  const toggle = (id: string) =>
    onChange({ ...value, words: ids.filter((word) => marked.includes(word) !== (word === id)) })
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const words = [...event.currentTarget.querySelectorAll('button')]
    const next = wordAfterKey(words, event.target as HTMLElement, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const draw = ({ id, text }: TextPiece, index: number) => {
    if (id === null) return <span key={index}>{text}</span>
    const mark = markOf(marks, id)
    return (
      <button
        key={index}
        type="button"
        className={styles.word}
        data-mark={mark}
        aria-pressed={marked.includes(id)}
        tabIndex={id === current ? 0 : -1}
        onFocus={() => setCurrent(id)}
        onClick={() => toggle(id)}
      >
        {text}
        {mark && <MarkLabel mark={mark} isWordHidden />}
      </button>
    )
  }
  return (
    <AnswerFrame
      {...{ disabled, statementId }}
      title={you(t.words)}
      howTo={you(t.howToMark)}
      keys={t.keysToMark}
      news={t.marked(marked.length)}
    >
      {/* Handles keys of the words inside: the text itself gets no focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.text} onKeyDown={walk}>
        {question.lines.map((line, index) => (
          <p key={index}>{line.map(draw)}</p>
        ))}
      </div>
      <p aria-hidden="true" className={styles.count}>
        {t.marked(marked.length)}
      </p>
    </AnswerFrame>
  )
}
