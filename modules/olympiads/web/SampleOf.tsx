import { useCall } from '@school/api-client'
import { SampleForm } from '@school/tasks/web'
import { useYou } from '@school/ui'
import { checkSample, type OlympiadSample } from '../contract/index.ts'
import { t } from './ru-landing.ts'

export function SampleOf({ olympiadId, sample }: { olympiadId: number; sample: OlympiadSample }) {
  const you = useYou()
  const judge = useCall(checkSample)
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
    />
  )
}
