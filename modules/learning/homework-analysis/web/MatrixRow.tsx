import { factsOf } from '@school/texts'
import { Avatar, CheckMark, classNames } from '@school/ui'
import { TaskStatusChip } from '@school/task-forms/web'
import grid from '@school/tables/grid.module.css'
import { needOf } from '../contract/matrix.ts'
import type { MatrixCell, MatrixPupil, MatrixTask } from '../contract/results.ts'
import { t } from './ru.ts'
import styles from './MatrixTable.module.css'

export interface MatrixRowProps {
  pupil: MatrixPupil
  tasks: readonly MatrixTask[]
  isOfClasses: boolean
  /** `null` where there are no bulk actions. */
  isChosen: boolean | null
  onChoose: () => void
  onPupil: () => void
  /** Answers can't be opened while they may still change. */
  onCell: ((taskId: number) => void) | undefined
}

export const MatrixRow = ({ pupil, tasks, isChosen, onChoose, onCell, ...rest }: MatrixRowProps) => (
  <tr data-chosen={isChosen || undefined}>
    <th scope="row" className={classNames(grid.name, styles.pupil)}>
      <div className={styles.who}>
        {isChosen !== null && (
          <CheckMark
            data-stop
            tabIndex={-1}
            aria-label={t.choose(pupil.name)}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
        <span className={styles.face}>
          <Avatar name={pupil.name} portrait={pupil.avatar} size={28} isNamed />
        </span>
        <Name pupil={pupil} {...rest} />
      </div>
    </th>
    {pupil.cells.map((cell, index) => {
      const task = tasks[index]!
      return (
        <Cell
          key={task.id}
          name={pupil.name}
          cell={cell}
          position={task.position}
          onOpen={onCell && (() => onCell(task.id))}
        />
      )
    })}
    <td className={classNames(grid.end, styles.result)}>
      {pupil.percent === null ? t.noMark : t.percent(pupil.percent)}
    </td>
    <td className={classNames(grid.end, styles.mark)}>
      {pupil.mark ?? t.noMark}
      {pupil.isMarkSet && <span title={t.ownMark}>*</span>}
    </td>
  </tr>
)

type NameProps = Pick<MatrixRowProps, 'pupil' | 'isOfClasses' | 'onPupil'>

function Name({ pupil, isOfClasses, onPupil }: NameProps) {
  const { stuck } = needOf(pupil.cells)
  const state = pupil.isLate && pupil.state === 'done' ? t.later : t.copyState[pupil.state]
  return (
    <div>
      <button type="button" data-stop tabIndex={-1} className={styles.name} onClick={onPupil}>
        {pupil.name}
        <span className="visually-hidden"> — {t.markAndTerm}</span>
      </button>
      <small>{factsOf(isOfClasses && pupil.classTitle, !pupil.isSolving && state)}</small>
      {pupil.isSolving && (
        <small>
          <SolvesNow />
        </small>
      )}
      {pupil.moves > 0 && pupil.state !== 'done' && <small>{t.putsOff(pupil.moves)}</small>}
      {stuck > 0 && <small className={styles.stuck}>{t.stuck(stuck)}</small>}
    </div>
  )
}

export const SolvesNow = () => <span className={styles.solving}>{t.solvesNow}</span>

interface CellProps {
  name: string
  cell: MatrixCell
  position: number
  onOpen: (() => void) | undefined
}

function Cell({ name, cell: { status, tries }, position, onOpen }: CellProps) {
  if (status === 'not_started')
    return (
      <td data-stop tabIndex={-1}>
        <span className="visually-hidden">{t.noAnswer}</span>
      </td>
    )
  const sign = <TaskStatusChip status={status} compact />
  if (!onOpen)
    return (
      <td data-stop data-status={status} tabIndex={-1}>
        <span className={styles.cell}>{sign}</span>
      </td>
    )
  return (
    <td data-status={status}>
      <button type="button" data-stop tabIndex={-1} className={styles.cell} onClick={onOpen}>
        <span className="visually-hidden">{t.cell(name, position, tries)}, </span>
        {sign}
        {tries > 0 && <span aria-hidden="true">{tries}</span>}
      </button>
    </td>
  )
}
