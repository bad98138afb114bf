import { useCall } from '@school/api-client'
import { askConfirmation } from '@school/contacts/contract'
import { Button, ButtonLink, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { FoundInvite, Invite } from '../contract/index.ts'
import { invitationsAt } from './addresses.ts'
import { JoinForm } from './JoinForm.tsx'
import { LoginCheck } from './LoginCheck.tsx'
import { t } from './ru-invite.ts'

export interface WaysOut {
  /** Where a guest signs in or signs up, and comes back from. */
  signInAt: string
  signUpAt: (role: 'pupil' | 'teacher') => string
  homeAt: string
  profileAt: string
}

export interface InviteStandingProps extends WaysOut {
  code: string
  state: FoundInvite['state']
  invite: Invite
}

/** What the viewer of an invitation may do with it. */
export function InviteStanding({ code, state, invite, ...ways }: InviteStandingProps) {
  const you = useYou()
  const isClass = invite.kind === 'class'
  const home = <ButtonLink to={ways.homeAt}>{t.toCabinet}</ButtonLink>
  switch (state) {
    case 'guest':
      return (
        <>
          <p>{isClass ? t.guestClass : t.guestSchool}</p>
          {invite.sentTo !== null && <p>{t.guestAddress(invite.sentTo)}</p>}
          <div className={frame.row}>
            <ButtonLink kind="primary" to={ways.signInAt}>
              {t.signIn}
            </ButtonLink>
            <ButtonLink to={ways.signUpAt(isClass ? 'pupil' : 'teacher')}>{t.signUp}</ButtonLink>
          </div>
          <LoginCheck code={code} />
        </>
      )
    case 'open':
      return <JoinForm code={code} invite={invite} />
    case 'waiting':
      return <Notice title={t.waiting} text={isClass ? you(t.waitingClass) : t.waitingSchool} way={home} />
    case 'joined':
      return (
        <Notice
          title={you(t.joined)}
          text={isClass ? t.joinedClass(invite.className ?? '') : t.joinedSchool(invite.schoolName)}
          way={home}
        />
      )
    case 'own':
      return (
        <Notice
          title={t.own}
          text={t.ownText}
          way={<ButtonLink to={invitationsAt()}>{t.toInvitations}</ButtonLink>}
        />
      )
    case 'wrong_grade':
      return (
        <Notice
          title={t.wrongGrade}
          text={you(t.wrongGradeText)}
          way={<ButtonLink to={ways.profileAt}>{t.toProfile}</ButtonLink>}
        />
      )
    case 'other_class':
      return <Notice title={t.otherClass} text={you(t.otherClassText)} way={home} />
    case 'other_address':
      return <Notice title={t.otherAddress} text={t.otherAddressText(invite.sentTo ?? '')} way={home} />
    case 'unproved_address':
      return <ProveAddress sentTo={invite.sentTo ?? ''} way={home} />
    case 'refused':
      return <Notice title={t.refused} text={you(t.refusedText)} way={home} />
    default:
      return (
        <Notice
          title={isClass ? t.wrongPersonClassTitle : t.wrongPersonSchoolTitle}
          text={isClass ? t.wrongPersonClass : you(t.wrongPersonSchool)}
          way={home}
        />
      )
  }
}

/** Sends the letter that confirms the address; after opening its link the user may accept. */
function ProveAddress({ sentTo, way }: { sentTo: string; way: ReactNode }) {
  const ask = useCall(askConfirmation, { onError: ({ message }) => void toast(message, { tone: 'bad' }) })
  return (
    <div role="status" className={frame.section}>
      <h2 className={frame.cardTitle}>{t.unproved}</h2>
      <p>{ask.isSuccess ? t.proofSent(sentTo) : t.unprovedText(sentTo)}</p>
      <div className={frame.row}>
        {!ask.isSuccess && (
          <Button kind="primary" loading={ask.isPending} onClick={() => ask.mutate({ body: {} })}>
            {t.prove}
          </Button>
        )}
        {way}
      </div>
    </div>
  )
}

const Notice = ({ title, text, way }: { title: string; text: string; way: ReactNode }) => (
  <div role="status" className={frame.section}>
    <h2 className={frame.cardTitle}>{title}</h2>
    <p>{text}</p>
    <div>{way}</div>
  </div>
)
