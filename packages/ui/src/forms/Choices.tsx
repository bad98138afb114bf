import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Faults } from './Faults.tsx'
import styles from './field.module.css'

export interface ChoicesProps {
  /** The question. */
  legend: ReactNode
  hint?: ReactNode
  error?: string | null
  /** `Radio`s or `Checkbox`es. */
  children: ReactNode
  className?: string
}

/** A question with several answers to choose from. */
export function Choices({ legend, hint, error, children, className }: ChoicesProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classNames(styles.choices, className)}
      aria-describedby={described || undefined}
      data-wrong={error ? '' : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      <Faults id={`${id}-error`} texts={error ? [error] : []} />
    </fieldset>
  )
}
