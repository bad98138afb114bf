import '@school/ui/math.css'
import '@school/ui/prose.css'
import { link, site } from '@school/routes'
import { ButtonLink, ChipNav, EmptyState, PageHeader, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReportStatus, reportStatuses } from '../../contract/index.ts'
import { reportsQuery } from '../queries.ts'
import { ReportCard } from '../ReportCard.tsx'
import { t } from '../ru.ts'

export interface TaskReportsScreenProps {
  status: ReportStatus
  page: number
}

const addressOf = (status: ReportStatus, page = 1) =>
  link(site.lms.teacherTaskReports, {}, { status, page: page > 1 ? page : null })

/** Reports of pupils, for methodists. */
export function TaskReportsScreen({ status, page }: TaskReportsScreenProps) {
  const { data } = useSuspenseQuery(reportsQuery(status, page))
  const [title, text] = t.empty[status]
  return (
    <div className={frame.page}>
      <PageHeader title={t.pageTitle} lead={t.lead}>
        <ChipNav
          label={t.statusesOf}
          choices={reportStatuses.map((name) => ({
            to: addressOf(name),
            title: t.statuses[name],
            isChosen: name === status,
          }))}
        />
      </PageHeader>
      {data.rows.length === 0 ? (
        <EmptyState
          title={title}
          text={text}
          action={status !== 'open' && <ButtonLink to={addressOf('open')}>{t.toOpen}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {data.rows.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        totalPages={data.totalPages}
        to={(number) => addressOf(status, number)}
        label={t.pages}
      />
    </div>
  )
}
