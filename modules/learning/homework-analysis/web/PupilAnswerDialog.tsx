import { SolutionView, TaskStatusChip } from '@school/task-forms/web'
import { Accordion, Button, Dialog, ErrorState, Skeletons, SkeletonText } from '@school/ui'
import { AskedView, TriesView } from '@school/results/web'
import { useQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
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
    {pupil && taskId !== null && <Answer homeworkId={homeworkId} userId={pupil.userId} taskId={taskId} />}
  </Dialog>
)

function Answer({ homeworkId, userId, taskId }: { homeworkId: number; userId: number; taskId: number }) {
  const { data, isError, refetch } = useQuery(pupilAnswerQuery(homeworkId, userId, taskId))
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  const { question, given, solution } = data
  return (
    <div className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h3>{t.answerTask(data.position, data.title)}</h3>
        <TaskStatusChip status={data.status} />
      </div>
      <AskedView question={question} />
      <TriesView question={question} tries={given} />
      <Accordion title={t.solutionTitle}>
        <SolutionView question={question} solution={solution} />
      </Accordion>
    </div>
  )
}
