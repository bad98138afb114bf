import { AnswerView, QuestionForm, SolutionView, VerdictView } from '@school/tasks/web'
import { ButtonLink, Card, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { attestationResultsAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import page from './page.module.css'
import { attestationSolutionQuery } from './queries.ts'
import { t } from './ru.ts'

/** One task of the last run: the answer, the verdict, the solution. */
export function SolvedTask({ attestationId, taskId }: { attestationId: number; taskId: number }) {
  const you = useYou()
  const { data: task } = useSuspenseQuery(attestationSolutionQuery(attestationId, taskId))
  const titleId = useId()
  return (
    <Card as="article" pad="l" aria-labelledby={titleId} className={`${frame.section} ${page.section}`}>
      <h3 id={titleId}>{t.task(task.number, task.title)}</h3>
      <QuestionForm
        question={task.question}
        value={task.answer?.response ?? null}
        onChange={() => undefined}
        disabled
        verdict={task.answer?.verdict ?? null}
      />
      {task.answer ? (
        <>
          <VerdictView verdict={task.answer.verdict} />
          <h4>{you(t.yourAnswer)}</h4>
          <AnswerView question={task.question} answer={task.answer.response} />
        </>
      ) : (
        <p className={frame.note}>{t.noAnswer}</p>
      )}
      <SolutionView question={task.question} solution={task.solution} />
      <ButtonLink kind="quiet" to={attestationResultsAt(attestationId)} preventScrollReset>
        {t.closeSolution}
      </ButtonLink>
    </Card>
  )
}
