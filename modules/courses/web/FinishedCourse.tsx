import { link, site } from '@school/routes'
import { ButtonLink, Card, Owl } from '@school/ui'
import type { Course } from '../contract/index.ts'
import styles from './FinishedCourse.module.css'
import { t } from './ru-course.ts'
import { sizeText } from './ru-size.ts'

export function FinishedCourse({
  course,
  isPupil,
}: {
  course: Pick<Course, 'id' | 'tasksCount'>
  isPupil: boolean
}) {
  return (
    <Card tone="ok" className={styles.card}>
      <Owl pose="happy" className={styles.owl} />
      <div className={styles.words}>
        <h2>{t.finishedTitle}</h2>
        <p>{t.finishedText(sizeText.tasks(course.tasksCount))}</p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={link(site.lms.catalogCourses)}>
            {t.nextCourse}
          </ButtonLink>
          {isPupil && (
            <ButtonLink to={link(site.user.courseProgress, { id: course.id })}>{t.toProgress}</ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}
