import type { User } from '@school/accounts/contract'
import type { MenuLink } from '@school/menu/contract'
import { currentIdOf, isMarked } from '@school/menu/web'
import { classNames } from '@school/ui'
import { useLocation } from 'react-router'
import { MenuAnchor } from './MenuAnchor.tsx'
import { arrowKeys } from './menu-focus.ts'
import { personal } from './ru-personal.ts'
import { topIcons } from './top-icons.ts'
import styles from './top-menu.module.css'

export interface TopMenuProps {
  items: readonly MenuLink[]
  user: User
  className?: string | undefined
}

/** The few places a person goes to every day. */
export function TopMenu({ items, user, className }: TopMenuProps) {
  const { pathname } = useLocation()
  const current = currentIdOf(items, pathname)
  return (
    <nav aria-label={personal.topMenu} className={classNames(styles.top, className)} ref={arrowKeys}>
      <ul className="plain-list">
        {items.map((item) => {
          const Icon = item.icon ? topIcons[item.icon] : undefined
          return (
            <li key={item.id} className={classNames(item.isForWide && styles.wide)} data-id={item.id}>
              <MenuAnchor item={item} isCurrent={item.id === current} className={styles.item}>
                <span className={styles.picture}>
                  {Icon && <Icon aria-hidden="true" />}
                  {isMarked(item, user, pathname) && (
                    <span className={styles.marker}>
                      <span className="visually-hidden">{personal.marked}</span>
                    </span>
                  )}
                </span>
                <span className={styles.title}>{item.title}</span>
              </MenuAnchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
