import { link, site } from '@school/routes'
import { formatAboutMinutes, nonBreaking } from '@school/texts'
import { CardLink, IconCheck, IconLock, IconPlayerPlay, IconVideo, ProgressBar } from '@school/ui'
import { type Course, type LessonRow, percentDone } from '../contract/index.ts'
import styles from './LessonList.module.css'
import { type LessonStanding, lessonStanding } from './lesson-standing.ts'
import { t } from './ru-enroll.ts'
import { sizeText } from './ru-size.ts'
import { taughtLessonAt } from './taught/addresses.ts'

const signs: Partial<Record<LessonStanding, typeof IconCheck>> = {
  done: IconCheck,
  next: IconPlayerPlay,
  trial: IconPlayerPlay,
  locked: IconLock,
}

function standingText(standing: LessonStanding, { accessState }: LessonRow): string {
  if (accessState === 'locked_by_date') return t.lockedByDate
  return accessState === 'expired' || accessState === 'taken' ? t.lockedAgain : t.standing[standing]
}

type CourseOfList = Pick<Course, 'id' | 'title' | 'can' | 'nextLessonId' | 'lessons' | 'discipline'>

/** The outline of a course: what every lesson is about and the viewer's progress in it. */
export function LessonList({ course }: { course: CourseOfList }) {
  return (
    <ol className={`plain-list ${styles.list}`}>
      {course.lessons.map((lesson) => (
        <LessonItem key={lesson.id} course={course} lesson={lesson} />
      ))}
    </ol>
  )
}

function LessonItem({ course, lesson }: { course: CourseOfList; lesson: LessonRow }) {
  const standing = lessonStanding(course, lesson)
  const isTaught = course.can.teach && !course.can.learn
  const Sign = isTaught ? undefined : signs[standing]
  const { progress } = lesson
  // The lock icon is enough; repeated in words in every row, it would distract.
  const isPlainLock = !isTaught && standing === 'locked' && lesson.accessState !== 'locked_by_date'
  const isBegun = course.can.learn && progress !== null && progress.done > 0
  return (
    <li id={`lesson-${lesson.id}`} className={styles.lesson} data-standing={isTaught ? undefined : standing}>
      <span className={styles.sign} aria-hidden="true">
        {Sign ? <Sign /> : lesson.position}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span className={styles.number}>{t.lessonNumber(lesson.position)}</span>{' '}
          {isTaught ? (
            <CardLink to={taughtLessonAt(course.id, lesson.id)}>{lesson.title}</CardLink>
          ) : standing === 'locked' ? (
            lesson.title
          ) : (
            <CardLink to={link(site.lms.lesson, { course_id: course.id, lesson_id: lesson.id })}>
              {lesson.title}
            </CardLink>
          )}
        </h3>
        <p className={styles.summary}>{nonBreaking(lesson.summary)}</p>
        <p className={styles.facts}>
          <span className={isPlainLock ? 'visually-hidden' : styles.standing}>
            {isTaught ? t.asTeacher : standingText(standing, lesson)}
          </span>
          <span>{formatAboutMinutes(lesson.minutes)}</span>
          {lesson.hasVideo && (
            <span>
              <IconVideo aria-hidden="true" /> {t.video}
            </span>
          )}
          {lesson.tasksCount > 0 && (
            <span>
              {isBegun ? sizeText.tasksOf(progress.done, progress.total) : sizeText.tasks(lesson.tasksCount)}
            </span>
          )}
        </p>
        {isBegun && standing !== 'done' && (
          <ProgressBar
            size="s"
            percent={percentDone(progress)}
            hue={course.discipline.hue}
            label={sizeText.tasksOf(progress.done, progress.total)}
          />
        )}
      </div>
    </li>
  )
}
