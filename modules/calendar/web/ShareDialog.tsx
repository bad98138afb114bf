import { useCall } from '@school/api-client'
import { nonBreaking } from '@school/texts'
import { Button, Dialog, SharedLink, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
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
  const revoke = useCall(revokeCalendarShare, { onSuccess: () => toast(t.revoked), onError })
  return (
    <SharedLink
      path={pathOf(share)}
      label={share.kind === 'page' ? t.pageLink : t.feedLink}
      isPage={share.kind === 'page'}
      isRevoking={revoke.isPending}
      onRevoke={() => revoke.mutate({ params: { shareToken: share.token } })}
    />
  )
}
