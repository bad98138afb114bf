import { fileAddress } from '@school/api-client'
import { link, portal } from '@school/routes'
import { SaveAs } from '@school/tables'
import { formatDayAndTime } from '@school/texts'
import { EmptyState, Pagination, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { saveNameViews } from '../contract/index.ts'
import { listTitles } from '../contract/ru.ts'
import { nameViewsQuery } from './queries.ts'
import { t } from './ru.ts'

/** Who has read names of pupils of an organization and of everything below it. */
export function NameViews({ organizationId, page }: { organizationId: number; page: number }) {
  const { data } = useSuspenseQuery(nameViewsQuery(organizationId, page))
  if (data.rows.length === 0)
    return <EmptyState title={t.noNames} text={t.noNamesText} action={false} prop="box" />
  return (
    <>
      <p className={frame.note}>{t.namesLead}</p>
      <Table
        caption={t.namesCaption}
        rows={data.rows}
        keyOf={({ id }) => id}
        columns={[
          { key: 'who', title: t.person, cell: ({ name }) => name ?? t.gone },
          { key: 'at', title: t.at, phone: 'aside', cell: ({ at }) => formatDayAndTime(at) },
          {
            key: 'list',
            title: t.list,
            phone: 'folded',
            cell: ({ list, about }) => `${listTitles[list]}: ${about}`,
          },
          { key: 'whose', title: t.whose, phone: 'folded', cell: ({ organization }) => organization.title },
          {
            key: 'acted',
            title: t.actedFor,
            phone: 'folded',
            cell: ({ actedFor }) => actedFor?.title ?? '',
          },
          { key: 'names', title: t.namesCount, isNumber: true, phone: 'folded', cell: ({ names }) => names },
        ]}
      />
      <SaveAs
        to={(format) => fileAddress(saveNameViews, { params: { organizationId }, query: { format } })}
      />
      <Pagination
        page={page}
        totalPages={data.totalPages}
        to={(next) =>
          link(
            portal.management.organization,
            { organizationId, section: 'names' },
            { page: next > 1 ? next : null },
          )
        }
      />
    </>
  )
}
