import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Faults } from './Faults.tsx'
import styles from './input.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
}

export interface CheckMarkProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  'aria-label': string
  /** Some of the items it controls are chosen. */
  isPartly?: boolean
}

/** A checkbox of a row, labelled by the text next to it: its own label is for screen readers only. */
export const CheckMark = ({ isPartly = false, ...rest }: CheckMarkProps) => (
  <input
    {...rest}
    type="checkbox"
    className={styles.mark}
    ref={(input) => {
      if (input) input.indeterminate = isPartly
    }}
  />
)

function Mark({
  type,
  label,
  hint,
  error,
  className,
  ...rest
}: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.check, className)}>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.mark}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div id={`${id}-hint`} className={styles.note}>
          {hint}
        </div>
      )}
      {error !== undefined && <Faults id={`${id}-error`} texts={error ? [error] : []} />}
    </div>
  )
}

export const Checkbox = (props: CheckboxProps) => <Mark {...props} type="checkbox" />

/** One of several; put them into a `fieldset` with a `legend`. */
export const Radio = (props: CheckboxProps) => <Mark {...props} type="radio" />
