import { SelectInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import type { LessonStatistics } from '../contract/index.ts'
import { statisticsAt, statisticsFileAt } from './addresses.ts'
import { HomeworkLegend, HomeworkSign } from './HomeworkSign.tsx'
import { heatOf, StatisticsTable } from './StatisticsTable.tsx'
import { t } from './ru-statistics.ts'

/** The pupils of a class by the lessons of one course. */
export function LessonStatisticsPart({ statistics }: { statistics: LessonStatistics }) {
  const navigate = useNavigate()
  const { class: head, courses, courseId, lessons, pupils } = statistics
  const wanted = (id: string) => void navigate(statisticsAt(head.id, 'lessons', Number(id)))
  return (
    <>
      <div className={`no-print ${frame.fields}`}>
        <SelectInput
          label={t.course}
          value={String(courseId)}
          onChange={(event) => wanted(event.target.value)}
        >
          {courses.map((course) => (
            <option key={course.id} value={course.id}>
              {t.courseOf(course)}
            </option>
          ))}
        </SelectInput>
      </div>
      <p className={frame.note}>{t.lessonsHint}</p>
      <HomeworkLegend />
      <StatisticsTable
        caption={t.lessons}
        columns={lessons.map(({ id, position, title }) => ({
          key: id,
          title: t.lessonColumn(position, title),
          short: (
            <>
              <span aria-hidden="true">{position}</span>
              <span className="visually-hidden">{t.lessonColumn(position, title)}</span>
            </>
          ),
        }))}
        rows={pupils}
        fileAt={(format) =>
          statisticsFileAt(head.id, { by: 'lessons', ...(courseId === null ? {} : { courseId }) }, format)
        }
        rowOf={({ userId, name, percent, cells }) => ({
          key: userId,
          name,
          cells: cells.map((cell, index) => (
            <td key={lessons[index]!.id} data-heat={heatOf(cell.percent)}>
              {cell.percent === null ? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="visually-hidden">{t.notBegun}</span>
                </>
              ) : (
                t.percent(cell.percent)
              )}
              {cell.homework !== null && <HomeworkSign state={cell.homework} />}
            </td>
          )),
          end: t.percent(percent),
        })}
        means={lessons.map(({ id, percent }) => (
          <td key={id} data-heat={heatOf(percent)}>
            {t.percent(percent)}
          </td>
        ))}
      />
    </>
  )
}
