import type { User } from '@school/accounts/contract'
import type { MenuLink } from '@school/menu/contract'
import { currentIdOf, isMarked } from '@school/menu/web'
import { IconMenu2, IconX } from '@school/ui'
import { useLocation } from 'react-router'
import styles from './bottom-menu.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'
import { personal } from './ru-personal.ts'
import { topIcons } from './top-icons.ts'

/** On telephones: the places of every day under the thumb, and the whole menu behind the last of them. */
export function BottomMenu({ items, user }: { items: readonly MenuLink[]; user: User }) {
  const { pathname } = useLocation()
  const { menuOpen } = useNavigationState()
  const current = currentIdOf(items, pathname)
  return (
    <nav aria-label={personal.bottomMenu} className={`no-print ${styles.menu}`}>
      <ul className={`plain-list ${styles.places}`}>
        {items.map((item) => {
          const Icon = item.icon ? topIcons[item.icon] : undefined
          return (
            <li key={item.id}>
              <MenuAnchor item={item} isCurrent={item.id === current} className={styles.place}>
                {Icon && <Icon aria-hidden="true" />}
                <span>{item.title}</span>
                {isMarked(item, user, pathname) && <span className="visually-hidden">{personal.marked}</span>}
              </MenuAnchor>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            className={styles.place}
            aria-expanded={menuOpen}
            aria-controls={menuOpen ? 'main-menu' : undefined}
            onClick={() => dispatchNavigation({ type: 'menuToggled' })}
          >
            {menuOpen ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
            <span>{personal.more}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
