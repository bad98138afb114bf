import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { formatNumber } from '@school/texts'
import { ButtonLink, Card, EmptyState, StatNumber, useYou } from '@school/ui'
import { Heatmap } from '@school/ui/charts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ActivityCard, shortDay } from '../ActivityCard.tsx'
import type { OwnProgress } from '../../contract/index.ts'
import { CourseResults } from '../CourseResults.tsx'
import ownTotalsStyles from '../OwnTotals.module.css'
import { LevelCard } from '../LevelCard.tsx'
import { progressQuery } from '../queries.ts'
import { percentText } from '../ru.ts'
import { type Measure, progressState } from '../rules.ts'
import { emptyText, t } from '../ru-progress.ts'
import styles from './ProgressScreen.module.css'

export interface ProgressScreenProps {
  user: Pick<User, 'isParent'>
  /** What the chart of days counts. */
  measure: Measure
}

export function ProgressScreen({ user, measure }: ProgressScreenProps) {
  const { data } = useSuspenseQuery(progressQuery)
  const state = progressState(data)
  return (
    <div className={styles.page}>
      <header>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{user.isParent ? t.leadParent : t.lead}</p>
      </header>
      {state === 'no_courses' ? (
        <NoCourses isParent={user.isParent} />
      ) : (
        <>
          <OwnTotals level={data.level} totals={data.totals} />
          {state === 'no_answers' ? (
            <NoAnswers />
          ) : (
            <>
              <ActivityCard activity={data.activity} measure={measure} />
              <HeatmapCard heatmap={data.heatmap} />
            </>
          )}
          <Card as="section" aria-labelledby="courses" className={styles.courses}>
            <h2 id="courses">{t.courses}</h2>
            <CourseResults courses={data.courses} />
          </Card>
        </>
      )}
    </div>
  )
}

const HeatmapCard = ({ heatmap }: Pick<OwnProgress, 'heatmap'>) => (
  <Card as="section" aria-labelledby="heatmap" className={styles.heatmap}>
    <h2 id="heatmap">{t.heatmap}</h2>
    <Heatmap
      title={t.heatmapCaption}
      columns={heatmap[0]?.weeks.map(({ weekStart }) => shortDay(weekStart)) ?? []}
      rows={heatmap.map(({ key, title, hue, weeks }) => ({
        key,
        label: title,
        hue,
        values: weeks.map(({ solved }) => solved),
      }))}
      format={t.solvedCount}
    />
  </Card>
)

function NoCourses({ isParent }: { isParent: boolean }) {
  const you = useYou()
  const { title, text } = emptyText.noCourses[isParent ? 'parent' : 'pupil']
  return (
    <EmptyState
      title={you(title)}
      text={you(text)}
      action={
        <ButtonLink kind="primary" size="l" to={link(site.lms.catalogCourses)}>
          {emptyText.toCatalog}
        </ButtonLink>
      }
    />
  )
}

const NoAnswers = () => (
  <Card>
    <EmptyState
      compact
      pose="think"
      title={emptyText.noAnswers.title}
      text={emptyText.noAnswers.text}
      action={
        <ButtonLink kind="primary" to={link(site.user.dashboard)}>
          {emptyText.noAnswers.action}
        </ButtonLink>
      }
    />
  </Card>
)

/** The level and four figures of everything that was ever done. */
function OwnTotals({ level, totals }: Pick<OwnProgress, 'level' | 'totals'>) {
  return (
    <div className={ownTotalsStyles.totals}>
      <LevelCard level={level} />
      <Card as="section" aria-label={t.totals} className={ownTotalsStyles.numbers}>
        <StatNumber value={formatNumber(totals.solved)} label={t.solved(totals.solved)} />
        <StatNumber value={percentText(totals.successPercent)} label={t.success} />
        <StatNumber value={formatNumber(totals.xp)} label={t.xp} />
        <StatNumber value={formatNumber(totals.activeDays)} label={t.activeDays(totals.activeDays)} />
      </Card>
    </div>
  )
}
