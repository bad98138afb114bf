import type { AttemptTaskSummary } from '@school/works/contract'
import { FinishButton, leftTasks } from '@school/works/web'
import { t } from './ru.ts'

export interface SubmitButtonProps {
  tasks: readonly AttemptTaskSummary[]
  to: (taskId: number) => string
  onSubmit: () => void
  isBusy: boolean
  kind?: 'primary' | 'secondary'
}

/** «Сдать задание»: wrong answers that may still be corrected count as unfinished. */
export function SubmitButton({ tasks, onSubmit, ...rest }: SubmitButtonProps) {
  const left = leftTasks(tasks, false)
  return <FinishButton {...rest} left={left} words={t.submitWords(left.length)} onFinish={onSubmit} />
}
