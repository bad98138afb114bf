import { link, site } from '@school/routes'
import { IconArrowLeft, IconCheck, IconChevronDown, IconLock, ProgressBar, Link } from '@school/ui'
import { useId, useState } from 'react'
import { type Lesson, type LessonRow, percentDone } from '../../contract/index.ts'
import styles from './LessonRail.module.css'
import { t } from './ru.ts'

type Mark = keyof typeof t.lessonIs

function markOf({ accessState, progress }: LessonRow): Mark {
  if (accessState !== 'available') return 'locked'
  if (!progress || progress.done === 0) return 'open'
  return progress.done >= progress.total ? 'done' : 'begun'
}

const courseProgress = (lessons: readonly LessonRow[]) => ({
  done: lessons.reduce((sum, { progress }) => sum + (progress?.done ?? 0), 0),
  total: lessons.reduce((sum, { tasksCount }) => sum + tasksCount, 0),
})

/** The course around a lesson. On a phone the list is folded under one line. */
export function LessonRail({ lesson }: { lesson: Lesson }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const { course, lessons } = lesson
  const progress = courseProgress(lessons)
  return (
    <nav aria-label={t.rail} className={`no-print ${styles.rail}`}>
      <div className={styles.top}>
        <Link to={link(site.lms.course, { course_id: course.id })} className={styles.course}>
          <IconArrowLeft aria-hidden="true" />
          <span>{course.title}</span>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {t.lessonOf(lesson.position, lessons.length)}
          <IconChevronDown aria-hidden="true" />
        </button>
      </div>
      <div className={styles.progress}>
        <ProgressBar
          size="s"
          percent={percentDone(progress)}
          hue={course.discipline.hue}
          label={t.tasksDone(progress.done, progress.total)}
        />
      </div>
      <ol id={listId} className={`plain-list ${styles.list}`} data-open={isOpen || undefined}>
        {lessons.map((row) => (
          <LessonLine key={row.id} row={row} courseId={course.id} isHere={row.id === lesson.id} />
        ))}
      </ol>
    </nav>
  )
}

const signs = { done: IconCheck, locked: IconLock }

function LessonLine({ row, courseId, isHere }: { row: LessonRow; courseId: number; isHere: boolean }) {
  const mark = markOf(row)
  const Sign = mark === 'done' || mark === 'locked' ? signs[mark] : null
  return (
    <li>
      <Link
        to={link(site.lms.lesson, { course_id: courseId, lesson_id: row.id })}
        aria-current={isHere ? 'page' : undefined}
        className={styles.lesson}
        data-mark={mark}
      >
        <span className={styles.sign} aria-hidden="true">
          {Sign ? <Sign /> : row.position}
        </span>
        <span className={styles.title}>{row.title}</span>
        {mark === 'begun' && row.progress ? (
          <span className={styles.note}>{t.doneOf(row.progress.done, row.progress.total)}</span>
        ) : (
          <span className="visually-hidden">{t.lessonIs[mark]}</span>
        )}
      </Link>
    </li>
  )
}
