import { ListScreen } from '@school/tables'
import { ButtonLink } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RegradingCard } from '../RegradingCard.tsx'
import { regradingsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { link, type SearchOf, site } from '@school/routes'

const page = site.lms.teacherRegradings

export interface RegradingsScreenProps {
  search: SearchOf<typeof page>
  /** Called to refresh the menu counters. */
  onDecided: () => void
}

/** The job runs every minute; poll more often while it works. */
const whileItGoesMs = 5000

/** Tasks whose key was corrected: whom that affects, and the decision of a methodist. */
export function RegradingsScreen({ search, onDecided }: RegradingsScreenProps) {
  const query = regradingsQuery(search.page)
  const { data } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state: { data: list } }) =>
      list?.rows.some(({ state }) => state === 'waiting') ? whileItGoesMs : false,
  })
  return (
    <ListScreen
      page={page}
      search={search}
      title={t.title}
      lead={data.rows.length > 0 && t.lead}
      query={query}
      empty={{
        title: t.emptyTitle,
        text: t.emptyText,
        action: <ButtonLink to={link(site.lms.teacherWorks)}>{t.toWorks}</ButtonLink>,
      }}
      pages={t.pages}
      // Remount on a state change so that a decided card collapses.
      keyOf={({ id, state }) => `${id} ${state}`}
      card={(regrading, index) => (
        <RegradingCard
          regrading={regrading}
          isOpen={index === 0 && regrading.can.decide}
          onDecided={onDecided}
        />
      )}
    />
  )
}
