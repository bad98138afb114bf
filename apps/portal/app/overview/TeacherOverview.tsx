import { GoingOn, participationQuery } from '@school/olympiad-analytics/web'
import { dashboardQuery, TodayOfTeacher } from '@school/teacher-dashboard/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type AskOverview, isLoaded, orWithout } from './overview.ts'

export const ask: AskOverview = (client, features) =>
  Promise.all([
    client.fetchQuery(dashboardQuery),
    features.includes('olympiadsStats') && orWithout(client.fetchQuery(participationQuery)),
  ])

/** For a teacher: today's tasks, and how olympiads of the school go. */
export function TeacherOverview() {
  const { data } = useSuspenseQuery(dashboardQuery)
  return (
    <>
      <TodayOfTeacher lines={data.lines} />
      {isLoaded(useQueryClient(), participationQuery) && <GoingOn stageAt={null} />}
    </>
  )
}
