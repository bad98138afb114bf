import { userTypeOf, type Feature } from '@school/access'
import { ownAvatar } from '@school/users/contract'
import { type User, viewerOf } from '@school/accounts/contract'
import type { Settings } from '@school/brands/contract'
import type { RoleEntry } from '@school/organizations/contract'
import { link, type Page, portal } from '@school/routes'
import { Avatar, avatarSizes, late, Menu, type MenuItem, toast } from '@school/ui'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isOpenTo } from '../open-to.ts'
import { ru } from '../ru.ts'
import styles from './header.module.css'
import { placeOf } from './role-names.ts'
import { signOutAndLeave } from './sign-out.ts'

const { Part: RoleDialog, prefetch } = late(() =>
  import('./RoleDialog.tsx').then((loaded) => loaded.RoleDialog),
)

interface AccountMenuProps {
  user: User
  roles: readonly RoleEntry[]
  settings: Settings
  /** Notifications. */
  unread: number
  /** What the person is here; empty when there is nothing to say. */
  rank: string
  /** What the button shows. */
  children: ReactNode
}

const leave = () => void signOutAndLeave().catch(() => toast(ru.signOutFailed, { tone: 'bad' }))

/** Entries in the order of school-portal §2, «Account menu»; what is not open here or has no page is left out. */
export function AccountMenu({ user, roles, settings, unread, rank, children }: AccountMenuProps) {
  const [isChoosing, setChoosing] = useState(false)
  const go = useNavigate()
  const isPupil = userTypeOf(viewerOf(user)) === 'pupil'
  const page = (
    feature: Feature | null,
    given: Page,
    title: string,
    to: () => string,
    marked?: string,
  ): MenuItem[] =>
    isOpenTo(given, { viewer: viewerOf(user), features: settings.features }) &&
    (feature === null || settings.features.includes(feature))
      ? [{ title, marked, onSelect: () => void go(to()) }]
      : []
  const items: MenuItem[] = [
    ...(roles.length > 1
      ? [{ title: isPupil ? ru.switchProject : ru.switchRole, onSelect: () => setChoosing(true) }]
      : []),
    ...page('documentsManagement', portal.teaching.backOffice, ru.documents, () =>
      link(portal.teaching.backOffice, { section: 'documents' }),
    ),
    ...page('profile', portal.personal.profile, ru.profile, () => link(portal.personal.profile)),
    ...page('achievements', portal.personal.achievements, ru.achievements, () =>
      link(portal.personal.achievements, { user_id: user.id }),
    ),
    ...page('schedule', portal.personal.schedule, ru.schedule, () =>
      link(portal.personal.schedule, {}, { view: 'week' }),
    ),
    ...page(
      null,
      portal.personal.notifications,
      ru.notifications,
      () => link(portal.personal.notifications),
      unread > 0 ? ru.unread(unread) : undefined,
    ),
    { title: ru.exit, startsGroup: roles.length > 1, onSelect: leave },
  ]
  const place = placeOf(roles.find(({ active }) => active))
  return (
    <span onPointerEnter={roles.length > 1 ? () => void prefetch() : undefined}>
      <Menu
        label={ru.account}
        items={items}
        buttonClassName={styles.accountButton!}
        header={
          <span className={styles.account}>
            <Avatar name={user.shortName} portrait={ownAvatar(user)} size={avatarSizes.m} isNamed />
            <span className={styles.accountWords}>
              <strong>{user.fullName}</strong>
              {rank && <span>{rank}</span>}
              {place && <span>{place}</span>}
            </span>
          </span>
        }
      >
        {children}
      </Menu>
      {isChoosing && <RoleDialog isPupil={isPupil} roles={roles} onClose={() => setChoosing(false)} />}
    </span>
  )
}
