import { lazy, Suspense } from 'react'
import { patiently } from '../../patiently.ts'
import { Drawing } from '../Drawing.tsx'
import { field } from './field.ts'
import type { poses } from './poses.ts'
import type { props } from './props.ts'

export type OwlPose = keyof typeof poses
export type OwlProp = keyof typeof props

export interface OwlProps {
  pose?: OwlPose
  /** A thing beside the owl: says what an empty place is about. */
  prop?: OwlProp
  /** Of its own by default; `null` when the words beside say everything. */
  title?: string | null
  className?: string
}

const load = async () => ({ default: (await import('./OwlPicture.tsx')).OwlPicture })

// As with covers: the server draws at once, the browser keeps its drawing while the poses come, some 4 kB.
const Picture = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** The owl Smekalka, the mascot of the school. */
export const Owl = (props: OwlProps) => (
  <Suspense fallback={<Drawing viewBox={field} content="" className={props.className} />}>
    <Picture {...props} />
  </Suspense>
)
