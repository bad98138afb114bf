import { useCall } from '@school/api-client'
import type { SampleTask } from '@school/tasks/contract'
import { SampleForm } from '@school/task-forms/web'
import { useYou } from '@school/ui'
import { checkSample } from '../../contract/index.ts'
import { t } from '../ru-landing.ts'

export interface SampleTaskFormProps {
  courseId: number
  sample: SampleTask
  /** Level of the task's own title. */
  level?: 2 | 3 | 4
}

/** A task of a course to solve on the spot. Another course is another form: give it a key. */
export function SampleTaskForm({ courseId, sample, level = 3 }: SampleTaskFormProps) {
  const you = useYou()
  const judge = useCall(checkSample)
  return (
    <SampleForm
      sample={sample}
      level={level}
      rightNext={t.rightNext}
      wrongNext={you(t.wrongNext)}
      check={{
        send: (response) => judge.mutate({ params: { courseId }, body: { response } }),
        reset: judge.reset,
        isPending: judge.isPending,
        verdict: judge.data?.verdict ?? null,
        trouble: judge.error?.message,
      }}
    />
  )
}
