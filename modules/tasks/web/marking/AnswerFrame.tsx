import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useIsGentle } from '../GentleTone.tsx'
import styles from '../placing/placing.module.css'

interface AnswerFrameProps {
  title: string
  howTo?: string
  /** The same from a keyboard: not said where there is none. */
  keys?: string
  /** What has just happened, said aloud. */
  news: string
  disabled: boolean
  statementId: string
  children: ReactNode
}

const never = () => () => {}

/** The frame of an answer that is given on what is shown: its name, how to do it, what has just happened. */
export function AnswerFrame({ title, howTo, keys, news, disabled, statementId, children }: AnswerFrameProps) {
  const isGentle = useIsGentle()
  const howToId = useId()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset
      className={styles.form}
      disabled={disabled}
      aria-describedby={disabled ? statementId : `${statementId} ${howToId}`}
      aria-busy={!isLive}
      data-gentle={isGentle || undefined}
    >
      <legend className={styles.legend}>{title}</legend>
      {!disabled && (
        <p id={howToId} className={styles.howTo}>
          {howTo} {keys && !isGentle && <span className={styles.keys}>{keys}</span>}
        </p>
      )}
      {children}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </fieldset>
  )
}
