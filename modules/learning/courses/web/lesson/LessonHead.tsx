import { formatClock, nonBreaking } from '@school/texts'
import { Chip, IconBook2, IconPencil, IconPlayerPlay, Link } from '@school/ui'
import { useLocation } from 'react-router'
import type { Lesson } from '../../contract/index.ts'
import styles from './LessonHead.module.css'
import { t } from './ru.ts'

export function LessonHead({ lesson }: { lesson: Lesson }) {
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <Chip hue={lesson.course.discipline.hue}>{lesson.course.discipline.title}</Chip>
        <span className={styles.number}>{t.lessonOf(lesson.position, lesson.lessons.length)}</span>
        <span>{t.lessonTakes(lesson.minutes)}</span>
      </p>
      <h1>{nonBreaking(lesson.title)}</h1>
      {lesson.summary && <p className={styles.summary}>{nonBreaking(lesson.summary)}</p>}
      {lesson.can.learn && <LessonParts lesson={lesson} />}
    </header>
  )
}

function LessonParts({ lesson: { video, readingMinutes, progress } }: { lesson: Lesson }) {
  const { search } = useLocation()
  const parts = [
    video && { id: 'video', title: t.video, note: formatClock(video.durationSeconds), Icon: IconPlayerPlay },
    { id: 'theory', title: t.theory, note: t.minutes(readingMinutes), Icon: IconBook2 },
    progress.total > 0 && {
      id: 'tasks',
      title: t.tasks,
      note: t.doneOf(progress.done, progress.total),
      Icon: IconPencil,
    },
  ].filter((part) => part !== null && part !== false)
  return (
    <nav aria-label={t.parts} className="no-print">
      <ul className={`plain-list ${styles.parts}`}>
        {parts.map(({ id, title, note, Icon }) => (
          <li key={id}>
            <Link to={{ search, hash: id }} className={styles.part}>
              <Icon aria-hidden="true" />
              <span className={styles.partTitle}>{title}</span>
              <span className={styles.note}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
