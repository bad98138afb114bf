import { ownAvatar } from '@school/users/contract'
import type { Profile } from '@school/accounts/contract'
import { ApiError, useCall, useSend } from '@school/api-client'
import { lighter } from '@school/files/web'
import { link, site } from '@school/routes'
import {
  Avatar,
  Button,
  Card,
  Confirmation,
  FileButton,
  IconCamera,
  Link,
  ProgressBar,
  toast,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { removeAvatar, uploadAvatar } from '../contract/index.ts'
import styles from './profile.module.css'
import { t } from './ru-photo.ts'

/** As in the contract: telephones that keep HEIC give JPEG when it is not named. */
const accepted = 'image/jpeg,image/png,image/webp'

/** The avatar’s own error text, otherwise the general one; after a network failure the user is asked to retry (shared-application §5). */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.status !== 0 ? (error.fields['avatar'] ?? error.message) : t.failed

export interface PhotoCardProps {
  profile: Profile
  /** The header shows it too. */
  onSaved: (saved: Profile) => void
}

/** A photograph instead of the drawn avatar; its middle is taken. */
export function PhotoCard({ profile, onSaved }: PhotoCardProps) {
  const you = useYou()
  const { avatarUrl, avatarCanBeChangedAt: at, isAgent } = profile
  const { sent, take } = useUpload(onSaved)
  const [isAsked, setAsked] = useState(false)
  const remove = useCall(removeAvatar, {
    onSuccess: (saved) => {
      onSaved(saved)
      setAsked(false)
      toast(t.removed, { tone: 'ok' })
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Card as="section" aria-labelledby="photo" className={styles.card}>
      <h2 id="photo">{t.title}</h2>
      <div className={styles.photo}>
        <Avatar name={profile.shortName} portrait={ownAvatar(profile)} size={112} isNamed />
        <div className={styles.photoWords}>
          <p>{isAgent ? t.seenByAll : you(t.seenByOwn)}</p>
          <p className={frame.note}>
            {t.rules} {at === null ? '' : t.changesFrom(at)}
          </p>
        </div>
      </div>
      {sent !== null && <ProgressBar percent={100 * sent} label={sent < 1 ? t.sending : t.making} size="s" />}
      <div className={frame.row}>
        <FileButton
          accept={accepted}
          icon={<IconCamera aria-hidden="true" />}
          disabled={at !== null}
          loading={sent !== null}
          onChoose={([file]) => void take(file!)}
        >
          {avatarUrl ? t.replace : t.choose}
        </FileButton>
        {avatarUrl && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {t.remove}
          </Button>
        )}
        <Link to={link(site.user.accountAvatar)}>{t.toAvatar}</Link>
      </div>
      {isAsked && (
        <Confirmation
          title={t.removeAsk}
          action={t.remove}
          isBusy={remove.isPending}
          onClose={() => setAsked(false)}
          onAgree={() => remove.mutate({})}
        >
          <p>{t.removeText}</p>
        </Confirmation>
      )}
    </Card>
  )
}

/** @returns the uploaded fraction while a photograph is being sent */
function useUpload(onSaved: PhotoCardProps['onSaved']) {
  const [sent, setSent] = useState<number | null>(null)
  const send = useSend(uploadAvatar, onSaved)
  const take = async (file: File) => {
    setSent(0)
    try {
      await send({}, { file: await lighter(file), onProgress: setSent })
      toast(t.saved, { tone: 'ok' })
    } catch (error) {
      toast(wordsOf(error), { tone: 'bad' })
    } finally {
      setSent(null)
    }
  }
  return { sent, take }
}
