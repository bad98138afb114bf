import { fewTries, lazyPart, Skeletons, SkeletonText } from '@school/ui'
import { Suspense } from 'react'
import type { SolutionViewProps } from './SolutionView.tsx'

const Solution = lazyPart(() => import('./SolutionView.tsx'), 'SolutionView', { tries: fewTries })

/** A task that is being solved will be closed: who closes it must not wait. */
export const prefetchSolution = (): void => void Solution.prefetch().catch(() => undefined)

/** The solution where most tasks are still open: the code comes when a task is closed. */
export function LateSolution(props: SolutionViewProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Solution {...props} />
    </Suspense>
  )
}

const Waiting = () => (
  <Skeletons>
    <SkeletonText lines={5} />
  </Skeletons>
)
