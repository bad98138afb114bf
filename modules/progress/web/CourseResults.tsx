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

/** Every course in a row of its own; each leads to its lessons. */
export function CourseResults({ courses }: { courses: readonly CourseResult[] }) {
  return (
    <>
      <Extremes courses={courses} />
      <Table<CourseResult>
        caption={t.courses}
        rows={courses}
        keyOf={({ id }) => id}
        columns={[
          { key: 'course', title: t.course, cell: (course) => <CourseName course={course} /> },
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

const CourseName = ({ course: { id, title, discipline, isArchived } }: { course: CourseResult }) => (
  <span className={styles.name}>
    <Link to={addressOf(id)}>{title}</Link>
    <span className={styles.chips}>
      <Chip size="s" hue={discipline.hue}>
        {discipline.title}
      </Chip>
      {isArchived && <Chip size="s">{t.archived}</Chip>}
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

function Extremes({ courses }: { courses: readonly CourseResult[] }) {
  const extremes = extremesOf(courses)
  if (!extremes) return null
  return (
    <ul className={`plain-list ${styles.extremes}`}>
      <li>
        {t.best} <Link to={addressOf(extremes.best.id)}>{extremes.best.title}</Link>
      </li>
      {extremes.weak && (
        <li>
          {t.weak} <Link to={addressOf(extremes.weak.id)}>{extremes.weak.title}</Link>
        </li>
      )}
    </ul>
  )
}
