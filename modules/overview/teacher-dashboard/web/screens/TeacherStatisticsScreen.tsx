import { ButtonLink, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeacherStatistics } from '../../contract/index.ts'
import { classAt, classesAt, newHomeworkAt } from '../addresses.ts'
import { teacherStatisticsQuery } from '../queries.ts'
import { Figures } from '../statistics/Figures.tsx'
import { ForMeeting } from '../statistics/ForMeeting.tsx'
import { type Shown, periodAt } from '../statistics/in-address.ts'
import { ParallelCard } from '../statistics/ParallelCard.tsx'
import { PupilsStatistics } from '../statistics/PupilsStatistics.tsx'
import { t } from '../statistics/ru.ts'
import { StatisticsCharts } from '../statistics/StatisticsCharts.tsx'
import { StatisticsFilters } from '../statistics/StatisticsFilters.tsx'
import styles from '../statistics/statistics.module.css'
import { ThemesCard } from '../statistics/ThemesCard.tsx'

/** How the classes of a teacher did in a period. */
export function TeacherStatisticsScreen({ shown }: { shown: Shown }) {
  const { data: page } = useSuspenseQuery(teacherStatisticsQuery(shown))
  const [withNames, setWithNames] = useState(false)
  const ofClass = page.classes.find(({ id }) => id === page.schoolClassId) ?? null
  const subject = page.subjects.find(({ key }) => key === page.subject)?.title ?? null
  if (page.classes.length === 0)
    return (
      <div className={frame.page}>
        <PageHeader title={t.title} />
        <EmptyState
          title={t.noClasses}
          text={t.noClassesText}
          action={<ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>}
        />
      </div>
    )
  return (
    <div className={`${frame.page} ${styles.paper}`}>
      <PageHeader title={t.title}>
        <p className={`no-print ${frame.lead}`}>{t.lead}</p>
        <StatisticsFilters shown={shown} page={page} />
        <p role="status">{t.facts(ofClass?.name ?? null, subject, page.from, page.to)}</p>
        <p className={styles.onPaper}>{ofClass?.schoolName}</p>
      </PageHeader>
      {page.pupilsInAll === 0 ? (
        <EmptyState
          title={t.noPupils}
          text={t.noPupilsText}
          action={
            <ButtonLink to={ofClass ? classAt(ofClass.id) : classesAt()}>
              {ofClass ? t.toClass : t.toClasses}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Figures page={page} />
          <ForMeeting withNames={withNames} onNames={setWithNames} />
          {page.tasks === 0 ? (
            <Quiet shown={shown} page={page} />
          ) : (
            <>
              <StatisticsCharts page={page} />
              <ThemesCard themes={page.themes} shown={shown} />
            </>
          )}
          <ParallelCard parallel={page.parallel} className={ofClass?.name ?? ''} shown={shown} />
          <PupilsStatistics page={page} shown={shown} isPrinted={withNames} />
        </>
      )}
    </div>
  )
}

/** No task was solved: suggests where to look instead, or what to do about it. */
function Quiet({ shown, page: { period, subject } }: { shown: Shown; page: TeacherStatistics }) {
  const isYear = period === 'year'
  return (
    <EmptyState
      title={t.quiet}
      text={isYear ? (subject === null ? t.quietYearText : t.quietSubjectText) : t.quietText}
      action={
        isYear ? (
          <ButtonLink to={newHomeworkAt()}>{t.assign}</ButtonLink>
        ) : (
          <ButtonLink to={periodAt({ ...shown, period: 'year' })}>{t.allYear}</ButtonLink>
        )
      }
    />
  )
}
