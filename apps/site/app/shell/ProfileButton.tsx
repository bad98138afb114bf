import { ownAvatar } from '@school/users/contract'
import type { User } from '@school/accounts/contract'
import type { Menus } from '@school/menu/contract'
import { currentIdOf } from '@school/menu/web'
import { useUnread } from '@school/notifications/web'
import { levelTexts } from '@school/rewards/web'
import { Avatar } from '@school/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './header.module.css'
import { LevelRing } from './LevelRing.tsx'
import { latePanel } from './late-panel.tsx'
import { useClosing } from './menu-closing.ts'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'
import { personal } from './ru-personal.ts'
import { useLevel } from './visitor.ts'

const profileMenu = latePanel(() => import('./ProfileMenu.tsx').then(({ ProfileMenu }) => ProfileMenu))

const close = () => dispatchNavigation({ type: 'profileMenuClosed' })

/** The avatar, and the menu that opens from it. */
export function ProfileButton({ user, menus }: { user: User; menus: Menus | null }) {
  const { profileMenuOpen } = useNavigationState()
  const { pathname } = useLocation()
  const level = useLevel()
  const unread = useUnread()
  const part = useRef<HTMLDivElement>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  useClosing(profileMenuOpen, part, close, 'pointerdown')
  const toggle = (byKeyboard: boolean) => {
    setByKeyboard(byKeyboard)
    if (profileMenuOpen) close()
    else dispatchNavigation({ type: 'profileMenuOpened' })
  }
  return (
    <div ref={part} className={styles.profilePart}>
      <button
        type="button"
        className={styles.avatar}
        title={level ? levelTexts.level(level) : undefined}
        aria-expanded={profileMenuOpen}
        aria-controls={profileMenuOpen ? 'profile-menu' : undefined}
        onClick={(event) => toggle(event.detail === 0)}
        onPointerEnter={profileMenu.prefetch}
        onFocus={profileMenu.prefetch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || profileMenuOpen) return
          event.preventDefault()
          toggle(true)
        }}
      >
        <span className="visually-hidden">
          {personal.profileMenu}
          {unread > 0 && personal.unread(unread)}
        </span>
        <Avatar name={user.shortName} portrait={ownAvatar(user)} size={level ? 36 : 40} isNamed />
        {level && <LevelRing level={level} />}
        {unread > 0 && <span className={styles.unread} />}
      </button>
      {profileMenuOpen && (
        <div
          id="profile-menu"
          className={styles.profilePanel}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget && !part.current?.contains(relatedTarget)) close()
          }}
        >
          <profileMenu.Panel
            user={user}
            level={level}
            unread={unread}
            items={menus?.profileMenu ?? []}
            currentId={menus && currentIdOf(menus.profileMenu, pathname)}
            takesFocus={isByKeyboard}
            waiting={<div className={styles.waiting} aria-busy="true" />}
            onClose={close}
          />
        </div>
      )}
    </div>
  )
}
