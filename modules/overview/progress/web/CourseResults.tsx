import { sizeText } from '@school/courses/web'
import { link, site } from '@school/routes'
import { formatNumber, formatPercent } from '@school/texts'
import { Chip, Link, ProgressBar, Table } from '@school/ui'
import type { CourseResult } from '../contract/index.ts'
import styles from './CourseResults.module.css'
import { extremesOf } from './rules.ts'
import { percentText } from './ru.ts'
import { ofText } from './ru-results.ts'
import { t } from './ru-progress.ts'

const addressOf = (id: number): string => link(site.user.courseProgress, { id })

interface CourseResultsProps {
  courses: readonly CourseResult[]
  /** Of the viewer: each leads to its lessons. */
  isOwn?: boolean
}

/** Every course in a row of its own. */
export function CourseResults({ courses, isOwn = true }: CourseResultsProps) {
  return (
    <>
      <Extremes courses={courses} isOwn={isOwn} />
      <Table<CourseResult>
        caption={t.courses}
        rows={courses}
        keyOf={({ id }) => id}
        columns={[
          { key: 'course', title: t.course, cell: (course) => <CourseName course={course} isOwn={isOwn} /> },
          { key: 'done', title: t.done, cell: (course) => <Done course={course} /> },
          {
            key: 'tasks',
            title: t.tasks,
            cell: ({ progress }) => ofText(progress.done, progress.total),
            isNumber: true,
          },
          {
            key: 'success',
            title: t.successColumn,
            cell: ({ successPercent }) => percentText(successPercent),
            isNumber: true,
          },
          {
            key: 'answers',
            title: t.answersColumn,
            cell: ({ answers }) => formatNumber(answers),
            isNumber: true,
          },
          { key: 'xp', title: t.xpColumn, cell: ({ xp }) => formatNumber(xp), isNumber: true },
        ]}
      />
    </>
  )
}

const Title = ({ course: { id, title }, isOwn }: { course: CourseResult; isOwn: boolean }) =>
  isOwn ? <Link to={addressOf(id)}>{title}</Link> : title

const CourseName = ({ course, isOwn }: { course: CourseResult; isOwn: boolean }) => (
  <span className={styles.name}>
    <Title course={course} isOwn={isOwn} />
    <span className={styles.chips}>
      <Chip size="s" hue={course.discipline.hue}>
        {course.discipline.title}
      </Chip>
      {course.isArchived && <Chip size="s">{t.archived}</Chip>}
    </span>
  </span>
)

const Done = ({ course: { percent, progress, discipline } }: { course: CourseResult }) => (
  <span className={styles.done}>
    {formatPercent(percent)}
    <ProgressBar
      size="s"
      percent={percent}
      hue={discipline.hue}
      label={sizeText.tasksOf(progress.done, progress.total)}
    />
  </span>
)

function Extremes({ courses, isOwn }: Required<CourseResultsProps>) {
  const extremes = extremesOf(courses)
  if (!extremes) return null
  return (
    <ul className={`plain-list ${styles.extremes}`}>
      <li>
        {t.best} <Title course={extremes.best} isOwn={isOwn} />
      </li>
      {extremes.weak && (
        <li>
          {t.weak} <Title course={extremes.weak} isOwn={isOwn} />
        </li>
      )}
    </ul>
  )
}
