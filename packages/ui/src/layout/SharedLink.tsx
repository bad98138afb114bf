import { useState, useSyncExternalStore } from 'react'
import { useYou } from '../address.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { IconCopy } from '../icons.ts'
import { Confirmation } from '../overlays/Confirmation.tsx'
import { toast } from '../overlays/toast.ts'
import { ru } from '../ru-rare.ts'
import frame from './frame.module.css'

const never = () => () => undefined
/** The server does not know by which name the browser calls it: the origin is added in the browser. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )

export interface SharedLinkProps {
  /** With its query; of another site with its origin. */
  path: string
  label: string
  hint?: string | undefined
  /** Whether it is for people to open; a feed is for programs. */
  isPage?: boolean
  isRevoking: boolean
  /** Called when it is confirmed. The link is removed from the page when it is revoked. */
  onRevoke: () => void
}

/** A link by which others see something without signing in: to be copied, looked at and switched off. */
export function SharedLink({ path, label, hint, isPage = true, isRevoking, onRevoke }: SharedLinkProps) {
  const you = useYou()
  const origin = useOrigin()
  // A link to another app has its origin already.
  const url = path.startsWith('/') ? origin + path : path
  const [isAsking, setAsking] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(ru.shared.copied, { tone: 'ok' })
    } catch {
      toast(you(ru.shared.notCopied), { tone: 'bad' })
    }
  }
  return (
    <div className={frame.list}>
      <TextInput label={label} hint={hint} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={frame.row}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {ru.shared.copy}
        </Button>
        {isPage && <ButtonLink to={path}>{ru.shared.open}</ButtonLink>}
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {ru.shared.revoke}
        </Button>
      </div>
      <Confirmation
        open={isAsking}
        title={ru.shared.revokeTitle}
        action={ru.shared.revoke}
        cancel={ru.shared.keep}
        isBusy={isRevoking}
        onClose={() => setAsking(false)}
        onAgree={onRevoke}
      >
        <p>{ru.shared.revokeText}</p>
      </Confirmation>
    </div>
  )
}
