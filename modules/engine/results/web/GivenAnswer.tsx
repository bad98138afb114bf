import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { ApiError } from '@school/api-client'
import { SolutionView } from '@school/task-forms/web'
import type { Question, Solution } from '@school/tasks/contract'
import { Accordion, ErrorState, Skeletons, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Try } from '@school/works/contract'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AskedView, TriesView } from './TriesView.tsx'

interface Given {
  question: Question
  given: readonly Try[]
  solution: Solution
}

export interface GivenAnswerProps<Answer extends Given> {
  query: UseQueryOptions<Answer, ApiError, Answer, QueryKey>
  head?: (answer: Answer) => ReactNode
  /** Folds the solution under this title. */
  solutionTitle?: string
}

/** A pupil's answer that is loaded when it is opened: the question, all tries, the solution. */
export function GivenAnswer<Answer extends Given>({ query, head, solutionTitle }: GivenAnswerProps<Answer>) {
  const { data, isError, refetch } = useQuery(query)
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  const { question, given, solution } = data
  const solved = <SolutionView question={question} solution={solution} />
  return (
    <div className={frame.section}>
      {head?.(data)}
      <AskedView question={question} />
      <TriesView question={question} tries={given} />
      {solutionTitle === undefined ? solved : <Accordion title={solutionTitle}>{solved}</Accordion>}
    </div>
  )
}
