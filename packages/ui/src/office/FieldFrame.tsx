import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/DateField'
import field from '../forms/field.module.css'
import { IconAlertCircle } from '../icons.ts'
import { ru } from '../ru-rare.ts'

/** What fields of the office have in common with those of `Field`. */
export interface FieldLook {
  label: ReactNode
  hint?: ReactNode
  /** A sentence that says how to put it right. */
  error?: string | null
  required?: boolean
  /** The field may be left empty and says so. */
  optional?: boolean
  disabled?: boolean
}

/** State of a field as props of the component library. */
export const stateOf = ({ error, required = false, disabled = false }: FieldLook) => ({
  isInvalid: Boolean(error),
  isRequired: required,
  isDisabled: disabled,
  className: field.field!,
  // Errors are shown by us, not by the browser.
  validationBehavior: 'aria' as const,
})

/** The label, the hint and the error around a control; all of them are tied to it by the library. */
export const FieldFrame = ({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldLook & { children: ReactNode }) => (
  <>
    <Label className={field.label!}>
      {label}
      {optional && <span className={field.optional}> {ru.optional}</span>}
    </Label>
    {hint && (
      <Text slot="description" className={field.hint!}>
        {hint}
      </Text>
    )}
    {children}
    <FieldError className={field.error!}>
      <p>
        <IconAlertCircle aria-hidden="true" />
        <span>{error}</span>
      </p>
    </FieldError>
  </>
)
