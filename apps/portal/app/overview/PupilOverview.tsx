import { useUser } from '@school/pages'
import { OfferList, TodayCard, todayQuery } from '@school/today/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AskOverview } from './overview.ts'

export const ask: AskOverview = (client) => client.fetchQuery(todayQuery)

/** For a pupil: what is in progress and due, and what the class could begin. */
export function PupilOverview() {
  const { data } = useSuspenseQuery(todayQuery)
  return (
    <>
      <TodayCard lines={data.lines} hasPlan={useUser()?.isElementaryPupil === false} />
      <OfferList offers={data.offers} isFirstStep={data.lines.length === 0} />
    </>
  )
}
