import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html } from '@school/task-forms/web'
import { Avatar, IconCircleCheck, useYou } from '@school/ui'
import type { Course } from '../contract/index.ts'
import styles from './CourseAbout.module.css'
import { t } from './ru-enroll.ts'

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
