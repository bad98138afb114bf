import { FormDialog, useForm } from '@school/forms'
import { PasswordInput, TextInput, toast } from '@school/ui'
import { changeEmail } from '../contract/index.ts'
import { t } from './ru.ts'

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(changeEmail, {
    values: { user: { email: '', currentPassword: '' } },
    onSent: () => {
      toast(t.letterSent, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.changeEmailTitle} action={t.sendLink} onClose={onClose}>
      <TextInput
        label={t.newEmail}
        hint={t.newEmailHint}
        type="email"
        autoComplete="email"
        {...form.text('user.email')}
      />
      <PasswordInput
        label={t.currentPassword}
        hint={t.passwordWhy}
        autoComplete="current-password"
        {...form.text('user.currentPassword')}
      />
    </FormDialog>
  )
}
