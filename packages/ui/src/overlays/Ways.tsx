import type { ReactNode } from 'react'
import { IconDots } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './props.ts'
import styles from './ways.module.css'

interface WaysProps {
  /** What is it that can be done, with what: «Что сделать с классом». */
  label: string
  /** Buttons of daily actions; always visible. */
  children?: ReactNode
  /** The rest. */
  items: readonly MenuItem[]
}

/** What is done with a thing: what is done daily is in sight, the rest under «Ещё». */
export const Ways = ({ label, children, items }: WaysProps) => (
  <nav aria-label={label} className={`no-print ${styles.ways}`}>
    {children}
    <Menu label={ru.moreOf(label)} buttonClassName={styles.more ?? ''} items={items}>
      <IconDots aria-hidden="true" />
      <span aria-hidden="true">{ru.moreWays}</span>
    </Menu>
  </nav>
)
