import { fileAddress } from '@school/api-client'
import { link, portal } from '@school/routes'
import { SaveAs } from '@school/tables'
import { EmptyState, Link, Pagination, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { saveUntaughtClasses } from '../contract/index.ts'
import { untaughtClassesQuery } from './queries.ts'
import { ofOrganization as t } from './ru-portal.ts'

interface UntaughtClassesProps {
  organizationId: number
  page: number
}

/** Classes without a teacher below an organization, with the school to call. */
export function UntaughtClasses({ organizationId, page }: UntaughtClassesProps) {
  const { data } = useSuspenseQuery(untaughtClassesQuery(organizationId, page))
  if (data.total === 0)
    return <EmptyState title={t.allTaught} text={t.allTaughtText} action={false} prop="box" />
  return (
    <section aria-labelledby="untaught" className={frame.section}>
      <h2 id="untaught" className={frame.title}>
        {t.untaught}
      </h2>
      <SaveAs
        to={(format) => fileAddress(saveUntaughtClasses, { params: { organizationId }, query: { format } })}
      />
      <Table
        caption={t.untaught}
        rows={data.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t.title,
            cell: ({ id, name, isUpcoming }) => (
              <>
                <Link to={link(portal.management.schoolClass, { schoolClassId: id })}>{name}</Link>
                {isUpcoming && <span className={frame.note}> {t.upcoming}</span>}
              </>
            ),
          },
          {
            key: 'school',
            title: t.school,
            cell: ({ school }) => (
              <Link
                to={link(portal.management.organization, {
                  organizationId: school.id,
                  section: 'classes',
                })}
              >
                {school.title}
              </Link>
            ),
          },
          { key: 'city', title: t.city, cell: ({ school }) => school.city },
          {
            key: 'phone',
            title: t.phone,
            cell: ({ school: { phone } }) =>
              phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>,
          },
          { key: 'pupils', title: t.pupils, isNumber: true, cell: ({ pupils }) => pupils },
        ]}
      />
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        to={(n) =>
          link(
            portal.management.organization,
            { organizationId, section: 'classes' },
            { page: n > 1 ? n : null },
          )
        }
      />
    </section>
  )
}
