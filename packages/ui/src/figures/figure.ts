import { formatNumber } from '@school/texts'
import type { ReactNode } from 'react'

/** A number as figures are written everywhere, in groups of three; anything else as it is. */
export const figure = (value: ReactNode): ReactNode =>
  typeof value === 'number' ? formatNumber(value) : value
