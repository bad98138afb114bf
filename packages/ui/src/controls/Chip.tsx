import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link, useIsOpen } from './Link.tsx'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue.ts'
import styles from './chip.module.css'

export interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  /** The hue of a discipline. */
  hue?: number
  tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'accent' | 'primary'
  size?: 's' | 'm'
}

/** A label: a discipline, a grade, a status. Says one thing in one or two words. */
export function Chip({ children, icon, hue, tone = 'plain', size = 'm' }: ChipProps) {
  const look = classNames(
    styles.chip,
    size === 's' && styles.s,
    hue === undefined ? styles[tone] : classNames('hue', styles.discipline),
  )
  return (
    <span className={look} style={hue === undefined ? undefined : hueOf(hue)}>
      {icon}
      {children}
    </span>
  )
}

export interface ChipLinkProps extends LinkProps {
  icon?: ReactNode
  /** How many things the link will show. */
  count?: number
  /** Chosen: marked by `aria-current`, not by the colour alone. */
  chosen?: boolean
}

/** A filter that is an address: chosen ones lead to the address without them. */
export function ChipLink({ icon, count, chosen = false, children, className, ...rest }: ChipLinkProps) {
  const isOpen = useIsOpen()
  if (!isOpen(rest.to)) return null
  return (
    <Link
      {...rest}
      aria-current={chosen ? 'true' : undefined}
      className={classNames(styles.chip, styles.choice, className)}
    >
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}

/** A small number on a corner or in a menu; nothing when there is nothing to count. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
