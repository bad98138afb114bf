import { classNames } from '@school/ui'
import { useGridKeys } from '@school/tables'
import grid from '@school/tables/grid.module.css'
import windowed from '@school/tables/window.module.css'
import { meansOf } from '../contract/matrix.ts'
import type { Matrix } from '../contract/results.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { t } from './ru.ts'
import styles from './MatrixTable.module.css'

export interface MatrixTableProps {
  matrix: Matrix
  /** Selected pupils for bulk actions; `null` where there are none. */
  chosen: ReadonlySet<number> | null
  onChoose: (userIds: readonly number[]) => void
  onPupil: (userId: number) => void
  /** Answers can't be opened while they may still change. */
  onCell: ((userId: number, taskId: number) => void) | undefined
}

const toggled = (ids: ReadonlySet<number>, id: number): number[] =>
  ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]

/** Pupils by tasks: a colour, a sign and a number in every cell; the last row shows which tasks are hard. */
export function MatrixTable({ matrix, chosen, onChoose, onPupil, onCell }: MatrixTableProps) {
  const { tasks, pupils } = matrix
  const keys = useGridKeys()
  const isOfClasses = new Set(pupils.map(({ schoolClassId }) => schoolClassId)).size > 1
  return (
    <div className={`${windowed.window} ${styles.scroller}`}>
      <table
        {...keys}
        className={classNames(grid.grid, styles.matrix)}
        aria-labelledby="matrix"
        aria-describedby="keys"
      >
        <caption id="keys" className="visually-hidden">
          {t.matrixKeys}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(grid.name, styles.pupil)}>
              {t.pupil}
            </th>
            {tasks.map(({ id, position, title }) => (
              <th key={id} scope="col" title={title}>
                <span aria-hidden="true">{position}</span>
                <span className="visually-hidden">{t.taskColumn(position, title)}</span>
              </th>
            ))}
            <th scope="col" className={classNames(grid.end, styles.result)}>
              {t.result}
            </th>
            <th scope="col" className={classNames(grid.end, styles.mark)}>
              {t.mark}
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <MatrixRow
              key={pupil.userId}
              pupil={pupil}
              tasks={tasks}
              isOfClasses={isOfClasses}
              isChosen={chosen?.has(pupil.userId) ?? null}
              onChoose={() => chosen && onChoose(toggled(chosen, pupil.userId))}
              onPupil={() => onPupil(pupil.userId)}
              onCell={onCell && ((taskId) => onCell(pupil.userId, taskId))}
            />
          ))}
        </tbody>
        <Totals matrix={matrix} />
      </table>
    </div>
  )
}

function Totals({ matrix: { tasks, pupils } }: { matrix: Matrix }) {
  const { percent, mark } = meansOf(pupils)
  return (
    <tfoot>
      <tr>
        <th scope="row" className={classNames(grid.name, styles.pupil)}>
          {t.heat}
          <small>{t.meansAside}</small>
        </th>
        {tasks.map(({ id, solvedPercent, answered }) => (
          <td key={id} data-heat={heatOf(solvedPercent)} title={t.heatCell(solvedPercent, answered)}>
            {solvedPercent === null ? t.noMark : t.percent(solvedPercent)}
          </td>
        ))}
        <td className={classNames(grid.end, styles.result)}>
          <span className="visually-hidden">{t.mean} </span>
          {percent === null ? t.noMark : t.percent(Math.round(percent))}
        </td>
        <td className={classNames(grid.end, styles.mark)}>
          <span className="visually-hidden">{t.mean} </span>
          {mark === null ? t.noMark : t.meanMark(mark)}
        </td>
      </tr>
    </tfoot>
  )
}

/** Below a half a task is hard, above four fifths it is easy. */
const heatOf = (percent: number | null) =>
  percent === null ? undefined : percent < 50 ? 'hard' : percent < 80 ? 'middle' : 'easy'
