import { FormDialog, useForm } from '@school/forms'
import { PasswordInput, toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { type FamilyChild, setChildPassword } from '../contract/index.ts'
import { ChildLoginCard } from './ChildLoginCard.tsx'
import { childLoginQuery } from './queries.ts'
import { t } from './ru-login.ts'

export interface ChildLoginDialogProps {
  child: Pick<FamilyChild, 'id' | 'firstName'>
  onClose: () => void
}

/** The login of a child whose account a parent has opened, and a new password for it. */
export function ChildLoginDialog({ child, onClose }: ChildLoginDialogProps) {
  const { data: login } = useQuery(childLoginQuery(child.id))
  const form = useForm(setChildPassword, {
    params: { childId: child.id },
    values: { user: { password: '', currentPassword: '' } },
    onSent: () => {
      toast(t.saved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.title(child.firstName)}
      action={login?.canSetPassword ? t.set : null}
      onClose={onClose}
    >
      <ChildLoginCard childId={child.id} />
      {login && !login.canSetPassword && <p>{t.recoversAlone}</p>}
      {login?.canSetPassword && (
        <>
          <PasswordInput
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
            {...form.text('user.password')}
          />
          <PasswordInput
            label={t.own}
            hint={t.ownHint}
            autoComplete="current-password"
            {...form.text('user.currentPassword')}
          />
        </>
      )}
    </FormDialog>
  )
}
