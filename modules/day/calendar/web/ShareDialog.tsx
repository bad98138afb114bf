import { useCall } from '@school/api-client'
import { nonBreaking } from '@school/texts'
import { Button, Dialog, SharedLink, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useId } from 'react'
import {
  type Calendar,
  type CalendarShare,
  revokeCalendarShare,
  type ShareKind,
  shareCalendar,
} from '../contract/index.ts'
import { t, type Way as Words } from './ru.ts'

export interface ShareDialogProps {
  kinds: readonly Exclude<ShareKind, 'class'>[]
  shares: readonly CalendarShare[]
  /** Those that may have a feed of their own. */
  classes: Calendar['classes']
  onClose: () => void
}

const onError = ({ message }: { message: string }) => toast(message, { tone: 'bad' })

/** The ways in which a calendar is open without signing in. Comes when it is needed. */
export const ShareDialog = ({ kinds, shares, classes, onClose }: ShareDialogProps) => (
  <Dialog open title={t.shareTitle} onClose={onClose}>
    <div className={frame.section}>
      {kinds.map((kind) => (
        <Way
          key={kind}
          words={classes.length > 0 && kind === 'feed' ? t.wayOfTeacher : t.ways[kind]}
          body={{ kind, schoolClassId: null }}
          share={shares.find((one) => one.kind === kind)}
        />
      ))}
      {classes.length > 0 && <p>{t.waysOfClasses}</p>}
      {classes.map(({ id, name }) => (
        <Way
          key={id}
          words={t.wayOfClass(name)}
          body={{ kind: 'class', schoolClassId: id }}
          share={shares.find((one) => one.schoolClassId === id)}
        />
      ))}
    </div>
  </Dialog>
)

interface WayProps {
  words: Words
  body: { kind: ShareKind; schoolClassId: number | null }
  share: CalendarShare | undefined
}

/** One way: its link, or the button that makes one. */
function Way({ words, body, share }: WayProps) {
  const you = useYou()
  const headId = useId()
  const make = useCall(shareCalendar, { onError })
  return (
    <section className={frame.section} aria-labelledby={headId}>
      <h3 id={headId}>{words.title}</h3>
      {words.text !== null && <p>{nonBreaking(you(words.text))}</p>}
      {share ? (
        <WorkingLink share={share} label={words.link} />
      ) : (
        <div>
          <Button
            kind={body.kind === 'class' ? 'secondary' : 'primary'}
            loading={make.isPending}
            onClick={() => make.mutate({ body })}
          >
            {words.make}
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

function WorkingLink({ share, label }: { share: CalendarShare; label: string }) {
  const revoke = useCall(revokeCalendarShare, { onSuccess: () => toast(t.revoked), onError })
  return (
    <SharedLink
      path={pathOf(share)}
      label={label}
      isPage={share.kind === 'page'}
      isRevoking={revoke.isPending}
      onRevoke={() => revoke.mutate({ params: { shareToken: share.token } })}
    />
  )
}
