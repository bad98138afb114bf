import { updateProfile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Checkbox, toast, useYou } from '@school/ui'
import { t } from './ru.ts'

/** Opens and closes one's own page; certificates and ratings follow. */
export function PrivacySwitch({ isOpen }: { isOpen: boolean }) {
  const you = useYou()
  const change = useCall(updateProfile, {
    onError: () => void toast(you(t.privacyFailed), { tone: 'bad' }),
  })
  const shown = change.isPending ? (change.variables.body.user.privacy?.publicProfile ?? isOpen) : isOpen
  return (
    <Checkbox
      label={t.privacy}
      hint={shown ? t.privacyOpen : you(t.privacyClosed)}
      checked={shown}
      aria-busy={change.isPending || undefined}
      onChange={(event) =>
        change.mutate({ body: { user: { privacy: { publicProfile: event.currentTarget.checked } } } })
      }
    />
  )
}
