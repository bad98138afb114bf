import { Button, ButtonLink, Checkbox, Confirmation, IconCopy, IconPrinter, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  changeInvitation,
  type Invitation,
  type InvitedClass,
  makeInvitation,
  renewInvitation,
  revokeInvitation,
} from '../contract/index.ts'
import { printAt } from './addresses.ts'
import styles from './invitations.module.css'
import { QrPicture } from '@school/ui/qr'
import { t } from './ru.ts'
import { useChange } from './use-change.ts'

/** The code of a class with what is done with it. */
export function ClassCode({ invited }: { invited: InvitedClass }) {
  const { invitation, schoolClassId } = invited
  return invitation?.code ? (
    <GoodCode invited={invited} invitation={invitation} />
  ) : (
    <NoCode schoolClassId={schoolClassId} invitation={invitation} />
  )
}

function NoCode({ schoolClassId, invitation }: { schoolClassId: number; invitation: Invitation | null }) {
  const make = useChange(makeInvitation)
  const renew = useChange(renewInvitation)
  const isUnreadable = invitation?.can.revoke ?? false
  const onMake = () =>
    isUnreadable
      ? renew.mutate({ params: { invitationId: invitation!.id } })
      : make.mutate({ body: { schoolClassId } })
  return (
    <div className={styles.invitation}>
      <p className={frame.note}>{isUnreadable ? t.codeUnreadable : invitation ? t.codeOver : t.noCode}</p>
      <Button kind="primary" loading={make.isPending || renew.isPending} onClick={onMake}>
        {t.makeCode}
      </Button>
    </div>
  )
}

interface GoodCodeProps {
  invited: InvitedClass
  invitation: Invitation
}

function GoodCode({ invited: { schoolClassId, name }, invitation }: GoodCodeProps) {
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const change = useChange(changeInvitation)
  const { id, code, url, qr, expiresAt, uses, mostUses } = invitation
  const onCopy = () =>
    void navigator.clipboard.writeText(url ?? '').then(
      () => toast(t.copied, { tone: 'ok' }),
      () => toast(t.notCopied, { tone: 'bad' }),
    )
  return (
    <div className={styles.invitation}>
      <p className={frame.note}>{t.code}</p>
      <output className={styles.code}>{code}</output>
      {qr && <QrPicture qr={qr} label={t.qr(name)} className={styles.qr} />}
      <p className={frame.note}>
        {t.until(expiresAt)}
        <br />
        {t.joinedBy(uses, mostUses)}
      </p>
      <Button icon={<IconCopy aria-hidden="true" />} onClick={onCopy}>
        {t.copyLink}
      </Button>
      <ButtonLink to={printAt(schoolClassId)} icon={<IconPrinter aria-hidden="true" />}>
        {t.print}
      </ButtonLink>
      <Checkbox
        label={t.autoApproves}
        checked={change.isPending ? change.variables.body.autoApproves : invitation.autoApproves}
        onChange={({ currentTarget: { checked } }) =>
          change.mutate({ params: { invitationId: id }, body: { autoApproves: checked } })
        }
      />
      <div className={frame.row}>
        <Button size="s" kind="quiet" onClick={() => setAsked('renew')}>
          {t.renew}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setAsked('revoke')}>
          {t.revoke}
        </Button>
      </div>
      {asked && <Ending id={id} how={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** The code ends at once: another comes in its place, or none. */
function Ending({ id, how, onClose }: { id: number; how: 'renew' | 'revoke'; onClose: () => void }) {
  const renew = useChange(renewInvitation, () => t.renewed)
  const revoke = useChange(revokeInvitation, () => t.revoked)
  const input = { params: { invitationId: id } }
  const onAgree = () =>
    how === 'renew'
      ? renew.mutate(input, { onSettled: onClose })
      : revoke.mutate(input, { onSettled: onClose })
  return (
    <Confirmation
      title={how === 'renew' ? t.renewTitle : t.revokeTitle}
      action={how === 'renew' ? t.renew : t.revoke}
      isBusy={renew.isPending || revoke.isPending}
      onClose={onClose}
      onAgree={onAgree}
    >
      <p>{how === 'renew' ? t.renewText : t.revokeText}</p>
    </Confirmation>
  )
}
