import { Card, Link, StatNumber } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ExamCourseCard } from '../contract/index.ts'
import { t } from './ru.ts'
import { courseText as course, examCourseTitle } from './ru-course.ts'

interface ExamCourseCardsProps {
  courses: readonly ExamCourseCard[]
  /** The address of the full page of a course. */
  addressOf: (key: string) => string
}

/** Exams for which a pupil prepares, each with the results so far and the forecast. */
export const ExamCourseCards = ({ courses, addressOf }: ExamCourseCardsProps) => (
  <section aria-labelledby="exam-courses" className={frame.section}>
    <div className={frame.list}>
      <h2 id="exam-courses">{course.cards}</h2>
      <p className={frame.note}>{course.cardsNote}</p>
    </div>
    <ul className={`plain-list ${frame.tiles}`}>
      {courses.map((one) => (
        <li key={one.key}>
          <ExamCourseTile course={one} to={addressOf(one.key)} />
        </li>
      ))}
    </ul>
  </section>
)

function ExamCourseTile({ course: one, to }: { course: ExamCourseCard; to: string }) {
  const title = examCourseTitle(one)
  return (
    <Card as="article" className={frame.section}>
      <h3 className={frame.cardTitle}>
        <Link to={to}>{title}</Link>
      </h3>
      {one.last === null ? (
        <p>{course.noGrade}</p>
      ) : (
        <div className={frame.figures}>
          <StatNumber value={t.gradeValue(one.last)} label={course.last} />
          {one.best && one.best.value !== one.last.value && (
            <StatNumber value={t.gradeValue(one.best)} label={course.best} />
          )}
          {one.forecast && (
            <StatNumber value={t.forecastRange(one.forecast)} label={t.forecastTitle.toLowerCase()} />
          )}
        </div>
      )}
      <p className={frame.note}>{course.written(one.attempts, one.lastAt)}</p>
      <Link to={to} aria-label={course.openOf(title)}>
        {course.open}
      </Link>
    </Card>
  )
}
