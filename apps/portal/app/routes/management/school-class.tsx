import { portal } from '@school/routes'
import { ManagedClassScreen } from '@school/school-classes/screens/ManagedClassScreen'
import { managedClassQuery } from '@school/school-classes/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = portal.management.schoolClass
const idIn = ({ schoolClassId }: { schoolClassId?: string }): number => Number(schoolClassId)

const queries: PageQueries = ({ params }) => [managedClassQuery(idIn(params))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(
  page,
  (params) => managedClassQuery(idIn(params)),
  ({ name }) => ({ title: name }),
)

export default function SchoolClassPage() {
  return <ManagedClassScreen schoolClassId={idIn(useParams())} />
}
