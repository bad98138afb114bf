import { ReceivedMessages, receivedMessagesQuery } from '@school/class-messages/web'
import { FamilyScreen } from '@school/families/screens/FamilyScreen'
import { familyQuery } from '@school/families/web'
import { ChildObjectivesPart, childObjectivesQuery } from '@school/objectives/web'
import { ChildReportCard, reportQuery } from '@school/parenthood/web'
import { ChildDeparture, dataCopiesQuery, LeavingChildren, leavingChildrenQuery } from '@school/profiles/web'
import { RestDaysPart, restDaysQuery } from '@school/streaks/web'
import { LeadContext } from '@school/ui'
import type { PageQueries } from '@school/pages'
import { leadOf } from './lead.ts'

/** The family, and the week of each child. */
export const familyQueries: PageQueries = async (_, client) => {
  const [{ children }] = await Promise.all([
    client.fetchQuery(familyQuery),
    client.fetchQuery(leavingChildrenQuery),
    client.fetchQuery(dataCopiesQuery),
    client.fetchQuery(receivedMessagesQuery),
  ])
  await Promise.all(
    children.flatMap(({ id }) => [
      client.fetchQuery(reportQuery(id)),
      client.fetchQuery(restDaysQuery(id)),
      client.fetchQuery(childObjectivesQuery(id)),
    ]),
  )
}

export const FamilyPage = () => (
  <FamilyScreen
    reportOf={({ id, name, grade }) => (
      <LeadContext value={leadOf(id)}>
        <ChildReportCard childId={id} name={name} />
        <ChildObjectivesPart childId={id} name={name} gradeIndex={grade?.index ?? null} />
      </LeadContext>
    )}
    actionsOf={(child) => (
      <>
        <RestDaysPart childId={child.id} />
        <ChildDeparture child={child} />
      </>
    )}
  >
    <ReceivedMessages />
    <LeavingChildren />
  </FamilyScreen>
)
