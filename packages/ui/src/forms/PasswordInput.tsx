import { type InputHTMLAttributes, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconEye, IconEyeOff } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './input.module.css'

export interface PasswordInputProps
  extends
    Omit<FieldProps, 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'className'> {
  /** A new password is offered by the browser, the current one is filled in. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...rest
}: PasswordInputProps) {
  const [isShown, show] = useState(false)
  return (
    <Field {...{ label, hint, error, required, optional, className }}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(styles.input, styles.withReveal)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={ru.showPassword}
            aria-pressed={isShown}
            title={isShown ? ru.hidePassword : ru.showPassword}
            onClick={() => show(!isShown)}
          >
            {isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  )
}
