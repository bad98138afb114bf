import { Form, useForm } from '@school/forms'
import { Button } from '@school/ui'
import { confirmRecoveryCode } from '../contract/index.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './contacts.module.css'
import { t } from './ru.ts'

export interface RecoveryCodeFormProps {
  phone: string
  onRecovered: (resetPasswordToken: string) => void
}

export function RecoveryCodeForm({ phone, onRecovered }: RecoveryCodeFormProps) {
  const form = useForm(confirmRecoveryCode, {
    values: { phone, code: '' },
    places: { phone: 'code' },
    onSent: ({ resetPasswordToken }) => onRecovered(resetPasswordToken),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
          {t.confirmCode}
        </Button>
      }
    >
      <p role="status">{t.codeMaybe(phone)}</p>
      <CodeInput {...form.text('code')} />
    </Form>
  )
}
