import { ButtonLink, EmptyState, Pagination, Tabs, Link } from '@school/ui'
import { link, site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { cutText } from '@school/texts'
import type { SearchSummary } from '../../contract/index.ts'
import { searchAddress, type Wanted } from '../address.ts'
import { HitCards } from '../HitCard.tsx'
import { hitsQuery, popularQuery, summaryQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SearchBar } from '../SearchBar.tsx'
import styles from './SearchScreen.module.css'

export function SearchScreen({ wanted }: { wanted: Wanted }) {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{wanted.text ? t.titleOf(wanted.text) : t.title}</h1>
        <SearchBar label={t.field} />
      </div>
      <div className={styles.results} aria-busy={isLoading || undefined}>
        {wanted.text ? <Answers wanted={wanted} /> : <Popular lead={t.popularLead} />}
      </div>
    </div>
  )
}

function Answers({ wanted }: { wanted: Wanted }) {
  const { data: summary } = useSuspenseQuery(summaryQuery(wanted.text))
  if (summary.total === 0) return <Nothing text={wanted.text} />
  return (
    <>
      <Notice summary={summary} />
      <KindTabs wanted={wanted} summary={summary} />
      <Found wanted={wanted} />
    </>
  )
}

/** Explains that the results are not quite for the typed text. */
function Notice({ summary: { meant, isPartial } }: { summary: SearchSummary }) {
  if (meant === null && !isPartial) return null
  return (
    <p className={styles.notice}>
      {meant !== null && (
        <>
          {t.meant} <Link to={searchAddress({ text: meant })}>{t.meantText(meant)}</Link>.{' '}
        </>
      )}
      {isPartial && t.partial}
    </p>
  )
}

function KindTabs({ wanted, summary }: { wanted: Wanted; summary: SearchSummary }) {
  const { text } = wanted
  const tabs = summary.counts.map(({ kind, count }) => ({
    title: t.kinds[kind],
    count,
    to: searchAddress({ text, scope: kind }),
    current: wanted.scope === kind,
  }))
  const all = {
    title: t.allKinds,
    count: summary.total,
    to: searchAddress({ text }),
    current: wanted.scope === null,
  }
  return <Tabs label={t.tabs} tabs={[all, ...tabs]} />
}

function Found({ wanted }: { wanted: Wanted }) {
  const { data } = useSuspenseQuery(hitsQuery(wanted))
  const { text, scope } = wanted
  if (data.total === 0 && scope !== null) {
    return (
      <Empty title={t.nothingHere(scope)} text={t.nothingHereText}>
        <ButtonLink kind="primary" to={searchAddress({ text })}>
          {t.showAll}
        </ButtonLink>
      </Empty>
    )
  }
  if (data.rows.length === 0) {
    return (
      <Empty title={t.pastEnd} text={t.pastEndText}>
        <ButtonLink kind="primary" to={searchAddress({ text, scope })}>
          {t.toFirstPage}
        </ButtonLink>
      </Empty>
    )
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {t.found(data.total)}
      </p>
      <HitCards hits={data.rows} />
      <Pagination
        page={wanted.page}
        totalPages={data.totalPages}
        to={(page) => searchAddress({ ...wanted, page })}
      />
    </>
  )
}

const Empty = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <EmptyState pose="lost" prop="search" title={title} text={text} action={children} />
)

const Nothing = ({ text }: { text: string }) => (
  <>
    <div className={styles.nothing}>
      <Empty title={t.nothing(cutText(text, 60, { ellipsis: true }))} text={t.nothingText}>
        <ButtonLink kind="primary" to={link(site.lms.catalogCourses)}>
          {t.toCatalog}
        </ButtonLink>
        <ButtonLink to={link(site.market.home)}>{t.toHome}</ButtonLink>
      </Empty>
    </div>
    <Popular />
  </>
)

function Popular({ lead }: { lead?: string }) {
  const { data } = useSuspenseQuery(popularQuery())
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {data.rows.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular">
          <h2 id="popular">{t.popular}</h2>
          <HitCards hits={data.rows} />
          <p>
            <Link to={link(site.lms.catalogCourses)}>{t.toCatalog}</Link>
          </p>
        </section>
      )}
    </>
  )
}
