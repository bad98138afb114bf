import './PlacesView.module.css'
import './SolutionView.module.css'
import './written/written.module.css'
import { fewTries, patiently, Skeletons, SkeletonText } from '@school/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { SolutionViewProps } from './SolutionView.tsx'

let loaded: ComponentType<SolutionViewProps> | undefined

const load = async () => {
  loaded = (await import('./SolutionView.tsx')).SolutionView
  return { default: loaded }
}
const Solution = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

/** A task that is being solved will be closed: who closes it must not wait. */
export const prefetchSolution = (): void => void load().catch(() => undefined)

/** The solution where most tasks are still open: the styles come with the page, the code when a task is closed. */
export function LateSolution(props: SolutionViewProps) {
  const [View] = useState(() => loaded ?? Solution)
  return (
    <Suspense fallback={<Waiting />}>
      <View {...props} />
    </Suspense>
  )
}

const Waiting = () => (
  <Skeletons>
    <SkeletonText lines={5} />
  </Skeletons>
)
