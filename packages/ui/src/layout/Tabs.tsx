import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Link, useIsOpen, useLead } from '../controls/Link.tsx'
import styles from './tabs.module.css'

export interface Tab {
  title: ReactNode
  to: string
  /** Things inside. */
  count?: number
  /** Set it when tabs differ by the query string; otherwise it follows from the path. */
  current?: boolean
}

/** Tabs are addresses: they can be shared, opened in a new window and walked back. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const lead = useLead()
  const isOpen = useIsOpen()
  useEffect(() => showCurrent(bar.current!), [key])
  return (
    <nav ref={bar} aria-label={label} className={styles.scroller}>
      <ul className={`plain-list ${styles.tabs}`}>
        {tabs
          .filter(({ to }) => isOpen(to))
          .map(({ title, to, count, current }) => {
            const content = (
              <>
                {title}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </>
            )
            return (
              <li key={to}>
                {current === undefined ? (
                  <NavLink to={lead(to)} end preventScrollReset className={styles.tab}>
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

/** On a narrow screen the tabs are wider than it: the current one is moved into sight. */
function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector('[aria-current]')
  if (!current) return
  const [tab, room] = [current.getBoundingClientRect(), bar.getBoundingClientRect()]
  const beyond = Math.max(0, tab.right - room.right) + Math.min(0, tab.left - room.left)
  // A little more, so that the next one peeps out.
  if (beyond !== 0) bar.scrollLeft += beyond + Math.sign(beyond) * 24
}
