import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './Form.module.css'
import type { FormHandle } from './form.ts'

export interface FormProps<V extends FieldValues> {
  form: FormHandle<V>
  id?: string
  className?: string
  /** The buttons; what is wrong with the whole is said above them. */
  actions?: ReactNode
  children: ReactNode
}

export function Form<V extends FieldValues>({ form, id, className, actions, children }: FormProps<V>) {
  const { element, isSending, problem, onSubmit } = form
  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      // Pressed before the page answers to keys, it keeps what is typed instead of loading the page anew.
      method="dialog"
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
    >
      {children}
      {/* Present beforehand, so that a screen reader hears what comes later. */}
      <p role="alert" className={problem ? styles.problem : 'visually-hidden'}>
        {problem}
      </p>
      {actions}
    </form>
  )
}
