import { FamilyScreen } from '@school/families/screens/FamilyScreen'
import { familyQuery } from '@school/families/web'
import { ChildReportCard, reportQuery } from '@school/parenthood/web'
import type { PageQueries } from '../loading.ts'

/** The family, and the week of each child. */
export const familyQueries: PageQueries = async (_, client) => {
  const { children } = await client.fetchQuery(familyQuery)
  await Promise.all(children.map(({ id }) => client.fetchQuery(reportQuery(id))))
}

export const FamilyPage = () => (
  <FamilyScreen reportOf={({ id, name }) => <ChildReportCard childId={id} name={name} />} />
)
