import { portal } from '@school/routes'
import { ManagedPupilsScreen } from '@school/school-classes/screens/ManagedPupilsScreen'
import { managedClassQuery, managedPupilsQuery } from '@school/school-classes/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.management.schoolClassPupils
const idIn = ({ schoolClassId }: { schoolClassId?: string }): number => Number(schoolClassId)

const queries: PageQueries = ({ params }) => [
  managedClassQuery(idIn(params)),
  managedPupilsQuery(idIn(params)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SchoolClassPupilsPage() {
  return <ManagedPupilsScreen schoolClassId={idIn(useParams())} />
}
