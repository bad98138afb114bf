import { formatMinutes, formatNumber } from '@school/texts'
import { Card, ProgressRing, StatNumber } from '@school/ui'
import type { CourseProgress } from '../contract/index.ts'
import { lessonsDone, minutesOf } from './rules.ts'
import { percentText } from './ru.ts'
import { ofText, t } from './ru-results.ts'
import styles from './Totals.module.css'

/** The ring of the course and what it is made of. */
export function CourseTotals({ course, lessons, totals }: CourseProgress) {
  const { progress, percent, successPercent, tries, xp, watchedSeconds } = totals
  const lessonsProgress = lessonsDone(lessons)
  const hasVideo = lessons.some(({ videoSeconds }) => videoSeconds !== null)
  return (
    <Card as="section" aria-label={t.totals} className={styles.totals}>
      <ProgressRing percent={percent} hue={course.discipline.hue} label={t.courseDone} size={104} />
      <div className={styles.numbers}>
        <StatNumber value={ofText(progress.done, progress.total)} label={t.closed} />
        <StatNumber value={ofText(lessonsProgress.done, lessonsProgress.total)} label={t.lessonsDone} />
        <StatNumber value={percentText(successPercent)} label={t.success} />
        <StatNumber value={formatNumber(tries)} label={t.tries(tries)} />
        <StatNumber value={formatNumber(xp)} label={t.xp} />
        {hasVideo && <StatNumber value={formatMinutes(minutesOf(watchedSeconds))} label={t.watched} />}
      </div>
    </Card>
  )
}
