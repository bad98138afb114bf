import { link, site } from '@school/routes'
import { formatMinutes, formatNearDay, formatPercent } from '@school/texts'
import { Card, IconBook2, IconClock, IconSparkles, IconVideo, Link, ProgressBar } from '@school/ui'
import { type ReactNode, useState } from 'react'
import type { LessonResult } from '../contract/index.ts'
import styles from './LessonResultCard.module.css'
import { minutesOf } from './rules.ts'
import { t } from './ru-results.ts'
import { TaskMarks } from './TaskMarks.tsx'
import { TaskResultTable } from './TaskResultTable.tsx'

export interface LessonResultCardProps {
  courseId: number
  hue: number
  lesson: LessonResult
  now: Date
  zone: string
}

/** A lesson with what was done in it: the facts, the signs of its tasks, and the same as a table. */
export function LessonResultCard({ courseId, hue, lesson, now, zone }: LessonResultCardProps) {
  const { id, position, title, percent, tasks } = lesson
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <span>{t.lesson(position)}</span>{' '}
          <Link to={link(site.lms.lesson, { course_id: courseId, lesson_id: id })}>{title}</Link>
        </h3>
        {tasks.length > 0 && <span className={styles.percent}>{formatPercent(percent)}</span>}
      </div>
      {tasks.length > 0 && <ProgressBar size="s" percent={percent} hue={hue} label={t.lessonDone} />}
      <LessonFacts lesson={lesson} now={now} zone={zone} />
      {tasks.length > 0 ? (
        <>
          <TaskMarks courseId={courseId} lessonId={id} label={t.tasksOf(title)} tasks={tasks} />
          <Details>
            <TaskResultTable courseId={courseId} lessonId={id} caption={t.tasksOf(title)} tasks={tasks} />
          </Details>
        </>
      ) : (
        <p className={styles.facts}>{t.noTasks}</p>
      )}
    </Card>
  )
}

/** What is inside is drawn when it is opened: closed tables were most of the page's weight. */
function Details({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t.details}</summary>
      {isOpen && children}
    </details>
  )
}

function LessonFacts({ lesson, now, zone }: Omit<LessonResultCardProps, 'courseId' | 'hue'>) {
  const { lastOpenedAt, xp, tasks, watchedSeconds, videoSeconds, readingMinutes } = lesson
  const availableXp = tasks.reduce((sum, task) => sum + task.availableXp, 0)
  return (
    <ul className={`plain-list ${styles.facts}`}>
      <Fact icon={<IconClock aria-hidden="true" />}>
        {lastOpenedAt ? t.openedOn(formatNearDay(lastOpenedAt, now, zone)) : t.notOpened}
      </Fact>
      {availableXp > 0 && <Fact icon={<IconSparkles aria-hidden="true" />}>{t.xpOf(xp, availableXp)}</Fact>}
      {videoSeconds !== null && (
        <Fact icon={<IconVideo aria-hidden="true" />}>
          {t.watchedOf(formatMinutes(minutesOf(watchedSeconds)), formatMinutes(minutesOf(videoSeconds)))}
        </Fact>
      )}
      <Fact icon={<IconBook2 aria-hidden="true" />}>{t.reading(formatMinutes(readingMinutes))}</Fact>
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    {children}
  </li>
)
