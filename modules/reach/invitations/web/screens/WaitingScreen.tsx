import { ButtonLink, Card, EmptyState, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ownInvitationsQuery } from '../queries.ts'
import { own as t } from '../ru-own.ts'
import { WaitingList } from '../WaitingList.tsx'

/** Who must confirm, since when it is waited for, and a reminder. */
export function WaitingScreen({ homeAt }: { homeAt: string }) {
  const you = useYou()
  const { applications } = useSuspenseQuery(ownInvitationsQuery).data
  const home = <ButtonLink to={homeAt}>{t.home}</ButtonLink>
  if (applications.length === 0)
    return <EmptyState level={1} pose="look" title={t.nothingWaits} text={t.nothingWaitsText} action={home} />
  return (
    <div className={frame.page}>
      <PageHeader title={t.waitingTitle} lead={you(t.waitingLead)} />
      <Card as="section" pad="l">
        <WaitingList applications={applications} />
      </Card>
      <div>{home}</div>
    </div>
  )
}
