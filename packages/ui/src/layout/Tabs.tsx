import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import styles from './tabs.module.css'

export interface Tab {
  title: ReactNode
  to: string
  /** Things inside. */
  count?: number
  /** Say it when tabs differ by the query string; otherwise the address tells. */
  current?: boolean
}

/** Tabs are addresses: they can be shared, opened in a new window and walked back. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.scroller}>
      <ul className={`plain-list ${styles.tabs}`}>
        {tabs.map(({ title, to, count, current }) => {
          const content = (
            <>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </>
          )
          return (
            <li key={to}>
              {current === undefined ? (
                <NavLink to={to} end preventScrollReset className={styles.tab}>
                  {content}
                </NavLink>
              ) : (
                <Link
                  to={to}
                  preventScrollReset
                  className={styles.tab}
                  aria-current={current ? 'page' : undefined}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
