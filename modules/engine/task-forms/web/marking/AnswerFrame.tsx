import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useIsGentle } from '../GentleTone.tsx'
import styles from '../placing/placing.module.css'

interface AnswerFrameProps {
  title: string
  howTo?: string
  /** Instructions for the keyboard; omitted where there is none. */
  keys?: string
  /** The last change, announced to screen readers. */
  news: string
  disabled: boolean
  statementId: string
  children: ReactNode
}

const never = () => () => {}

/** The frame of an answer given inside the shown material: its name, instructions, the last change. */
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
