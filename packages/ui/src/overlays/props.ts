import type { ReactNode } from 'react'

export interface MenuItem {
  title: string
  icon?: ReactNode
  /** A dot after the title, and what it means. */
  marked?: string | undefined
  /** Goes somewhere… */
  to?: string
  /** …or does something. */
  onSelect?: () => void
  tone?: 'plain' | 'bad'
  /** A line between groups, above this item. */
  startsGroup?: boolean
}

export interface MenuProps {
  /** Name of the button and of the list; what the button shows is a picture or adds to it. */
  label: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Above the items: who has signed in. */
  header?: ReactNode
  /** Which edges of the button and of the list meet. */
  align?: 'start' | 'end'
  buttonClassName?: string
}

export interface DialogProps {
  open: boolean
  /** Escape, the cross, a press outside. */
  onClose: () => void
  title: ReactNode
  /** In the middle, or at an edge: `right` for filters, `left` for the menu, `bottom` for choices on a phone. */
  place?: 'middle' | 'right' | 'left' | 'bottom'
  size?: 's' | 'm' | 'l' | 'choice'
  /** The buttons: the cancelling one first, the main one last. */
  footer?: ReactNode
  /** No cross, no Escape, no press outside: an agreement that must be answered. */
  isBlocking?: boolean
  children: ReactNode
}

export interface AnchoredTipProps {
  /** The element it describes; without it the tip is in the middle of the window. */
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
