import { useIsGentle } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { ButtonLink, EmptyState, PageHeader, Pagination, StatNumber, Tabs, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MistakeCard } from '../../contract/index.ts'
import { mistakesAt, type MistakeTab } from '../addresses.ts'
import { MistakeRow } from '../MistakeRow.tsx'
import { mistakesQuery, pageSize } from '../queries.ts'
import { t } from '../ru.ts'

export interface MistakesScreenProps {
  tab: MistakeTab
  page: number
  /** Of the pupil. */
  zone: string
}

/** All cards of the pupil. */
export function MistakesScreen({ tab, page, zone }: MistakesScreenProps) {
  const isGentle = useIsGentle()
  const you = useYou()
  const { data, dataUpdatedAt } = useSuspenseQuery(mistakesQuery(tab, page))
  const { counts, cards } = data
  const now = new Date(dataUpdatedAt)
  const shown = { open: counts.open, closed: counts.closed + counts.dismissed }
  return (
    <div className={frame.page}>
      <PageHeader title={t.title(isGentle)} lead={you(t.lead(isGentle))}>
        {counts.closed > 0 && (
          <div className={frame.figures}>
            <StatNumber value={String(counts.closed)} label={t.closedLabel(counts.closed, isGentle)} />
          </div>
        )}
        <Tabs
          label={t.tabs}
          tabs={(['open', 'closed'] as const).map((name) => ({
            title: t.tab[name],
            to: mistakesAt(name),
            count: shown[name],
            current: name === tab,
          }))}
        />
      </PageHeader>
      {cards.length === 0 && <Nothing tab={tab} />}
      {tab === 'open' ? (
        <Open cards={cards} dueCount={counts.today} now={now} zone={zone} />
      ) : (
        <Rows cards={cards} now={now} zone={zone} level={2} />
      )}
      <Pagination
        page={page}
        totalPages={Math.max(1, Math.ceil(shown[tab] / pageSize))}
        to={(number) => mistakesAt(tab, number)}
        label={t.pages}
      />
    </div>
  )
}

interface RowsProps {
  cards: readonly MistakeCard[]
  now: Date
  zone: string
  level?: 2 | 3
}

/** Due cards come before later ones. */
function Open({ cards, dueCount, ...rest }: RowsProps & { dueCount: number }) {
  const due = cards.filter(({ today }) => today)
  const later = cards.filter(({ today }) => !today)
  return (
    <>
      {due.length > 0 && (
        <section className={frame.section} aria-labelledby="due">
          <h2 id="due">{t.todayTitle(dueCount)}</h2>
          <Rows cards={due} {...rest} />
        </section>
      )}
      {later.length > 0 && (
        <section className={frame.section} aria-labelledby="later">
          <h2 id="later">{t.laterTitle}</h2>
          <Rows cards={later} {...rest} />
        </section>
      )}
    </>
  )
}

const Rows = ({ cards, ...rest }: RowsProps) => (
  <ul className={`plain-list ${frame.cards}`}>
    {cards.map((card) => (
      <li key={card.id}>
        <MistakeRow card={card} {...rest} />
      </li>
    ))}
  </ul>
)

function Nothing({ tab }: { tab: MistakeTab }) {
  const isGentle = useIsGentle()
  const you = useYou()
  if (tab === 'closed')
    return (
      <EmptyState
        title={t.emptyClosedTitle}
        text={t.emptyClosed}
        action={<ButtonLink to={mistakesAt()}>{t.tab.open}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t.emptyOpenTitle(isGentle)}
      text={you(t.emptyOpen(isGentle))}
      action={<ButtonLink to={link(site.lms.skillsPractice)}>{t.toTrainer}</ButtonLink>}
    />
  )
}
