import { ButtonLink, ChipLink, EmptyState, PageHeader, Pagination, Tabs, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import { libraryAt, homeworksAt } from '../addresses.ts'
import { type HomeworkCard, type HomeworkTab, homeworkTabs } from '../../contract/homework.ts'
import { HomeworkRow } from '../HomeworkRow.tsx'
import { homeworksQuery, summaryQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { WebinarCards } from '../WebinarCards.tsx'

export interface HomeworksScreenProps {
  tab: HomeworkTab
  /** The key of a discipline. */
  subject: string | null
  page: number
  /** `false` for a parent: an empty page does not congratulate them. */
  isPupil: boolean
}

export function HomeworksScreen({ tab, subject, page, isPupil }: HomeworksScreenProps) {
  const { data: summary } = useSuspenseQuery(summaryQuery)
  const { data: list } = useSuspenseQuery(homeworksQuery(tab, subject, page))
  const now = new Date(summary.serverNow)
  const webinars = summary.webinars.filter(({ discipline }) => subject === null || discipline.key === subject)
  return (
    <div className={frame.page}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={<ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>}
      >
        <Tabs
          label={t.tabs}
          tabs={homeworkTabs.map((name) => ({
            title: t.tab[name],
            to: homeworksAt(name, subject),
            current: name === tab,
            // The counts are those of all subjects.
            ...(subject === null && { count: summary.counts[name] }),
          }))}
        />
        {summary.disciplines.length > 1 && (
          <nav aria-label={t.subjects}>
            <ul className={`plain-list ${frame.row}`}>
              <li>
                <ChipLink to={homeworksAt(tab)} chosen={subject === null} preventScrollReset>
                  {t.allSubjects}
                </ChipLink>
              </li>
              {summary.disciplines.map(({ key, title }) => (
                <li key={key}>
                  <ChipLink to={homeworksAt(tab, key)} chosen={subject === key} preventScrollReset>
                    {title}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      {tab === 'now' && <WebinarCards webinars={webinars} now={now} />}
      {list.rows.length === 0 ? (
        <Nothing tab={tab} isPupil={isPupil} />
      ) : (
        <Rows rows={list.rows} now={now} tab={tab} isAfterWebinars={webinars.length > 0} />
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(number) => homeworksAt(tab, subject, number)}
        label={t.pages}
      />
    </div>
  )
}

/** Late homeworks have a heading of their own, below those that are due. */
function Rows({
  rows,
  now,
  tab,
  isAfterWebinars,
}: {
  rows: readonly HomeworkCard[]
  now: Date
  tab: HomeworkTab
  isAfterWebinars: boolean
}) {
  const late = tab === 'now' ? rows.filter(({ isLate }) => isLate) : []
  const due = rows.filter((row) => !late.includes(row))
  // Without a heading of their own they would appear under the heading of webinars.
  const hasHeading = tab === 'now' && isAfterWebinars
  if (late.length === 0 && !hasHeading) return <RowList rows={due} now={now} />
  return (
    <>
      {due.length > 0 &&
        (hasHeading ? (
          <section className={frame.section}>
            <h2>{t.dueSoon}</h2>
            <RowList rows={due} now={now} level={3} />
          </section>
        ) : (
          <RowList rows={due} now={now} />
        ))}
      {late.length > 0 && (
        <section className={frame.section}>
          <h2>{t.stillTaken}</h2>
          <RowList rows={late} now={now} level={3} />
        </section>
      )}
    </>
  )
}

const RowList = ({ rows, now, level = 2 }: { rows: readonly HomeworkCard[]; now: Date; level?: 2 | 3 }) => (
  <ul className={`plain-list ${frame.cards}`}>
    {rows.map((homework) => (
      <li key={homework.id}>
        <HomeworkRow homework={homework} now={now} level={level} />
      </li>
    ))}
  </ul>
)

const Nothing = ({ tab, isPupil }: Pick<HomeworksScreenProps, 'tab' | 'isPupil'>) => {
  const you = useYou()
  return (
    <EmptyState
      pose={!isPupil ? 'look' : tab === 'now' ? 'happy' : 'sleep'}
      title={you(t.empty[tab].title)}
      text={you(t.empty[tab].text)}
      action={
        tab === 'now' ? (
          <ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>
        ) : (
          <ButtonLink to={homeworksAt()}>{t.toNow}</ButtonLink>
        )
      }
    />
  )
}
