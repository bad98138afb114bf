import type { Mark } from '@school/tasks/contract'
import { useIsGentle } from './GentleTone.tsx'
import styles from './MarkLabel.module.css'
import { markText } from './ru.ts'
import { gentleMarkText } from './ru-gentle.ts'
import { Sign } from './Sign.tsx'

/** The mark of one part of an answer: a sign and a word; the word may be for screen readers only. */
export function MarkLabel({ mark, isWordHidden = false }: { mark: Mark; isWordHidden?: boolean }) {
  const isGentle = useIsGentle()
  const words = isGentle ? gentleMarkText : markText
  return (
    <span className={styles.mark} data-mark={mark}>
      <Sign name={isGentle && mark === 'wrong' ? 'again' : mark} />
      <span className={isWordHidden ? 'visually-hidden' : undefined}>{words[mark]}</span>
    </span>
  )
}
