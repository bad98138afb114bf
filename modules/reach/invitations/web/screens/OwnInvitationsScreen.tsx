import { formatDay } from '@school/texts'
import { ButtonLink, Card, EmptyState, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { codeAt } from '../addresses.ts'
import { JoinForm } from '../JoinForm.tsx'
import { ownInvitationsQuery } from '../queries.ts'
import { own as t } from '../ru-own.ts'
import { WaitingList } from '../WaitingList.tsx'

/** Schools that call the reader, with an answer at each, and what they wait for. */
export function OwnInvitationsScreen() {
  const you = useYou()
  const { calls, applications } = useSuspenseQuery(ownInvitationsQuery).data
  const enterCode = <ButtonLink to={codeAt()}>{t.enterCode}</ButtonLink>
  if (calls.length === 0 && applications.length === 0)
    return <EmptyState level={1} pose="look" title={t.none} text={you(t.noneText)} action={enterCode} />
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={you(t.lead)} />
      {calls.length > 0 && (
        <section aria-labelledby="calls" className={frame.section}>
          <h2 id="calls">{t.calls}</h2>
          {calls.map(({ code, schoolName, inviter, role, isApproved, expiresAt }) => (
            <Card key={code} as="section" pad="l" aria-label={schoolName} className={frame.section}>
              <h3>{schoolName}</h3>
              <p className={frame.note}>{t.calledBy(inviter, formatDay(new Date(expiresAt)))}</p>
              <JoinForm
                code={code}
                invite={{
                  kind: 'teacher',
                  inviter,
                  schoolName,
                  role,
                  className: null,
                  isApproved,
                  sentTo: null,
                  places: [],
                }}
              />
            </Card>
          ))}
        </section>
      )}
      {applications.length > 0 && (
        <Card as="section" pad="l" aria-labelledby="waits" className={frame.section}>
          <h2 id="waits">{t.applications}</h2>
          <WaitingList applications={applications} />
        </Card>
      )}
      <div>{enterCode}</div>
    </div>
  )
}
