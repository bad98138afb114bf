import type { poses } from './poses.ts'
import type { props } from './props.ts'

/** The owl's field of 200 × 200 with air around it. */
export const field = '-16 -6 232 204'

export type OwlPose = keyof typeof poses
export type OwlProp = keyof typeof props

export interface OwlProps {
  pose?: OwlPose
  /** A thing next to the owl: shows what an empty place is about. */
  prop?: OwlProp
  /** Of its own by default; `null` when the text next to it says everything. */
  title?: string | null
  className?: string
}
