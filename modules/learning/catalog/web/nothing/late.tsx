import { fewTries, lazyPart } from '@school/ui'
import { type ComponentProps, Suspense } from 'react'

// Most lists have something in them: their pages do not wait for what is said when they have not.
const Nothing = lazyPart(() => import('./NothingFound.tsx'), 'NothingFound', { tries: fewTries })
const Past = lazyPart(() => import('./NothingFound.tsx'), 'PastEnd', { tries: fewTries })

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
