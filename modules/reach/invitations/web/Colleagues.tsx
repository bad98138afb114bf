import { Form, useForm } from '@school/forms'
import { factsOf } from '@school/texts'
import { Button, Card, Chip, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import {
  type ColleagueApplication,
  type Invitation,
  type InvitationState,
  makeInvitation,
  renewInvitation,
  revokeInvitation,
  sendInvitation,
  type TeacherInvitations,
} from '../contract/index.ts'
import { Decision } from './ClassPupils.tsx'
import styles from './invitations.module.css'
import { t } from './ru.ts'
import { useChange } from './use-change.ts'

const tones: Record<InvitationState, 'plain' | 'ok' | 'warn' | 'bad' | 'accent'> = {
  created: 'plain',
  sent: 'plain',
  opened: 'accent',
  accepted: 'ok',
  declined: 'bad',
  expired: 'warn',
  revoked: 'plain',
}

/** Colleagues who wait for the approval of an administrator of the school. */
export const Applications = ({ applications }: { applications: readonly ColleagueApplication[] }) => (
  <Card as="section" pad="l" aria-labelledby="applications" className={frame.section}>
    <h2 id="applications">{t.applications}</h2>
    <p className={frame.note}>{t.applicationsText}</p>
    <ul className="plain-list">
      {applications.map(({ acceptId, name, email, invitedBy }) => (
        <li key={acceptId} className={styles.line}>
          <span className={styles.who}>
            <span>{name}</span>
            <span className={frame.note}>{factsOf(email, t.invitedBy(invitedBy))}</span>
          </span>
          <Decision acceptId={acceptId} name={name} />
        </li>
      ))}
    </ul>
  </Card>
)

/** Colleagues who were called by a letter. */
export const Colleagues = ({ colleagues, schoolName, can }: TeacherInvitations) => (
  <Card as="section" pad="l" aria-labelledby="colleagues" className={frame.section}>
    <h2 id="colleagues">{t.colleagues}</h2>
    {schoolName !== null && (
      <p className={frame.note}>
        {can.approveColleagues ? t.colleaguesOwnText(schoolName) : t.colleaguesText(schoolName)}
      </p>
    )}
    {can.inviteColleagues && <InviteForm />}
    {colleagues.length > 0 ? (
      <ul className="plain-list">
        {colleagues.map((invitation) => (
          <li key={invitation.id} className={styles.line}>
            <ColleagueLine invitation={invitation} />
          </li>
        ))}
      </ul>
    ) : (
      <p className={frame.note}>{t.noColleagues}</p>
    )}
  </Card>
)

function InviteForm() {
  const form = useForm(makeInvitation, {
    values: { email: '' },
    onSent: () => {
      form.reset()
      toast(t.invited, { tone: 'ok' })
    },
  })
  return (
    <Form
      form={form}
      className={frame.section}
      actions={
        <div>
          <Button type="submit" loading={form.isSending}>
            {t.invite}
          </Button>
        </div>
      }
    >
      <TextInput label={t.email} type="email" autoComplete="off" {...form.text('email')} />
    </Form>
  )
}

function ColleagueLine({
  invitation: { id, email, state, sentAt, createdAt, can },
}: {
  invitation: Invitation
}) {
  const send = useChange(sendInvitation, () => t.invited)
  const renew = useChange(renewInvitation, () => t.invited)
  const revoke = useChange(revokeInvitation, () => t.revoked)
  const input = { params: { invitationId: id } }
  return (
    <>
      <span className={styles.who}>
        <span>
          {email}{' '}
          <Chip size="s" tone={tones[state]}>
            {t.invitationStates[state]}
          </Chip>
        </span>
        <span className={frame.note}>{t.sentOn(sentAt ?? createdAt)}</span>
      </span>
      <span className={frame.row}>
        {can.send && (
          <Button
            size="s"
            aria-label={t.sendAgainTo(email ?? '')}
            loading={send.isPending}
            onClick={() => send.mutate(input)}
          >
            {t.sendAgain}
          </Button>
        )}
        {can.renew && (
          <Button
            size="s"
            aria-label={t.inviteAgainOf(email ?? '')}
            loading={renew.isPending}
            onClick={() => renew.mutate(input)}
          >
            {t.inviteAgain}
          </Button>
        )}
        {can.revoke && (
          <Button
            size="s"
            kind="quiet"
            aria-label={t.revokeOf(email ?? '')}
            loading={revoke.isPending}
            onClick={() => revoke.mutate(input)}
          >
            {t.revoke}
          </Button>
        )}
      </span>
    </>
  )
}
