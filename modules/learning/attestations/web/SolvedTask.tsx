import { ButtonLink } from '@school/ui'
import { SolvedAnswerCard } from '@school/results/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { attestationResultsAt } from './addresses.ts'
import { attestationSolutionQuery } from './queries.ts'
import { t } from './ru.ts'

/** One task of the last attempt: the answer, the verdict, the solution. */
export function SolvedTask({ attestationId, taskId }: { attestationId: number; taskId: number }) {
  const { data: task } = useSuspenseQuery(attestationSolutionQuery(attestationId, taskId))
  const { number, title, question, answer, solution } = task
  return (
    <SolvedAnswerCard
      level={3}
      title={t.task(number, title)}
      question={question}
      answer={answer}
      repeatsAnswer
      solution={solution}
      footer={
        <ButtonLink kind="quiet" to={attestationResultsAt(attestationId)} preventScrollReset>
          {t.closeSolution}
        </ButtonLink>
      }
    />
  )
}
