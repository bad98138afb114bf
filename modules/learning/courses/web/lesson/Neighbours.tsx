import { link, site } from '@school/routes'
import { IconArrowLeft, IconArrowRight, Link } from '@school/ui'
import type { Lesson } from '../../contract/index.ts'
import styles from './Neighbours.module.css'
import { t } from './ru.ts'

export interface NeighboursProps {
  lesson: Lesson
  /** Then the card of the result has led on already. */
  isFinished: boolean
}

/** The lessons before and after this one. */
export function Neighbours({ lesson, isFinished }: NeighboursProps) {
  const { course, lessons, previousLessonId, nextLessonId } = lesson
  const rowOf = (id: number | null) => lessons.find((row) => row.id === id)
  const addressOf = (id: number) => link(site.lms.lesson, { course_id: course.id, lesson_id: id })
  const previous = rowOf(previousLessonId)
  const next = isFinished ? undefined : rowOf(nextLessonId)
  if (!previous && !next) return null
  return (
    <nav aria-label={t.neighbours} className={`no-print ${styles.neighbours}`}>
      {previous && (
        <Link to={addressOf(previous.id)} className={styles.link}>
          <IconArrowLeft aria-hidden="true" />
          <span>
            <small>{t.previousLesson}</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={addressOf(next.id)} className={`${styles.link} ${styles.next}`}>
          <span>
            <small>{t.nextLesson}</small>
            {next.title}
          </span>
          <IconArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
