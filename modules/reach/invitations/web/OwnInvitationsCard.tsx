import { link, portal } from '@school/routes'
import { Card, CardLink } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ownInvitationsQuery } from './queries.ts'
import { own as t } from './ru-own.ts'

/** On the first page of people who are invited or wait for an answer; empty for all others. */
export function OwnInvitationsCard() {
  const { data } = useSuspenseQuery(ownInvitationsQuery)
  return (
    <>
      {data.calls.length > 0 && (
        <Card tone="warn">
          <CardLink to={link(portal.entry.invitation)}>{t.cardCalls}</CardLink>
          <p>{t.cardCallsText}</p>
        </Card>
      )}
      {data.applications.length > 0 && (
        <Card tone="warn">
          <CardLink to={link(portal.entry.verificationNotice)}>{t.cardWaits}</CardLink>
          <p>{t.cardWaitsText}</p>
        </Card>
      )}
    </>
  )
}
