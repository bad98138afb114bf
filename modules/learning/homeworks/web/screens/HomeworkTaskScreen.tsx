import { ButtonLink, hueOf, NotFoundState, useYou } from '@school/ui'
import {
  attemptTaskQuery,
  nextTask,
  NoAttempt,
  PracticeTask,
  attemptDraftKey,
  AttemptHead,
  AttemptStrip,
  unansweredTasks,
  useArrivals,
  usePractice,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { Homework } from '../../contract/homework.ts'
import { homeworkAt, taskAt } from '../addresses.ts'
import { homeworkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SubmitButton } from '../SubmitButton.tsx'
import { useSubmission } from '../use-homework.ts'

export interface HomeworkTaskScreenProps {
  homeworkId: number
  taskId: number
}

/** One task of a homework: solvable, and read-only after submission. */
export function HomeworkTaskScreen({ homeworkId, taskId }: HomeworkTaskScreenProps) {
  const you = useYou()
  const { data: homework } = useSuspenseQuery(homeworkQuery(homeworkId))
  const { attempt } = homework
  if (!attempt)
    return (
      <NoAttempt
        title={t.notBegunTitle}
        text={you(t.notBegunText)}
        to={homeworkAt(homeworkId)}
        way={t.open}
      />
    )
  if (!attempt.tasks.some(({ id }) => id === taskId))
    return (
      <div className={frame.page}>
        <NotFoundState />
      </div>
    )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(homework.discipline.hue)}>
      <Solving homework={homework} attempt={attempt} taskId={taskId} />
    </div>
  )
}

interface SolvingProps {
  homework: Homework
  attempt: NonNullable<Homework['attempt']>
  taskId: number
}

function Solving({ homework, attempt, taskId }: SolvingProps) {
  const { tasks } = attempt
  const client = useQueryClient()
  const { submit, isBusy } = useSubmission(homework)
  const onShown = useArrivals()
  const to = (id: number) => taskAt(homework, id)
  const submitButton = (kind: 'primary' | 'secondary') =>
    homework.can.submit ? (
      <SubmitButton tasks={tasks} to={to} onSubmit={submit} isBusy={isBusy} kind={kind} />
    ) : (
      <ButtonLink kind={kind} to={homeworkAt(homework.id)}>
        {t.toResult}
      </ButtonLink>
    )
  return (
    <>
      <AttemptHead
        title={homework.title}
        titleTo={homeworkAt(homework.id)}
        note={t.answered(tasks.length - unansweredTasks(tasks, false).length, tasks.length)}
      >
        {submitButton('secondary')}
      </AttemptHead>
      <AttemptStrip
        tasks={tasks}
        shownId={taskId}
        isExam={false}
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(attemptTaskQuery(attempt.id, id))}
      />
      <ShownTask
        key={`${taskId} ${attempt.state}`}
        homework={homework}
        attemptId={attempt.id}
        taskId={taskId}
        nextTo={nextAddress(homework, taskId)}
        submit={submitButton('primary')}
        onShown={onShown}
      />
    </>
  )
}

function nextAddress(homework: Homework, taskId: number): string | null {
  const tasks = homework.attempt!.tasks
  const next = homework.can.answer
    ? nextTask(tasks, taskId, false)
    : tasks[tasks.findIndex(({ id }) => id === taskId) + 1]
  return next ? taskAt(homework, next.id) : null
}

interface ShownTaskProps {
  homework: Homework
  attemptId: number
  taskId: number
  nextTo: string | null
  submit: React.ReactNode
  onShown: () => boolean
}

function ShownTask({ homework, attemptId, taskId, nextTo, submit, onShown }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(attemptTaskQuery(attemptId, taskId))
  const solving = usePractice(homeworkQuery(homework.id).queryKey, attemptId, task)
  const note = { after_solve: null, after_deadline: t.noSolutionYet, never: t.noSolution }[homework.solution]
  return (
    <PracticeTask
      task={task}
      solving={solving}
      draftKey={attemptDraftKey(attemptId, task)}
      onShown={onShown}
      nextTo={nextTo}
      finish={submit}
      giveUpText={t.giveUpText}
      closedNote={note}
    />
  )
}
