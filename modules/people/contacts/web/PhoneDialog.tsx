import { FormDialog, useForm } from '@school/forms'
import { PasswordInput, TextInput } from '@school/ui'
import { askConfirmation, type PhoneWay } from '../contract/index.ts'
import { t } from './ru.ts'
import type { SentCode } from './sent-code.ts'

export interface PhoneDialogProps {
  way: PhoneWay
  onSent: (sent: SentCode) => void
  onClose: () => void
}

interface PhoneForm {
  confirmation: { type: PhoneWay; phone: string; currentPassword: string }
}

export function PhoneDialog({ way, onSent, onClose }: PhoneDialogProps) {
  const form = useForm<typeof askConfirmation, PhoneForm>(askConfirmation, {
    values: { confirmation: { type: way, phone: '', currentPassword: '' } },
    places: { 'user.currentPassword': 'confirmation.currentPassword' },
    onSent: (proof, { confirmation }) => {
      const { phone, currentPassword } = confirmation
      onSent({ phone, proof, currentPassword })
    },
  })
  return (
    <FormDialog form={form} title={t.phoneTitle} action={t.getCode} onClose={onClose}>
      <TextInput
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.text('confirmation.phone')}
      />
      <PasswordInput
        label={t.currentPassword}
        hint={t.passwordWhy}
        autoComplete="current-password"
        {...form.text('confirmation.currentPassword')}
      />
    </FormDialog>
  )
}
