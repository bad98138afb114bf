import { ButtonLink, EmptyState, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RegradingCard } from '../regradings/RegradingCard.tsx'
import { regradingsAt, regradingsQuery } from '../regradings/queries.ts'
import { t } from '../regradings/ru.ts'
import { monitoredWorksAt } from '../works/addresses.ts'

export interface RegradingsScreenProps {
  page: number
  /** Numbers in menus are of before. */
  onDecided: () => void
}

/** The job goes every minute. */
const whileItGoesMs = 5000

/** Tasks whose key was put right: whom that changes, and the word of a methodist about it. */
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
          action={<ButtonLink to={monitoredWorksAt()}>{t.toWorks}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {rows.map((regrading, index) => (
            // What is decided folds by itself.
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
