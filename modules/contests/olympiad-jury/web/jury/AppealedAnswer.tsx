import '@school/ui/math.css'
import '@school/ui/prose.css'
import { SolutionView } from '@school/task-forms/web'
import { Accordion, ErrorState, Skeletons, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { AskedView, TriesView } from '@school/results/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appealedAnswerQuery } from './queries.ts'
import { desk } from './ru.ts'

/** The answer under appeal, without the name of its author. */
export function AppealedAnswer({ appealId }: { appealId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion title={desk.readAnswer} open={isOpen} onToggle={setOpen}>
      {isOpen && <Answer appealId={appealId} />}
    </Accordion>
  )
}

function Answer({ appealId }: { appealId: number }) {
  const { data, isError, refetch } = useQuery(appealedAnswerQuery(appealId))
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
      <AskedView question={question} />
      <TriesView question={question} tries={given} />
      <SolutionView question={question} solution={solution} />
    </div>
  )
}
