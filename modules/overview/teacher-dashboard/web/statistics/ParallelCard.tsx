import { SaveAs } from '@school/tables'
import { Card, classNames, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ParallelStatistics } from '../../contract/index.ts'
import { periodFileAt, type Shown } from './in-address.ts'
import { t } from './ru.ts'

interface Row {
  key: keyof typeof t.measures
  own: string
  rest: string
}

interface ParallelCardProps {
  parallel: ParallelStatistics
  className: string
  shown: Shown
}

/** The class compared with the means of the same grade; where that would reveal single people, it says why there is nothing. */
export function ParallelCard({ parallel, className, shown }: ParallelCardProps) {
  const { hidden, gradeIndex, own, rest, classes } = parallel
  const rows: Row[] =
    own && rest
      ? [
          { key: 'percent', own: t.percent(own.percent), rest: t.percent(rest.percent) },
          { key: 'active', own: t.percent(own.active), rest: t.percent(rest.active) },
          { key: 'tasks', own: t.number(own.tasks), rest: t.number(rest.tasks) },
        ]
      : []
  return (
    <Card
      as="section"
      pad="l"
      aria-labelledby="parallel"
      // Why there is nothing is a matter of the teacher, not of a meeting.
      className={classNames(frame.section, hidden !== null && 'no-print')}
    >
      <h2 id="parallel">{t.parallel}</h2>
      {hidden !== null ? (
        <p>{t.hidden(hidden, gradeIndex)}</p>
      ) : (
        <>
          <Table
            caption={t.parallel}
            isNarrow
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { key: 'measure', title: t.measure, cell: ({ key }) => t.measures[key] },
              { key: 'own', title: className, isNumber: true, cell: (row) => row.own },
              {
                key: 'rest',
                title: t.rest(classes ?? 0, gradeIndex),
                isNumber: true,
                cell: (row) => row.rest,
              },
            ]}
          />
          <p className={frame.note}>{t.parallelText}</p>
          <div className="no-print">
            <SaveAs to={(format) => periodFileAt(shown, 'parallel', format)} />
          </div>
        </>
      )}
    </Card>
  )
}
