import { formatNumber } from '@school/texts'
import { Card, StatNumber } from '@school/ui'
import { Heatmap } from '@school/ui/charts'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { OwnProgress } from '../contract/index.ts'
import { ActivityCard, shortDay } from './ActivityCard.tsx'
import { CourseResults } from './CourseResults.tsx'
import { LevelCard } from './LevelCard.tsx'
import styles from './OwnTotals.module.css'
import { type Measure, progressState } from './rules.ts'
import { percentText } from './ru.ts'
import { t } from './ru-progress.ts'

interface ProgressPartsProps {
  progress: OwnProgress
  /** What the chart of days counts. */
  measure: Measure
  addressBy: (by: Measure | null) => string
  /** In place of charts before the first answer. */
  noAnswers: ReactNode
  isOwn?: boolean
}

/** What a pupil has done: the level, days, weeks by disciplines, courses. */
export const ProgressParts = ({
  progress,
  measure,
  addressBy,
  noAnswers,
  isOwn = true,
}: ProgressPartsProps) => (
  <>
    <OwnTotals level={progress.level} totals={progress.totals} />
    {progressState(progress) === 'no_answers' ? (
      noAnswers
    ) : (
      <>
        <ActivityCard activity={progress.activity} measure={measure} addressBy={addressBy} />
        <HeatmapCard heatmap={progress.heatmap} />
      </>
    )}
    <Card as="section" aria-labelledby="courses" className={frame.section}>
      <h2 id="courses">{t.courses}</h2>
      <CourseResults courses={progress.courses} isOwn={isOwn} />
    </Card>
  </>
)

const HeatmapCard = ({ heatmap }: Pick<OwnProgress, 'heatmap'>) => (
  <Card as="section" aria-labelledby="heatmap" className={frame.section}>
    <h2 id="heatmap">{t.heatmap}</h2>
    <p className={frame.note}>{t.heatmapNote}</p>
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

/** The level and four figures of everything that was ever done. */
function OwnTotals({ level, totals }: Pick<OwnProgress, 'level' | 'totals'>) {
  return (
    <div className={styles.totals}>
      <LevelCard level={level} />
      <Card as="section" aria-label={t.totals} className={styles.numbers}>
        <StatNumber value={formatNumber(totals.solved)} label={t.solved(totals.solved)} />
        <StatNumber value={percentText(totals.successPercent)} label={t.success} />
        <StatNumber value={formatNumber(totals.xp)} label={t.xp} />
        <StatNumber value={formatNumber(totals.activeDays)} label={t.activeDays(totals.activeDays)} />
      </Card>
    </div>
  )
}
