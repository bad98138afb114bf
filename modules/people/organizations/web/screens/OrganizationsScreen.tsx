import { portal, type SearchOf } from '@school/routes'
import { ListScreen } from '@school/tables'
import { useSuspenseQuery } from '@tanstack/react-query'
import { OrganizationTable } from '../OrganizationTable.tsx'
import { belowQuery, foundOrganizationsQuery, ownOrganizationQuery } from '../queries.ts'
import { t } from '../ru.ts'

const page = portal.management.organizations

/** «Организации»: everything that the viewer reaches, by levels or by a search. */
export function OrganizationsScreen({ search }: { search: SearchOf<typeof page> }) {
  const { data: own } = useSuspenseQuery(ownOrganizationQuery)
  const { q, page: number } = search
  return (
    <ListScreen
      isInside
      page={page}
      search={search}
      title={t.title}
      lead={t.lead}
      query={q ? foundOrganizationsQuery(q, number) : belowQuery(own.id, number)}
      field={{ name: 'q', label: t.search }}
      empty={{ title: t.none, text: t.noneText, prop: 'box' }}
      nothing={{ title: t.notFound(q), text: t.notFoundText, reset: t.reset, prop: 'search' }}
      table={(rows) => <OrganizationTable caption={t.caption} rows={rows} />}
    />
  )
}
