import { fewTries, lazyPart, Skeletons, SkeletonText } from '@school/ui'
import { Suspense } from 'react'
import type { SolutionViewProps } from './SolutionView.tsx'

const Solution = lazyPart(() => import('./SolutionView.tsx'), 'SolutionView', { tries: fewTries })

/** Preloads the code of the solution while a task is being solved, so that closing the task does not wait for it. */
export const prefetchSolution = (): void => void Solution.prefetch().catch(() => undefined)

/** The solution on pages where most tasks are still open: its code is loaded when a task is closed. */
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
