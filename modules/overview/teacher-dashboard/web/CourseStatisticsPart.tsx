import { Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { CourseStatistics } from '../contract/index.ts'
import { statisticsAt, statisticsFileAt } from './addresses.ts'
import { StatisticsTable } from './StatisticsTable.tsx'
import { t } from './ru-statistics.ts'

/** The pupils of a class by the courses in which they learn. */
export function CourseStatisticsPart({ statistics }: { statistics: CourseStatistics }) {
  const { class: head, courses, pupils } = statistics
  const now = new Date(statistics.serverNow)
  return (
    <>
      <p className={frame.note}>{t.coursesHint}</p>
      <StatisticsTable
        isWide
        caption={t.courses}
        columns={courses.map(({ id, title, pupils: learning }) => ({
          key: id,
          title,
          short: (
            <>
              <Link to={statisticsAt(head.id, 'lessons', id)}>{title}</Link>
              <small>{t.learns(learning)}</small>
            </>
          ),
        }))}
        rows={pupils}
        fileAt={(format) => statisticsFileAt(head.id, { by: 'courses' }, format)}
        rowOf={({ userId, name, cells }) => ({
          key: userId,
          name,
          cells: cells.map((cell, index) => {
            const { id, lessons } = courses[index]!
            if (cell === null)
              return (
                <td key={id}>
                  <span aria-hidden="true">—</span>
                  <span className="visually-hidden">{t.noCourse}</span>
                </td>
              )
            return (
              <td key={id} data-heat={cell.percent === 100 ? 'easy' : undefined}>
                {cell.beganAt === null ? t.notStarted : t.percent(cell.percent)}
                {cell.beganAt !== null && (
                  <>
                    <small>{t.lessonsDone(cell.lessonsDone, lessons)}</small>
                    <small>{t.began(cell.beganAt)}</small>
                    {cell.lastVisitAt !== null && <small>{t.visited(cell.lastVisitAt, now)}</small>}
                  </>
                )}
              </td>
            )
          }),
        })}
        means={courses.map(({ id, percent }) => (
          <td key={id}>{t.percent(percent)}</td>
        ))}
      />
    </>
  )
}
