import {
  calledEmployeesQuery,
  employeeImportsQuery,
  OrganizationInvitations,
  RequestsOfSchool,
  schoolRequestsQuery,
  WaitingInSchool,
  waitingInSchoolQuery,
} from '@school/invitations/web'
import {
  type OrganizationSection,
  OrganizationScreen,
} from '@school/organizations/screens/OrganizationScreen'
import {
  belowQuery,
  employeesQuery,
  nameViewsQuery,
  organizationQuery,
  ownOrganizationQuery,
} from '@school/organizations/web'
import { pageIn, portal } from '@school/routes'
import {
  ListFile,
  OrganizationClasses,
  organizationClassesQuery,
  SchoolDoubles,
  schoolDoublesQuery,
  schoolMovesQuery,
  UntaughtClasses,
  untaughtClassesQuery,
} from '@school/school-classes/web'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { letsIn } from '../../lets-in.ts'

const page = portal.management.organization
interface Params {
  organizationId?: string
  section?: string
}
/** `/manage/organization/employees` is of the own organization. */
const idIn = ({ organizationId = '' }: Params): number | null =>
  /^\d+$/.test(organizationId) ? Number(organizationId) : null
function sectionIn({ organizationId, section }: Params): OrganizationSection | null {
  const asked = section ?? organizationId
  return asked === 'classes' || asked === 'employees' || asked === 'names' ? asked : null
}

const queries: PageQueries = async ({ params, url }, client) => {
  const number = pageIn(url.searchParams)
  const asked = idIn(params)
  const { id, kind, can } = await client.fetchQuery(
    asked === null ? ownOrganizationQuery : organizationQuery(asked),
  )
  const section = sectionIn(params)
  if (letsIn({ kind, can }) && section !== 'employees' && section !== 'names')
    await client.fetchQuery(waitingInSchoolQuery(id))
  if (section === 'employees')
    await Promise.all([
      client.fetchQuery(employeesQuery(id, number)),
      client.fetchQuery(calledEmployeesQuery(id)),
      client.fetchQuery(employeeImportsQuery(id)),
      client.fetchQuery(schoolRequestsQuery(id)),
    ])
  else if (section === 'names' && can.readNames) await client.fetchQuery(nameViewsQuery(id, number))
  else if (section === 'classes' && kind !== 'school')
    await client.fetchQuery(untaughtClassesQuery(id, number))
  else if (section === 'classes')
    await Promise.all([
      client.fetchQuery(organizationClassesQuery(id, number)),
      can.govern ? null : client.fetchQuery(schoolMovesQuery(id)),
      letsIn({ kind, can }) ? client.fetchQuery(schoolDoublesQuery(id)) : null,
    ])
  else if (kind !== 'school') await client.fetchQuery(belowQuery(id, number))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

const listFile = (onRead: (text: string) => void) => <ListFile onRead={onRead} />

export default function OrganizationPage() {
  const params = useParams<keyof Params>()
  const [search] = useSearchParams()
  return (
    <OrganizationScreen
      organizationId={idIn(params)}
      section={sectionIn(params)}
      page={pageIn(search)}
      listFile={listFile}
      waiting={(card) => letsIn(card) && <WaitingInSchool organizationId={card.id} />}
      invitations={({ id, kind }) => (
        <>
          <RequestsOfSchool organizationId={id} />
          <OrganizationInvitations
            organizationId={id}
            roles={kind === 'school' ? ['teacher', 'admin'] : ['admin']}
            listFile={listFile}
          />
        </>
      )}
      classes={(card) =>
        card.kind !== 'school' ? (
          <UntaughtClasses organizationId={card.id} page={pageIn(search)} />
        ) : (
          <>
            {letsIn(card) && <SchoolDoubles organizationId={card.id} />}
            <OrganizationClasses
              organizationId={card.id}
              page={pageIn(search)}
              isOwn={!card.can.govern}
              canReadNames={card.can.readNames}
            />
          </>
        )
      }
    />
  )
}
