import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './input.module.css'

type FieldParts = Omit<FieldProps, 'children'>
const fieldParts = ({ label, hint, error, required, optional, className }: FieldParts): FieldParts => ({
  label,
  hint,
  error,
  required,
  optional,
  className,
})
type Native<Attributes> = Omit<Attributes, keyof FieldParts | 'children'>

export interface TextInputProps extends FieldParts, Native<InputHTMLAttributes<HTMLInputElement>> {
  /** Drawn inside, before the text. */
  icon?: ReactNode
}

export function TextInput({
  icon,
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field {...fieldParts({ label, hint, error, required, optional, className })}>
      {(control) =>
        icon ? (
          <span className={styles.box}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <input {...rest} {...control} className={classNames(styles.input, styles.withIcon)} />
          </span>
        ) : (
          <input {...rest} {...control} className={styles.input} />
        )
      }
    </Field>
  )
}

export interface TextAreaProps extends FieldParts, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {}

/** Grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...fieldParts({ label, hint, error, required, optional, className })}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(styles.input, styles.area)} />
      )}
    </Field>
  )
}

export interface SelectInputProps extends FieldParts, Native<SelectHTMLAttributes<HTMLSelectElement>> {
  /** The `<option>`s. */
  children: ReactNode
}

/** The native list: the phone shows its own, and it weighs nothing. */
export function SelectInput({
  label,
  hint,
  error,
  required,
  optional,
  className,
  children,
  ...rest
}: SelectInputProps) {
  return (
    <Field {...fieldParts({ label, hint, error, required, optional, className })}>
      {(control) => (
        <select {...rest} {...control} className={classNames(styles.input, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  )
}
