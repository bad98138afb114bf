import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { ru } from '../ru-rare.ts'
import { Faults } from './Faults.tsx'
import styles from './field.module.css'

/** Attributes that the control of a field needs, so that screen readers get its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** A sentence that says how to put it right; several lines are shown one under another. */
  error?: string | readonly string[] | null
  required?: boolean
  /** The field may be left empty and says so. */
  optional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId()
  const errors = (typeof error === 'string' ? [error] : (error ?? [])).filter(Boolean)
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {ru.optional}</span>}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(errors.length > 0 ? { 'aria-invalid': true as const } : {}),
        ...(required ? { required } : {}),
      })}
      <Faults id={`${id}-error`} texts={errors} />
    </div>
  )
}
