import type { TableFormat } from '@school/kernel/contract'
import { formatDate } from '@school/texts'
import { Card, Chip, Link, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ExamCourse } from '../contract/index.ts'
import { examResultsAt } from './addresses.ts'
import { ForecastCard } from './Compared.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { ThemesCard } from './Outcome.tsx'
import { t } from './ru.ts'
import { courseText } from './ru-course.ts'

interface ExamCoursePartProps {
  course: ExamCourse
  /** The pupil reads it: from here to the own results, and from weak themes on. */
  isOwn: boolean
  fileAt: (format: TableFormat) => string
}

/** An exam for which a pupil prepares: rehearsals, the forecast, numbers of tasks and themes. */
export const ExamCoursePart = ({ course, isOwn, fileAt }: ExamCoursePartProps) => (
  <>
    <div className={frame.columns}>
      <div className={frame.section}>
        <RehearsalsCard course={course} isOwn={isOwn} />
      </div>
      <div className={frame.section}>
        {course.forecast ? (
          <ForecastCard forecast={course.forecast} />
        ) : (
          <Card tone="accent">{courseText.noForecast}</Card>
        )}
      </div>
    </div>
    <NumbersTable course={course} fileAt={fileAt} />
    {course.themes.length > 0 && <ThemesCard themes={course.themes} canRepeat={isOwn} />}
  </>
)

type Line = ExamCourse['rehearsals'][number]

const RehearsalsCard = ({ course, isOwn }: Pick<ExamCoursePartProps, 'course' | 'isOwn'>) => (
  <Card as="section" aria-labelledby="rehearsals" className={frame.section}>
    <h2 id="rehearsals">{courseText.rehearsals}</h2>
    <Table<Line>
      caption={courseText.rehearsals}
      rows={course.rehearsals.toReversed()}
      keyOf={({ rehearsalId, number }) => `${rehearsalId} ${number}`}
      columns={[
        {
          key: 'title',
          title: courseText.rehearsal,
          cell: (line) =>
            isOwn ? (
              <Link to={examResultsAt(line.rehearsalId, { attemptNumber: line.number })}>
                {courseText.attempt(line)}
              </Link>
            ) : (
              courseText.attempt(line)
            ),
        },
        { key: 'when', title: courseText.when, cell: ({ finishedAt }) => formatDate(finishedAt) },
        {
          key: 'grade',
          title: courseText.result,
          isNumber: true,
          cell: ({ grade, range }) =>
            range ? (
              <Chip size="s" tone="warn">
                {t.onCheckShort}
              </Chip>
            ) : (
              t.grade(grade)
            ),
        },
        {
          key: 'primary',
          title: courseText.primary,
          isNumber: true,
          cell: ({ grade, range }) => (range ? t.atLeast(grade.primary) : t.primary(grade)),
        },
      ]}
    />
  </Card>
)
