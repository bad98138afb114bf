import { Form, useForm } from '@school/forms'
import { Button, Checkbox, TextInput } from '@school/ui'
import { passStep, type PendingStep } from '../contract/index.ts'
import styles from './factors.module.css'
import { s } from './ru-step.ts'

export interface StepFormProps {
  step: PendingStep
  onSignedIn: (path: string | null) => void
}

/** A code of the application or a recovery code: one field takes both, as it was pasted. */
export function StepForm({ step: { hasApp, mayTrust }, onSignedIn }: StepFormProps) {
  const form = useForm(passStep, {
    values: { code: '', trusts: false },
    onSent: ({ afterSignInPath }) => onSignedIn(afterSignInPath),
  })
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {s.go}
        </Button>
      }
    >
      <TextInput
        label={hasApp ? s.appCode : s.anyCode}
        hint={hasApp ? s.appHint : s.codesHint}
        // A recovery code has letters too: telephones show digits first where most codes are digits, and let one change over.
        inputMode={hasApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for this and nothing else
        autoFocus
        className={styles.code}
        {...form.text('code')}
      />
      {mayTrust && <Checkbox label={s.trust} hint={s.trustHint} {...form.check('trusts')} />}
    </Form>
  )
}
