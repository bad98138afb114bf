import { formatAboutMinutes, formatDate } from '@school/texts'
import { Card, IconClock, IconList, IconTarget } from '@school/ui'
import type { Course } from '../contract/index.ts'
import styles from './CourseAbout.module.css'
import { TeacherLine } from './CourseAbout.tsx'
import { t } from './ru-enroll.ts'
import { sizeText } from './ru-size.ts'

/** The sizes of the course and who teaches it. */
export function CourseFacts({
  course,
}: {
  course: Pick<Course, 'lessonsCount' | 'tasksCount' | 'minutes' | 'teacher' | 'access'>
}) {
  return (
    <Card className={styles.facts}>
      <ul className="plain-list">
        <li>
          <IconList aria-hidden="true" /> {sizeText.lessons(course.lessonsCount)}
        </li>
        <li>
          <IconTarget aria-hidden="true" /> {sizeText.tasks(course.tasksCount)}
        </li>
        <li>
          <IconClock aria-hidden="true" /> {formatAboutMinutes(course.minutes)}
        </li>
      </ul>
      <TeacherLine {...course.teacher} />
      <AccessLine access={course.access} />
    </Card>
  )
}

/** The source of the access and its end; renders nothing for an unlimited enrolment of one's own. */
function AccessLine({ access: { state, until, source } }: Pick<Course, 'access'>) {
  const isShown = state === 'available' && source && (until || source !== 'enrollment')
  if (!isShown) return null
  return <p className={styles.until}>{t.access(source, until && formatDate(until))}</p>
}
