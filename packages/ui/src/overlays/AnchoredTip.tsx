import type { ReactNode } from 'react'
import { late } from '../late.tsx'

export interface AnchoredTipProps {
  /** What it tells of; without it the tip stands in the middle of the window. */
  anchor: () => Element | null
  title: string
  children: ReactNode
  /** Counted from 0. */
  step: number
  stepsCount: number
  /** «Далее», on the last step «Понятно»; Enter does the same. */
  onNext: () => void
  /** The cross and Escape. */
  onClose: () => void
}

const { Part } = late(() => import('./TipWindow.tsx').then(({ TipWindow }) => TipWindow))

/** A step of a tour: stands beside an element with an arrow to it; the page stays usable. A tour that does not come is no loss. */
export const AnchoredTip = (props: AnchoredTipProps) => <Part {...props} onFail={props.onClose} />
