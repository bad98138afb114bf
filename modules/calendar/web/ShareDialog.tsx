import { useCall } from '@school/api-client'
import { nonBreaking } from '@school/texts'
import { Button, ButtonLink, Confirmation, Dialog, IconCopy, TextInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type CalendarShare, revokeCalendarShare, type ShareKind, shareCalendar } from '../contract/index.ts'
import { t } from './ru.ts'

export interface ShareDialogProps {
  kinds: readonly ShareKind[]
  shares: readonly CalendarShare[]
  onClose: () => void
}

const onError = ({ message }: { message: string }) => toast(message, { tone: 'bad' })

/** The two ways in which a calendar is open without signing in. Comes when it is needed. */
export const ShareDialog = ({ kinds, shares, onClose }: ShareDialogProps) => (
  <Dialog open title={t.shareTitle} onClose={onClose}>
    <div className={frame.section}>
      {kinds.map((kind) => (
        <Way key={kind} kind={kind} share={shares.find((one) => one.kind === kind)} />
      ))}
    </div>
  </Dialog>
)

/** One way: its link, or the button that makes one. */
function Way({ kind, share }: { kind: ShareKind; share: CalendarShare | undefined }) {
  const you = useYou()
  const make = useCall(shareCalendar, { onError })
  return (
    <section className={frame.section} aria-labelledby={`share-${kind}`}>
      <h3 id={`share-${kind}`}>{kind === 'page' ? t.pageTitle : t.feedTitle}</h3>
      <p>{kind === 'page' ? nonBreaking(t.pageText) : nonBreaking(you(t.feedText))}</p>
      {share ? (
        <WorkingLink share={share} />
      ) : (
        <div>
          <Button kind="primary" loading={make.isPending} onClick={() => make.mutate({ body: { kind } })}>
            {t.make[kind]}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The browser knows best by which name it calls the school. */
const pathOf = ({ url }: CalendarShare): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

function WorkingLink({ share }: { share: CalendarShare }) {
  const you = useYou()
  const [isAsking, setAsking] = useState(false)
  const path = pathOf(share)
  const url = location.origin + path
  const revoke = useCall(revokeCalendarShare, {
    onSuccess: () => {
      setAsking(false)
      toast(t.revoked)
    },
    onError,
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t.copied, { tone: 'ok' })
    } catch {
      toast(you(t.notCopied), { tone: 'bad' })
    }
  }
  return (
    <>
      <TextInput
        label={share.kind === 'page' ? t.pageLink : t.feedLink}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={frame.row}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {t.copy}
        </Button>
        {share.kind === 'page' && <ButtonLink to={path}>{t.openPage}</ButtonLink>}
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t.revoke}
        </Button>
      </div>
      <Confirmation
        open={isAsking}
        title={t.revokeTitle}
        action={t.revoke}
        cancel={t.keep}
        isBusy={revoke.isPending}
        onClose={() => setAsking(false)}
        onAgree={() => revoke.mutate({ params: { shareToken: share.token } })}
      >
        <p>{t.revokeText}</p>
      </Confirmation>
    </>
  )
}
