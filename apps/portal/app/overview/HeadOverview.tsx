import { WaitingInSchool, waitingInSchoolQuery } from '@school/invitations/web'
import { GoingOn, participationQuery } from '@school/olympiad-analytics/web'
import { isOfficial, OrganizationFigures, ownOrganizationQuery } from '@school/organizations/web'
import { link, portal } from '@school/routes'
import { Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useDocument } from '../document.ts'
import { letsIn } from '../lets-in.ts'
import { type AskOverview, isLoaded, orWithout } from './overview.ts'

export const ask: AskOverview = async (client, features) => {
  const [card] = await Promise.all([
    orWithout(client.fetchQuery(ownOrganizationQuery)),
    features.includes('olympiadsStats') && orWithout(client.fetchQuery(participationQuery)),
  ])
  if (card && letsIn(card)) await client.fetchQuery(waitingInSchoolQuery(card.id))
}

/** For heads of a school, a municipality or a region: how large it is, who waits for a decision, how olympiads go. */
export function HeadOverview() {
  const client = useQueryClient()
  const managesAccess = useDocument()?.settings.features.includes('olympiadsAccessManagement')
  return (
    <>
      {isLoaded(client, ownOrganizationQuery) && <OwnOrganization />}
      {isLoaded(client, participationQuery) && (
        <GoingOn
          stageAt={managesAccess ? (stageId) => link(portal.olympiads.stage, { stage_id: stageId }) : null}
        />
      )}
    </>
  )
}

function OwnOrganization() {
  const { data: card } = useSuspenseQuery(ownOrganizationQuery)
  return (
    <section aria-labelledby="own-organization" className={frame.section}>
      <h2 id="own-organization" className={isOfficial(card.title) ? frame.officialTitle : frame.title}>
        <Link to={link(portal.management.organization)}>{card.title}</Link>
      </h2>
      <OrganizationFigures {...card} />
      {letsIn(card) && <WaitingInSchool organizationId={card.id} />}
    </section>
  )
}
