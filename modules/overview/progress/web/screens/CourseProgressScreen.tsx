import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { TaskStatusChip } from '@school/task-forms/web'
import { Breadcrumbs, ButtonLink, Chip, hueOf } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CourseTotals } from '../CourseTotals.tsx'
import { LessonResultCard } from '../LessonResultCard.tsx'
import { courseProgressQuery } from '../queries.ts'
import { statusesOf } from '../rules.ts'
import { t } from '../ru-results.ts'
import styles from './CourseProgressScreen.module.css'

export function CourseProgressScreen({ courseId, user }: { courseId: number; user: Pick<User, 'timezone'> }) {
  const { data, dataUpdatedAt } = useSuspenseQuery(courseProgressQuery(courseId))
  const { course, lessons } = data
  const { hue } = course.discipline
  return (
    <div className={`hue ${styles.page}`} style={hueOf(hue)}>
      <Breadcrumbs crumbs={[{ title: t.progress, to: link(site.user.progress) }, { title: course.title }]} />
      <header className={styles.head}>
        <div className={styles.words}>
          <Chip hue={hue}>{course.discipline.title}</Chip>
          <h1>{course.title}</h1>
        </div>
        <ButtonLink to={link(site.lms.course, { course_id: courseId })}>{t.toCourse}</ButtonLink>
      </header>
      <CourseTotals {...data} />
      <section className={styles.lessons} aria-labelledby="lessons">
        <h2 id="lessons">{t.lessons}</h2>
        <ul className={`plain-list ${styles.legend}`} aria-label={t.legend}>
          {statusesOf(lessons).map((status) => (
            <li key={status}>
              <TaskStatusChip status={status} />
            </li>
          ))}
        </ul>
        <ol className={`plain-list ${styles.list}`}>
          {lessons.map((lesson) => (
            <LessonResultCard
              key={lesson.id}
              courseId={courseId}
              hue={hue}
              lesson={lesson}
              now={new Date(dataUpdatedAt)}
              zone={user.timezone}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
