import { TaskStatusChip } from '@school/task-forms/web'
import { ButtonLink, Link, SkeletonCard, useYou } from '@school/ui'
import { useSend } from '@school/api-client'
import { SolvedAnswerCard } from '@school/results/web'
import { TaskAppealsCard } from '@school/reviews/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { appealExamTask, type ExamResults } from '../contract/index.ts'
import { examResultsAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { examSolutionQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './SolvedTasks.module.css'

/** All tasks of the attempt with their points; the selected one is shown with its answer and solution. */
export function SolvedTasks({ results, taskId }: { results: ExamResults; taskId: number | null }) {
  const you = useYou()
  const { rehearsal, attemptNumber, tasks, can } = results
  const isOpen = can.readSolutions && tasks.some(({ id }) => id === taskId)
  return (
    <section aria-labelledby="tasks" className={frame.section}>
      <h2 id="tasks">{t.tasksTitle}</h2>
      <p className={frame.note}>{can.readSolutions ? you(t.chooseTask) : t.solutionsClosed}</p>
      <div className={styles.columns} data-open={isOpen || undefined}>
        <ol className={`plain-list ${styles.tasks}`}>
          {tasks.map((task) => (
            <li key={task.id}>
              {can.readSolutions ? (
                <Link
                  to={examResultsAt(rehearsal.id, { attemptNumber, task: task.id })}
                  preventScrollReset
                  className={styles.task}
                  aria-current={task.id === taskId ? 'true' : undefined}
                >
                  <TaskLine task={task} />
                </Link>
              ) : (
                <span className={styles.task}>
                  <TaskLine task={task} />
                </span>
              )}
            </li>
          ))}
        </ol>
        {isOpen && (
          <Suspense fallback={<SkeletonCard />}>
            <Solution
              key={taskId}
              rehearsalId={rehearsal.id}
              attemptNumber={attemptNumber}
              taskId={taskId!}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const TaskLine = ({ task }: { task: ExamResults['tasks'][number] }) => (
  <>
    <span>
      <span className={styles.name}>{t.taskLine(task.number, task.title)}</span>
      <br />
      <span className={styles.facts}>
        {task.theme}, {t.solvedBy(task.solvedPercent)}
        {task.review && task.criteria.length > 1 && (
          <>
            <br />
            {t.byCriteria(task.review.criteria)}
          </>
        )}
      </span>
    </span>
    <span className={styles.status}>
      <TaskStatusChip status={task.status} />
      {task.status === 'in_queue' ? t.taskUpTo(task.maxPoints) : t.taskPoints(task.points, task.maxPoints)}
    </span>
  </>
)

function Solution({
  rehearsalId,
  attemptNumber,
  taskId,
}: {
  rehearsalId: number
  attemptNumber: number
  taskId: number
}) {
  const { data: task } = useSuspenseQuery(examSolutionQuery(rehearsalId, taskId, attemptNumber))
  const client = useQueryClient()
  const params = { examRehearsalId: rehearsalId, taskId }
  const file = useSend(appealExamTask, (changed) =>
    client.setQueryData(examSolutionQuery(rehearsalId, taskId, attemptNumber).queryKey, changed),
  )
  return (
    <SolvedAnswerCard
      level={3}
      title={t.solution(task.number, task.title)}
      sharedHtml={task.sharedHtml}
      question={task.question}
      answer={task.answer}
      waitingText={t.taskWaits}
      repeatsAnswer
      solution={task.solution}
      footer={
        <ButtonLink kind="quiet" to={examResultsAt(rehearsalId, { attemptNumber })} preventScrollReset>
          {t.closeSolution}
        </ButtonLink>
      }
    >
      <TaskAppealsCard
        appealing={task.appealing}
        about={`rehearsal ${rehearsalId} ${attemptNumber} ${taskId}`}
        onFile={(body, repeatKey) => file({ params, query: { attemptNumber }, body }, { repeatKey })}
      />
    </SolvedAnswerCard>
  )
}
