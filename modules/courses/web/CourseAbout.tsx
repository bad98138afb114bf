import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html } from '@school/tasks/web'
import { formatAboutMinutes, formatDate } from '@school/texts'
import { Avatar, Card, IconCircleCheck, IconClock, IconList, IconTarget, useYou } from '@school/ui'
import type { Course } from '../contract/index.ts'
import styles from './CourseAbout.module.css'
import { t } from './ru-enroll.ts'
import { sizeText } from './ru-size.ts'

/** What one will be able to do after the course; outcomes are inline HTML of the school's own. */
export const Outcomes = ({ outcomes }: { outcomes: readonly string[] }) => (
  <ul className={`plain-list ${styles.outcomes}`}>
    {outcomes.map((outcome) => (
      <li key={outcome}>
        <IconCircleCheck aria-hidden="true" />
        <Html inline html={outcome} />
      </li>
    ))}
  </ul>
)

export function CourseAbout({ course }: { course: Pick<Course, 'outcomes' | 'aboutHtml'> }) {
  const you = useYou()
  return (
    <div className={styles.about}>
      <section>
        <h2>{you(t.outcomes)}</h2>
        <Outcomes outcomes={course.outcomes} />
      </section>
      <section>
        <h2>{t.about}</h2>
        <Html className="md" html={course.aboutHtml} />
      </section>
    </div>
  )
}

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

/** From whom the access is and until when; of a course that is taken for ever by oneself there is nothing to tell. */
function AccessLine({ access: { state, until, source } }: Pick<Course, 'access'>) {
  const isTold = state === 'available' && source && (until || source !== 'enrollment')
  if (!isTold) return null
  return <p className={styles.until}>{t.access(source, until && formatDate(until))}</p>
}

export const TeacherLine = ({ name, caption }: Course['teacher']) => (
  <div className={styles.teacher}>
    <Avatar name={name} isNamed size={52} />
    <p>
      <span className="visually-hidden">{t.teacherTitle}: </span>
      <strong>{name}</strong>
      <span>{caption}</span>
    </p>
  </div>
)
