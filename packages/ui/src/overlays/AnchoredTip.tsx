import { late } from '../late.tsx'
import type { AnchoredTipProps } from './props.ts'

const { Part } = late(() => import('./TipWindow.tsx').then(({ TipWindow }) => TipWindow))

/** A step of a tour: shown next to an element with an arrow to it; the page stays usable. A tour that fails to load is skipped. */
export const AnchoredTip = (props: AnchoredTipProps) => <Part {...props} onFail={props.onClose} />
