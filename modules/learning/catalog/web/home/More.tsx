import { FormSkeleton } from '@school/task-forms/web'
import { fewTries, lazyPart } from '@school/ui'
import { Suspense } from 'react'
import type { MoreProps } from './MoreSections.tsx'

// The top of the page answers to clicks without waiting for what is below.
const Sections = lazyPart(() => import('./MoreSections.tsx'), 'MoreSections', { tries: fewTries })

export const More = (props: MoreProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Sections {...props} />
  </Suspense>
)
