import { TaskStatusChip } from '@school/task-forms/web'
import { taskStatuses } from '@school/tasks/contract'
import { ChipLink } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { matrixAt } from './addresses.ts'
import { classesOf, type MatrixWanted } from '../contract/matrix.ts'
import type { Matrix } from '../contract/results.ts'
import { SolvesNow } from './MatrixRow.tsx'
import { t } from './ru.ts'
import styles from './MatrixTable.module.css'

export interface MatrixToolsProps {
  homeworkId: number
  /** With the pupils of all classes. */
  matrix: Matrix
  wanted: MatrixWanted
}

/** Filter and order of the rows. */
export function MatrixTools({ homeworkId, matrix: { pupils }, wanted }: MatrixToolsProps) {
  const classes = classesOf(pupils)
  const to = (more: Partial<MatrixWanted>) => matrixAt(homeworkId, { ...wanted, ...more })
  const order = { field: 'help', direction: 'desc' } as const
  return (
    <div className={frame.chips}>
      {classes.length > 1 && (
        <nav aria-label={t.matrixClasses} className={frame.row}>
          <span className={frame.note}>{t.matrixClasses}:</span>
          <ul className={`plain-list ${frame.row}`}>
            {[{ id: null, title: t.allClasses, pupils: pupils.length }, ...classes].map((one) => (
              <li key={one.id}>
                <ChipLink
                  to={to({ classId: one.id })}
                  chosen={one.id === wanted.classId}
                  count={one.pupils}
                  preventScrollReset
                >
                  {one.title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t.matrixOrder} className={frame.row}>
        <span className={frame.note}>{t.matrixOrder}:</span>
        <ul className={`plain-list ${frame.row}`}>
          <li>
            <ChipLink to={to({ sort: null })} chosen={wanted.sort === null} preventScrollReset>
              {t.byName}
            </ChipLink>
          </li>
          <li>
            <ChipLink to={to({ sort: order })} chosen={wanted.sort !== null} preventScrollReset>
              {t.byNeed}
            </ChipLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

/** Legend: only signs that occur. */
export function MatrixLegend({ matrix: { pupils } }: { matrix: Matrix }) {
  const found = new Set(pupils.flatMap(({ cells }) => cells.map(({ status }) => status)))
  const shown = taskStatuses.filter((status) => status !== 'not_started' && found.has(status))
  const isSolved = pupils.some(({ isSolving }) => isSolving)
  const isMarked = pupils.some(({ isMarkSet }) => isMarkSet)
  if (shown.length === 0 && !isSolved && !isMarked) return null
  return (
    <ul aria-label={t.legend} className={`plain-list ${styles.legend}`}>
      {shown.map((status) => (
        <li key={status}>
          <TaskStatusChip status={status} />
        </li>
      ))}
      {isSolved && (
        <li>
          <SolvesNow />
        </li>
      )}
      {isMarked && <li>* {t.ownMark}</li>}
    </ul>
  )
}
