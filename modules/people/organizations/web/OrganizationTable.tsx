import { link, portal } from '@school/routes'
import { Chip, Link, Table } from '@school/ui'
import type { ListedOrganization } from '../contract/tree.ts'
import { t } from './ru.ts'

export interface OrganizationTableProps {
  caption: string
  rows: readonly ListedOrganization[]
}

/** Organizations as one under another; each leads to its own page. */
export const OrganizationTable = ({ caption, rows }: OrganizationTableProps) => (
  <Table
    caption={caption}
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      {
        key: 'title',
        title: t.organization,
        cell: ({ id, title, isDeactivated }) => (
          <>
            <Link to={link(portal.management.organization, { organizationId: id })}>{title}</Link>
            {isDeactivated && (
              <>
                {' '}
                <Chip size="s" tone="warn">
                  {t.deactivated}
                </Chip>
              </>
            )}
          </>
        ),
      },
      { key: 'kind', title: t.kind, phone: 'folded', cell: ({ kind }) => t.kinds[kind] },
      { key: 'place', title: t.place, phone: 'folded', cell: ({ place, city }) => place || city },
      { key: 'code', title: t.code, phone: 'folded', cell: ({ code }) => code ?? '' },
      {
        key: 'schools',
        title: t.schools,
        isNumber: true,
        phone: 'folded',
        cell: ({ kind, schoolsCount }) => (kind === 'school' ? '' : schoolsCount),
      },
    ]}
  />
)
