import { useIsGentle } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { ListScreen } from '@school/tables'
import { ButtonLink, StatNumber, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MistakeCard, MistakeList } from '../../contract/index.ts'
import { mistakesAt, type MistakesSearch } from '../addresses.ts'
import { MistakeRow } from '../MistakeRow.tsx'
import { mistakesQuery, pageSize } from '../queries.ts'
import { t } from '../ru.ts'

const page = site.user.mistakes

export interface MistakesScreenProps {
  search: MistakesSearch
  /** Of the pupil. */
  zone: string
}

/** All cards of the pupil. */
export function MistakesScreen({ search, zone }: MistakesScreenProps) {
  const isGentle = useIsGentle()
  const you = useYou()
  const query = mistakesQuery(search)
  const { data, dataUpdatedAt } = useSuspenseQuery(query)
  const { counts } = data
  const now = new Date(dataUpdatedAt)
  const shown = { open: counts.open, closed: counts.closed + counts.dismissed }
  const total = shown[search.state]
  const empty = {
    open: {
      title: t.emptyOpenTitle(isGentle),
      text: you(t.emptyOpen(isGentle)),
      action: <ButtonLink to={link(site.lms.skillsPractice)}>{t.toTrainer}</ButtonLink>,
    },
    closed: {
      title: t.emptyClosedTitle,
      text: t.emptyClosed,
      action: <ButtonLink to={mistakesAt()}>{t.tab.open}</ButtonLink>,
    },
  }
  return (
    <ListScreen
      page={page}
      search={search}
      title={t.title(isGentle)}
      lead={you(t.lead(isGentle))}
      query={{
        ...query,
        select: ({ cards }: MistakeList) => ({
          rows: cards,
          page: search.page,
          totalPages: Math.max(1, Math.ceil(total / pageSize)),
          total,
        }),
      }}
      figures={
        counts.closed > 0 && (
          <div className={frame.figures}>
            <StatNumber value={String(counts.closed)} label={t.closedLabel(counts.closed, isGentle)} />
          </div>
        )
      }
      choice={{ name: 'state', label: t.tabs, titles: t.tab, counts: shown, look: 'tabs' }}
      empty={empty[search.state]}
      pages={t.pages}
      table={(cards) =>
        search.state === 'open' ? (
          <Open cards={cards} dueCount={counts.today} now={now} zone={zone} />
        ) : (
          <Rows cards={cards} now={now} zone={zone} level={2} />
        )
      }
    />
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
