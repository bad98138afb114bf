import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import type { PupilStatistics, TeacherStatistics } from '../../contract/index.ts'
import { profileAt } from '../addresses.ts'
import { type Shown, periodFileAt } from './in-address.ts'
import { t } from './ru.ts'

const columns: DataColumn<PupilStatistics>[] = [
  { key: 'name', title: t.name, value: ({ name }) => name, cell: ({ name }) => name },
  { key: 'class', title: t.class, value: ({ className }) => className, cell: ({ className }) => className },
  {
    key: 'percent',
    title: t.result,
    phone: 'aside',
    isNumber: true,
    value: ({ percent }) => percent,
    cell: ({ percent }) => t.percent(percent),
  },
  {
    key: 'change',
    title: t.change,
    isNumber: true,
    value: ({ change }) => change,
    cell: ({ change }) => t.signed(change),
  },
  { key: 'tasks', title: t.solved, isNumber: true, value: ({ tasks }) => tasks, cell: ({ tasks }) => tasks },
  {
    key: 'days',
    title: t.days,
    isNumber: true,
    value: ({ activeDays }) => activeDays,
    cell: ({ activeDays }) => activeDays,
  },
  {
    key: 'homeworks',
    title: t.inTimeColumn,
    isNumber: true,
    value: ({ homeworks, homeworksInTime }) => (homeworks === 0 ? null : homeworksInTime / homeworks),
    cell: ({ homeworks, homeworksInTime }) =>
      homeworks === 0 ? '—' : t.activeOf(homeworksInTime, homeworks),
  },
]

const keyOf = ({ userId }: PupilStatistics) => userId
const nameOf = ({ name }: PupilStatistics) => name

interface PupilsStatisticsProps {
  page: TeacherStatistics
  shown: Shown
  /** Print names; off by default. */
  isPrinted: boolean
}

export function PupilsStatistics({ page, shown, isPrinted }: PupilsStatisticsProps) {
  const navigate = useNavigate()
  const isOneClass = page.schoolClassId !== null
  return (
    <section aria-labelledby="pupils" className={isPrinted ? frame.section : `no-print ${frame.section}`}>
      <div className={frame.list}>
        <h2 id="pupils">{t.pupils}</h2>
        <p className={frame.note}>{t.pupilsText(page.before)}</p>
      </div>
      <DataTable
        name="teacher-statistics"
        caption={t.pupils}
        rows={page.pupils}
        keyOf={keyOf}
        nameOf={nameOf}
        columns={isOneClass ? ofOneClass : columns}
        onOpen={({ userId }) => void navigate(profileAt(userId))}
        tools={
          <div className="no-print">
            <SaveAs to={(format) => periodFileAt(shown, 'pupils', format)} />
          </div>
        }
      />
    </section>
  )
}

const ofOneClass = columns.filter(({ key }) => key !== 'class')
