import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, OutcomeCard, Owl, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Course } from '../contract/index.ts'
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
    <OutcomeCard picture={<Owl pose="happy" />} title={t.finishedTitle}>
      <p>{you(t.finishedText(sizeText.tasks(course.tasksCount)))}</p>
      <div className={frame.row}>
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
    </OutcomeCard>
  )
}
