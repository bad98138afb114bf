import { ButtonLink, EmptyState, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RegradingCard } from '../RegradingCard.tsx'
import { regradingsAt, regradingsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { link, site } from '@school/routes'

export interface RegradingsScreenProps {
  page: number
  /** Called to refresh the menu counters. */
  onDecided: () => void
}

/** The job runs every minute; poll more often while it works. */
const whileItGoesMs = 5000

/** Tasks whose key was corrected: whom that affects, and the decision of a methodist. */
export function RegradingsScreen({ page, onDecided }: RegradingsScreenProps) {
  const { data: regradings } = useSuspenseQuery({
    ...regradingsQuery(page),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === 'waiting') ? whileItGoesMs : false,
  })
  const { rows, totalPages } = regradings
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.title}</h1>
        {rows.length > 0 && <p className={frame.lead}>{t.lead}</p>}
      </header>
      {rows.length === 0 ? (
        <EmptyState
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink to={link(site.lms.teacherWorks)}>{t.toWorks}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {rows.map((regrading, index) => (
            // Remount on a state change so that a decided card collapses.
            <li key={`${regrading.id} ${regrading.state}`}>
              <RegradingCard
                regrading={regrading}
                isOpen={index === 0 && regrading.can.decide}
                onDecided={onDecided}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} to={regradingsAt} label={t.pages} />
    </div>
  )
}
