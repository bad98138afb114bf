// The styles come with the page, so that what the server drew is never bare; the code comes later.
import '@school/ui/states.css'
import './NothingFound.module.css'
import { fewTries, patiently } from '@school/ui'
import { type ComponentProps, lazy, Suspense } from 'react'

const nothing = async () => ({ default: (await import('./NothingFound.tsx')).NothingFound })
const pastEnd = async () => ({ default: (await import('./NothingFound.tsx')).PastEnd })

// Most lists have something in them: their pages do not wait for what is said when they have not.
const Nothing = import.meta.env.SSR ? (await nothing()).default : lazy(patiently(nothing, fewTries))
const Past = import.meta.env.SSR ? (await pastEnd()).default : lazy(patiently(pastEnd, fewTries))

export const NothingFound = (props: ComponentProps<typeof Nothing>) => (
  <Suspense>
    <Nothing {...props} />
  </Suspense>
)

export const PastEnd = (props: ComponentProps<typeof Past>) => (
  <Suspense>
    <Past {...props} />
  </Suspense>
)
