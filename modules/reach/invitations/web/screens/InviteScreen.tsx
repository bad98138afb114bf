import { call } from '@school/api-client'
import { ButtonLink, Card, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type FoundInvite, type Invite, inviteFaults, openInvite } from '../../contract/index.ts'
import { codeAt } from '../addresses.ts'
import { InviteStanding, type WaysOut } from '../InviteStanding.tsx'
import { inviteQuery } from '../queries.ts'
import { t } from '../ru-invite.ts'
import styles from './invite.module.css'

export interface InviteScreenProps extends WaysOut {
  code: string
}

/** An invitation by its link: who calls and where to, and the way in. */
export function InviteScreen({ code, ...ways }: InviteScreenProps) {
  const { data } = useSuspenseQuery(inviteQuery(code))
  const { state, invite } = data
  const isOpen = invite !== null
  useEffect(() => {
    // Lets the sender see that it was opened; a failure is ignored.
    if (isOpen) call(openInvite, { params: { inviteCode: code } }).catch(() => {})
  }, [code, isOpen])
  if (!invite) return <NoInvite state={state} />
  return (
    <div className={styles.page}>
      <Card pad="l" className={frame.section}>
        <InviteHead invite={invite} />
        <InviteStanding {...ways} code={code} state={state} invite={invite} />
      </Card>
    </div>
  )
}

const InviteHead = ({ invite: { kind, role, inviter, schoolName, className } }: { invite: Invite }) => (
  <>
    <h1>{kind === 'class' ? t.toClass(className ?? '') : role === 'admin' ? t.toAdmins : t.toSchool}</h1>
    <p className={frame.lead}>{t.calls(inviter)}</p>
    <dl className={styles.facts}>
      <dt>{role === 'admin' ? t.organization : t.school}</dt>
      <dd>{schoolName}</dd>
      {className && (
        <>
          <dt>{t.klass}</dt>
          <dd>{className}</dd>
        </>
      )}
    </dl>
  </>
)

function NoInvite({ state }: Pick<FoundInvite, 'state'>) {
  const fault = inviteFaults.find((one) => one === state) ?? 'unknown'
  return (
    <EmptyState
      level={1}
      pose="look"
      title={t[fault]}
      text={fault === 'unknown' ? t.unknownText : t.askAnother}
      action={
        <ButtonLink kind="primary" to={codeAt()}>
          {t.toCode}
        </ButtonLink>
      }
    />
  )
}
