import { link, site } from '@school/routes'
import { gradeRange, nonBreaking } from '@school/texts'
import { ButtonLink, Chip, Cover, IconPlayerPlay, ProgressRing } from '@school/ui'
import { type Course, percentDone } from '../contract/index.ts'
import styles from './CourseHeader.module.css'
import { t } from './ru-course.ts'
import { t as lessons } from './ru-enroll.ts'
import { levelText, sizeText } from './ru-size.ts'

/** What the course is, how far one has come and the one step to make now. */
export function CourseHeader({ course }: { course: Course }) {
  const { discipline, grades, progress } = course
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.chips}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <Chip>{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          <Chip>{levelText[course.level]}</Chip>
        </div>
        <h1>{course.title}</h1>
        <p className={styles.subtitle}>{nonBreaking(course.subtitle)}</p>
        <p className={styles.teacher}>{t.teacher(course.teacherName)}</p>
      </div>
      <div className={styles.picture}>
        <Cover discipline={discipline.key} hue={discipline.hue} seed={course.id} className={styles.cover} />
      </div>
      {course.can.learn && progress && (
        <div className={styles.standing}>
          <ProgressRing percent={percentDone(progress)} hue={discipline.hue} label={t.progress} size={84} />
          <p className={styles.done}>{sizeText.tasksOf(progress.done, progress.total)}</p>
          <NextStep course={course} />
        </div>
      )}
    </header>
  )
}

function NextStep({ course }: { course: Course }) {
  const next = course.lessons.find(({ id }) => id === course.nextLessonId)
  if (!next) return null
  const isFresh = course.progress?.done === 0 && next.id === course.lessons[0]?.id
  return (
    <div className={styles.next}>
      <ButtonLink
        kind="primary"
        size="l"
        icon={<IconPlayerPlay aria-hidden="true" />}
        to={link(site.lms.lesson, { course_id: course.id, lesson_id: next.id })}
      >
        {isFresh ? t.start : t.continue}
      </ButtonLink>
      <p className={styles.nextTitle}>
        <span>
          {t.nextLesson}: {lessons.lessonNumber(next.position).toLowerCase()}
        </span>
        {next.title}
      </p>
    </div>
  )
}
