import { Faults } from '@school/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
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
      <Faults isUrgent texts={problem?.split('\n') ?? []} />
      {actions}
    </form>
  )
}
