import { useCall } from '@school/api-client'
import { Avatar, Button, Card, IconSparkles, PageHeader, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  backs,
  colours,
  faces,
  figures,
  type Portrait,
  portraitOf,
  portraitsCount,
  tops,
} from '@school/users/contract'
import { updateProfile, type User } from '../../contract/index.ts'
import { PortraitChoice } from '../PortraitChoice.tsx'
import { t } from '../ru-avatar.ts'
import styles from './AvatarScreen.module.css'

export interface AvatarScreenProps {
  user: User
  /** The header shows it at once. */
  onSaved: (user: User) => void
}

/** An avatar put together of parts, instead of the initials. */
export function AvatarScreen({ user, onSaved }: AvatarScreenProps) {
  const you = useYou()
  const [portrait, setPortrait] = useState<Portrait>(user.avatar ?? portraitOf(user.id))
  const save = useCall(updateProfile, {
    onSuccess: (saved) => {
      onSaved(saved)
      toast(saved.avatar ? t.saved : t.dropped, { tone: 'ok' })
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const send = (avatar: Portrait | null) => save.mutate({ body: { user: { avatar } } })
  const sends = (isReset: boolean) => save.isPending && (save.variables.body.user.avatar === null) === isReset
  const choice = { portrait, onChoose: setPortrait }
  return (
    <div className={frame.page}>
      <PageHeader title={you(t.title)} lead={you(user.privacy.publicProfile ? t.lead : t.leadClosed)}>
        {user.avatarUrl && <p className={frame.note}>{you(t.underPhoto)}</p>}
      </PageHeader>
      <div className={styles.desk}>
        <Card as="section" aria-label={t.preview} className={styles.preview}>
          <Avatar name={user.shortName} portrait={portrait} size={160} isNamed />
          <div className={styles.buttons}>
            <Button
              icon={<IconSparkles aria-hidden="true" />}
              onClick={() => setPortrait(portraitOf(Math.random() * portraitsCount))}
            >
              {t.random}
            </Button>
            <Button kind="primary" loading={sends(false)} onClick={() => send(portrait)}>
              {t.save}
            </Button>
            {user.avatar && (
              <Button kind="quiet" loading={sends(true)} onClick={() => send(null)}>
                {t.reset}
              </Button>
            )}
          </div>
        </Card>
        <div className={styles.parts}>
          <PortraitChoice
            {...choice}
            part="figure"
            title={t.figure}
            all={figures}
            nameOf={(key) => t.figures[key]}
          />
          <PortraitChoice {...choice} part="face" title={t.face} all={faces} nameOf={(key) => t.faces[key]} />
          <PortraitChoice {...choice} part="top" title={t.top} all={tops} nameOf={(key) => t.tops[key]} />
          <PortraitChoice
            {...choice}
            part="colour"
            title={t.colour}
            all={colours}
            nameOf={(key) => t.colours[key]!}
          />
          <PortraitChoice
            {...choice}
            part="back"
            title={t.back}
            all={backs}
            nameOf={(key) => t.backs[key]!}
          />
        </div>
      </div>
    </div>
  )
}
