import { type Profile, updateProfile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Card, Checkbox, toast, useYou } from '@school/ui'
import styles from './profile.module.css'
import { t } from './ru.ts'

export function PrivacyCard({ profile }: { profile: Profile }) {
  const you = useYou()
  const change = useCall(updateProfile, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  const isOpen = change.isPending
    ? Boolean(change.variables.body.user.privacy?.publicProfile)
    : profile.privacy.publicProfile
  return (
    <Card as="section" aria-labelledby="privacy" className={styles.card}>
      <h2 id="privacy">{t.privacy}</h2>
      <Checkbox
        label={t.privacyLabel}
        hint={isOpen ? t.privacyOpen : you(t.privacyClosed)}
        checked={isOpen}
        aria-busy={change.isPending || undefined}
        onChange={(event) =>
          change.mutate({ body: { user: { privacy: { publicProfile: event.currentTarget.checked } } } })
        }
      />
    </Card>
  )
}
