import { FormSkeleton } from '@school/task-forms/web'
import { fewTries, lazyPart } from '@school/ui'
import { Suspense } from 'react'
import type { SampleTaskFormProps } from './SampleTaskForm.tsx'

// The page answers to clicks without waiting for the forms of tasks; what the server drew is in its place meanwhile.
const Form = lazyPart(() => import('./SampleTaskForm.tsx'), 'SampleTaskForm', { tries: fewTries })

/** A task to solve on the spot, on a page that is about something else. */
export const SampleTask = (props: SampleTaskFormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Form {...props} />
  </Suspense>
)
