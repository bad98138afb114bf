import type { User } from '@school/accounts/contract'
import type { MenuLink } from '@school/menu/contract'
import { currentIdOf, isMarked } from '@school/menu/web'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageOptions } from '../page-options.ts'
import { MenuAnchor } from './MenuAnchor.tsx'
import { arrowKeys } from './menu-focus.ts'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'
import styles from './one-click-menu.module.css'
import { personal } from './ru-personal.ts'

const scrollThrottleMs = 10

/** Dispatches the scroll position, throttled; the last position is always dispatched. */
function useScrolling(isPrerender: boolean): void {
  useEffect(() => {
    let from = scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const dispatchScroll = () => {
      timer = undefined
      const to = Math.max(0, scrollY)
      dispatchNavigation({ type: 'scrolled', from, to, isPrerender })
      from = to
    }
    const onScroll = () => {
      timer ??= setTimeout(dispatchScroll, scrollThrottleMs)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [isPrerender])
}

/** A second line for children on large screens: away while they read on, back as soon as they look up. */
export function OneClickMenu({ items, user }: { items: readonly MenuLink[]; user: User }) {
  const { pathname } = useLocation()
  const { isOneClickMenuHidden } = useNavigationState()
  const current = currentIdOf(items, pathname)
  useScrolling(usePageOptions()?.prerender ?? false)
  return (
    <nav
      aria-label={personal.oneClickMenu}
      className={`no-print ${styles.bar}`}
      data-menu="one-click"
      data-hidden={isOneClickMenuHidden}
      inert={isOneClickMenuHidden}
      ref={arrowKeys}
    >
      <ul className={`plain-list ${styles.list}`}>
        {items.map((item) => (
          <li key={item.id}>
            <MenuAnchor item={item} isCurrent={item.id === current} className={styles.item}>
              {item.title}
              {isMarked(item, user, pathname) && <span className="visually-hidden">{personal.marked}</span>}
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
