import { ButtonLink, ChipLink, EmptyState, Pagination, Tabs } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type HomeworkTab, homeworkTabs } from '../../contract/homework.ts'
import { homeworksAt, libraryAt } from '../addresses.ts'
import { HomeworkRow } from '../HomeworkRow.tsx'
import frame from '../page.module.css'
import { homeworksQuery, summaryQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface HomeworksScreenProps {
  tab: HomeworkTab
  /** The key of a discipline. */
  subject: string | null
  page: number
  isSmall: boolean
}

export function HomeworksScreen({ tab, subject, page, isSmall }: HomeworksScreenProps) {
  const { data: summary } = useSuspenseQuery(summaryQuery)
  const { data: list } = useSuspenseQuery(homeworksQuery(tab, subject, page))
  const now = new Date(summary.serverNow)
  return (
    <div className={frame.page} data-scale={isSmall ? 'large' : undefined}>
      <header className={frame.head}>
        <div className={`${frame.row} ${frame.between}`}>
          <h1>{t.title}</h1>
          <ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>
        </div>
        <p className={frame.lead}>{t.lead}</p>
        <Tabs
          label={t.tabs}
          tabs={homeworkTabs.map((name) => ({
            title: t.tab[name],
            to: homeworksAt(name, subject),
            count: summary.counts[name],
            current: name === tab,
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
      </header>
      {list.rows.length === 0 ? (
        <Nothing tab={tab} />
      ) : (
        <ul className={`plain-list ${frame.list}`}>
          {list.rows.map((homework) => (
            <li key={homework.id}>
              <HomeworkRow homework={homework} now={now} />
            </li>
          ))}
        </ul>
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

const Nothing = ({ tab }: { tab: HomeworkTab }) => (
  <EmptyState
    pose={tab === 'now' ? 'happy' : 'sleep'}
    title={t.empty[tab].title}
    text={t.empty[tab].text}
    action={
      tab === 'now' ? (
        <ButtonLink to={libraryAt()}>{t.toLibrary}</ButtonLink>
      ) : (
        <ButtonLink to={homeworksAt()}>{t.toNow}</ButtonLink>
      )
    }
  />
)
