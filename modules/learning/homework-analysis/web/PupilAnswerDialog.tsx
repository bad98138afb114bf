import { TaskStatusChip } from '@school/task-forms/web'
import { Button, Dialog } from '@school/ui'
import { GivenAnswer } from '@school/results/web'
import frame from '@school/ui/frame.module.css'
import type { MatrixPupil } from '../contract/results.ts'
import { pupilAnswerQuery } from './queries.ts'
import { t } from './ru.ts'

export interface PupilAnswerDialogProps {
  homeworkId: number
  pupil: Pick<MatrixPupil, 'userId' | 'name'> | null
  /** `null` while closed. */
  taskId: number | null
  onClose: () => void
}

/** A pupil's answer, next to the solution. */
export const PupilAnswerDialog = ({ homeworkId, pupil, taskId, onClose }: PupilAnswerDialogProps) => (
  <Dialog
    open={pupil !== null && taskId !== null}
    onClose={onClose}
    title={pupil?.name ?? ''}
    size="l"
    footer={<Button onClick={onClose}>{t.close}</Button>}
  >
    {pupil && taskId !== null && (
      <GivenAnswer
        query={pupilAnswerQuery(homeworkId, pupil.userId, taskId)}
        head={({ position, title, status }) => (
          <div className={`${frame.row} ${frame.between}`}>
            <h3>{t.answerTask(position, title)}</h3>
            <TaskStatusChip status={status} />
          </div>
        )}
        solutionTitle={t.solutionTitle}
      />
    )}
  </Dialog>
)
