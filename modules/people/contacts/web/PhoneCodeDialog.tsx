import { call } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { toast } from '@school/ui'
import { askConfirmation, confirmPhone, type PhoneWay, retryWayOf } from '../contract/index.ts'
import { CodeInput } from './CodeInput.tsx'
import { Resend } from './Resend.tsx'
import { t } from './ru.ts'
import type { SentCode } from './sent-code.ts'

export interface PhoneCodeDialogProps {
  sent: SentCode
  way: PhoneWay
  onClose: () => void
}

export function PhoneCodeDialog({ sent, way, onClose }: PhoneCodeDialogProps) {
  const { phone, proof, currentPassword } = sent
  const form = useForm(confirmPhone, {
    values: { phone, code: '' },
    onSent: () => {
      toast(t.phoneSaved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.codeTitle} action={t.confirmCode} onClose={onClose}>
      <p role="status">{proof.way === 'sms' ? t.codeSent(phone) : t.codeCalled(phone)}</p>
      <CodeInput {...form.text('code')} />
      <Resend
        proof={proof}
        onResend={() =>
          call(askConfirmation, {
            body: { confirmation: { type: retryWayOf(way), phone, currentPassword } },
          })
        }
      />
    </FormDialog>
  )
}
