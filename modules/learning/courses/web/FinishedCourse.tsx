import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, Owl, useYou } from '@school/ui'
import type { Course } from '../contract/index.ts'
import styles from './FinishedCourse.module.css'
import { t } from './ru-course.ts'
import { sizeText } from './ru-size.ts'

export function FinishedCourse({
  course,
  user,
}: {
  course: Pick<Course, 'id' | 'tasksCount' | 'certificateId'>
  user: Pick<User, 'id' | 'isPupil'> | null
}) {
  const you = useYou()
  return (
    <Card tone="ok" className={styles.card}>
      <Owl pose="happy" className={styles.owl} />
      <div className={styles.words}>
        <h2>{t.finishedTitle}</h2>
        <p>{you(t.finishedText(sizeText.tasks(course.tasksCount)))}</p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={link(site.lms.catalogCourses)}>
            {t.nextCourse}
          </ButtonLink>
          {user && course.certificateId !== null && (
            <ButtonLink
              to={link(site.lms.certificate, { user_id: user.id, certificate_id: course.certificateId })}
            >
              {you(t.toCertificate)}
            </ButtonLink>
          )}
          {user?.isPupil && (
            <ButtonLink to={link(site.user.courseProgress, { id: course.id })}>{t.toProgress}</ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}
