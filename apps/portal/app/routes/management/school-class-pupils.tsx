import { WaitingPupils, waitingQuery } from '@school/invitations/web'
import { portal } from '@school/routes'
import { ManagedPupilsScreen } from '@school/school-classes/screens/ManagedPupilsScreen'
import {
  ClassDoubles,
  classDoublesQuery,
  managedClassQuery,
  managedPupilsQuery,
} from '@school/school-classes/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = portal.management.schoolClassPupils
const idIn = ({ schoolClassId }: { schoolClassId?: string }): number => Number(schoolClassId)

const queries: PageQueries = async ({ params }, client) => {
  const id = idIn(params)
  const [{ can }] = await Promise.all([
    client.fetchQuery(managedClassQuery(id)),
    client.fetchQuery(managedPupilsQuery(id)),
  ])
  if (can.letIn)
    await Promise.all([client.fetchQuery(waitingQuery(id)), client.fetchQuery(classDoublesQuery(id))])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(
  page,
  (params) => managedClassQuery(idIn(params)),
  ({ name }) => ({ title: name }),
)

export default function SchoolClassPupilsPage() {
  return (
    <ManagedPupilsScreen
      schoolClassId={idIn(useParams())}
      waiting={({ id, name }) => (
        <>
          <WaitingPupils schoolClassId={id} name={name} />
          <ClassDoubles schoolClassId={id} />
        </>
      )}
    />
  )
}
