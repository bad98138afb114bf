import '@school/ui/math.css'
import '@school/ui/prose.css'
import { useCall } from '@school/api-client'
import { SampleForm } from '@school/task-forms/web'
import { useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkSample, type OlympiadSample } from '../contract/index.ts'
import { sampleSolutionQuery } from './queries.ts'
import { t } from './ru-landing.ts'

export function SampleOf({ olympiadId, sample }: { olympiadId: number; sample: OlympiadSample }) {
  const you = useYou()
  const judge = useCall(checkSample)
  const [isWanted, setWanted] = useState(false)
  const solution = useQuery({ ...sampleSolutionQuery(olympiadId, sample.id), enabled: isWanted })
  return (
    <SampleForm
      sample={sample}
      rightNext={t.rightNext}
      wrongNext={you(t.wrongNext)}
      check={{
        send: (response) => judge.mutate({ params: { olympiadId, taskId: sample.id }, body: { response } }),
        reset: judge.reset,
        isPending: judge.isPending,
        verdict: judge.data?.verdict ?? null,
        trouble: judge.error?.message,
      }}
      solution={{
        show: () => (isWanted ? void solution.refetch() : setWanted(true)),
        isPending: isWanted && solution.isFetching,
        solution: solution.data ?? null,
        trouble: solution.isError ? t.noSolution : undefined,
      }}
    />
  )
}
