import { factsOf } from '@school/texts'
import windowed from '@school/tables/window.module.css'
import { CheckMark } from '@school/ui'
import { TaskStatusChip } from '@school/tasks/web'
import { type Matrix, type MatrixCell, type MatrixPupil } from '../contract/managed.ts'
import { toggled } from './draft.ts'
import styles from './MatrixTable.module.css'
import { t } from './ru-teacher.ts'

export interface MatrixTableProps {
  matrix: Matrix
  /** Pupils for whom something is done at once; `null` where nothing is. */
  chosen: ReadonlySet<number> | null
  onChoose: (userIds: readonly number[]) => void
  onPupil: (userId: number) => void
  /** Nothing is opened while answers may still be changed. */
  onCell: ((userId: number, taskId: number) => void) | undefined
}

/** Pupils by tasks: a colour, a sign and a number in every cell; the last row says which tasks are hard. */
export function MatrixTable({
  matrix: { tasks, pupils },
  chosen,
  onChoose,
  onPupil,
  onCell,
}: MatrixTableProps) {
  const isOfClasses = new Set(pupils.map(({ classTitle }) => classTitle)).size > 1
  return (
    <div className={`${windowed.window} ${styles.scroller}`}>
      <table className={styles.matrix} aria-labelledby="matrix">
        <thead>
          <tr>
            <th scope="col" className={styles.pupil}>
              {t.pupil}
            </th>
            {tasks.map(({ id, position, title }) => (
              <th key={id} scope="col" title={title}>
                <span aria-hidden="true">{position}</span>
                <span className="visually-hidden">{t.taskColumn(position, title)}</span>
              </th>
            ))}
            <th scope="col">{t.result}</th>
            <th scope="col">{t.mark}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <tr key={pupil.userId} data-chosen={chosen?.has(pupil.userId) || undefined}>
              <th scope="row" className={styles.pupil}>
                <div className={styles.who}>
                  {chosen && (
                    <CheckMark
                      aria-label={t.choose(pupil.name)}
                      checked={chosen.has(pupil.userId)}
                      onChange={() => onChoose(toggled([...chosen], pupil.userId))}
                    />
                  )}
                  <div>
                    <button type="button" className={styles.name} onClick={() => onPupil(pupil.userId)}>
                      {pupil.name}
                      <span className="visually-hidden"> — {t.markAndTerm}</span>
                    </button>
                    <small>
                      {factsOf(
                        isOfClasses && pupil.classTitle,
                        pupil.isLate && pupil.state === 'done' ? t.later : t.copyState[pupil.state],
                      )}
                    </small>
                  </div>
                </div>
              </th>
              {pupil.cells.map((cell, index) => (
                <td key={tasks[index]!.id} data-status={cell.status}>
                  <Cell
                    pupil={pupil}
                    cell={cell}
                    position={index + 1}
                    onOpen={onCell && (() => onCell(pupil.userId, tasks[index]!.id))}
                  />
                </td>
              ))}
              <td className={styles.figure}>
                {pupil.percent === null ? t.noMark : t.percent(pupil.percent)}
              </td>
              <td className={styles.figure}>
                {pupil.mark ?? t.noMark}
                {pupil.isMarkSet && <span title={t.ownMark}>*</span>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.pupil}>
              {t.heat}
            </th>
            {tasks.map(({ id, solvedPercent, answered }) => (
              <td key={id} data-heat={heatOf(solvedPercent)} title={t.heatCell(solvedPercent, answered)}>
                {solvedPercent === null ? t.noMark : t.percent(solvedPercent)}
              </td>
            ))}
            <td colSpan={2}>{t.noMark}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Below a half a task is hard, above four fifths it is easy. */
const heatOf = (percent: number | null) =>
  percent === null ? undefined : percent < 50 ? 'hard' : percent < 80 ? 'middle' : 'easy'

interface CellProps {
  pupil: MatrixPupil
  cell: MatrixCell
  position: number
  onOpen: (() => void) | undefined
}

function Cell({ pupil, cell, position, onOpen }: CellProps) {
  if (cell.status === 'not_started') return <span className="visually-hidden">{t.noAnswer}</span>
  const sign = <TaskStatusChip status={cell.status} compact />
  if (!onOpen) return <span className={styles.cell}>{sign}</span>
  return (
    <button type="button" className={styles.cell} onClick={onOpen}>
      <span className="visually-hidden">{t.cell(pupil.name, position, cell.tries)}, </span>
      {sign}
      {cell.tries > 0 && <span aria-hidden="true">{cell.tries}</span>}
    </button>
  )
}
