import '@school/ui/math.css'
import '@school/ui/prose.css'
// The styles come with the page, so that what the server drew is never bare; the code comes later.
import './SampleTaskForm.module.css'
import { FormSkeleton } from '@school/tasks/web'
import { fewTries, patiently } from '@school/ui'
import { lazy, Suspense } from 'react'
import type { SampleTaskFormProps } from './SampleTaskForm.tsx'

const load = async () => ({ default: (await import('./SampleTaskForm.tsx')).SampleTaskForm })

// The page answers to clicks without waiting for the forms of tasks; what the server drew is in its place meanwhile.
const Form = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

/** A task to solve on the spot, on a page that is about something else. */
export const SampleTask = (props: SampleTaskFormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Form {...props} />
  </Suspense>
)
