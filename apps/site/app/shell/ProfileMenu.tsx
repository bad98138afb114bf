import type { User } from '@school/accounts/contract'
import type { MenuLink } from '@school/menu/contract'
import type { Level } from '@school/rewards/contract'
import { levelTexts } from '@school/rewards/web'
import { StreakLine } from '@school/streaks/web'
import { Badge, classNames } from '@school/ui'
import { MenuAnchor } from './MenuAnchor.tsx'
import { arrowKeys, useFirstLine } from './menu-focus.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './profile-menu.module.css'
import { personal } from './ru-personal.ts'

export interface ProfileMenuProps {
  user: User
  /** Pupils alone have it. */
  level: Level | null
  /** Notifications. */
  unread: number
  items: readonly MenuLink[]
  currentId: string | null
  takesFocus: boolean
}

/** The signed-in user, their pages and signing out. */
export function ProfileMenu({ user, level, unread, items, currentId, takesFocus }: ProfileMenuProps) {
  useFirstLine('profile-menu', takesFocus)
  return (
    <nav aria-label={personal.profileMenu} className={styles.menu} ref={arrowKeys}>
      <p className={styles.who}>
        <strong>{user.fullName}</strong>
        {user.email && <span>{user.email}</span>}
        {level && <span>{levelTexts.level(level)}</span>}
        {level && <StreakLine />}
      </p>
      <ul className="plain-list">
        {items.map((item) => {
          const Icon = item.icon ? menuIcons[item.icon] : undefined
          const isLeaving = item.action === 'sign_out'
          return (
            <li key={item.id} className={classNames(isLeaving && items.length > 1 && styles.group)}>
              <MenuAnchor item={item} isCurrent={item.id === currentId} className={styles.item}>
                {Icon && <Icon aria-hidden="true" />}
                {item.title}
                {item.marker === 'notifications' && <Badge count={unread} label={personal.unread(unread)} />}
              </MenuAnchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
