// The styles come with the page, so that what the server drew is never bare; the code comes later.
import '@school/ui/math.css'
import '@school/ui/prose.css'
import './End.module.css'
import './Parents.module.css'
import './Questions.module.css'
import './SampleSection.module.css'
import './Steps.module.css'
import { FormSkeleton } from '@school/tasks/web'
import { fewTries, patiently } from '@school/ui'
import { lazy, Suspense } from 'react'
import type { MoreProps } from './MoreSections.tsx'

const load = async () => ({ default: (await import('./MoreSections.tsx')).MoreSections })

// The top of the page answers to clicks without waiting for what is below.
const Sections = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

export const More = (props: MoreProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Sections {...props} />
  </Suspense>
)
