import { updateProfile, type User } from '@school/accounts/contract'
import { call } from '@school/api-client'
import type { MenuItem, MenuLink, Menus } from '@school/menu/contract'
import { currentIdOf, isMarked } from '@school/menu/web'
import { Badge, IconExternalLink, IconPhone, Owl } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { meQuery } from '@school/pages'
import { usePageOptions } from '../page-options.ts'
import styles from './main-menu.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'
import { arrowKeys, useFirstLine } from './menu-focus.ts'
import { menuIcons } from './menu-icons.ts'
import { ru } from './ru.ts'
import { personal } from './ru-personal.ts'
import { TopMenu } from './TopMenu.tsx'

/** The bonuses link with its marker remembers, here and on the server, that the page was visited. */
function useBonusesVisit(user: User | null) {
  const client = useQueryClient()
  return ({ marker }: MenuLink) => {
    if (marker !== 'bonuses' || !user || user.bonusesPageVisited) return
    client.setQueryData(meQuery.queryKey, { ...user, bonusesPageVisited: true })
    const body = { user: { userInfoAttributes: { bonusesPageVisited: true } } }
    // The person is leaving for the page: a marker that comes back next time is no reason to stop them.
    call(updateProfile, { body }, { keepalive: true }).catch(() => {})
  }
}

interface GroupProps {
  group: MenuItem
  user: User | null
  currentId: string | null
}

function Group({ group, user, currentId }: GroupProps) {
  const { pathname } = useLocation()
  const onFollow = useBonusesVisit(user)
  return (
    <section className={styles.group}>
      <h2 id={`menu-${group.id}`} className={styles.heading}>
        {group.title}
      </h2>
      <ul className="plain-list" aria-labelledby={`menu-${group.id}`}>
        {group.children.map((item) => {
          const Icon = item.icon ? menuIcons[item.icon] : undefined
          const marked = user !== null && isMarked(item, user, pathname)
          return (
            <li key={item.id}>
              <MenuAnchor
                item={item}
                isCurrent={item.id === currentId}
                className={styles.item}
                onFollow={onFollow}
              >
                {Icon && <Icon aria-hidden="true" />}
                <span>
                  {item.title}
                  {marked && (
                    <span className={styles.marker}>
                      <span className="visually-hidden">{personal.marked}</span>
                    </span>
                  )}
                </span>
                {item.count !== undefined && (
                  <Badge count={item.count} label={personal.waiting(item.count)} />
                )}
                {item.target === '_blank' && (
                  <>
                    <IconExternalLink aria-hidden="true" className={styles.outside} />
                    <span className="visually-hidden">{ru.newTab}</span>
                  </>
                )}
              </MenuAnchor>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export interface MainMenuProps {
  menus: Menus
  user: User | null
  takesFocus: boolean
}

/** Everything the school has, by groups; below, a person to call. */
export function MainMenu({ menus, user, takesFocus }: MainMenuProps) {
  const { pathname } = useLocation()
  const currentId = currentIdOf(
    menus.items.flatMap(({ children }) => children),
    pathname,
  )
  const phone = usePageOptions()?.contactPhoneNumber
  useFirstLine('main-menu', takesFocus)
  return (
    <>
      {user && menus.topMenu.length > 1 && (
        <TopMenu items={menus.topMenu} user={user} className={styles.top} />
      )}
      <nav ref={arrowKeys} aria-label={ru.mainMenu} className={styles.groups}>
        {menus.items.map((group) => (
          <Group key={group.id} group={group} user={user} currentId={currentId} />
        ))}
      </nav>
      {phone && (
        <div className={styles.help}>
          <Owl pose="hello" title={null} className={styles.owl} />
          <p>
            <strong>{ru.helpTitle}</strong>
            <span>{ru.helpText}</span>
          </p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
            <IconPhone aria-hidden="true" />
            {phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}
          </a>
        </div>
      )}
    </>
  )
}
