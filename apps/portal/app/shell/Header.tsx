import { type User, viewerOf } from '@school/accounts/contract'
import { ownAvatar } from '@school/users/contract'
import { useUnread } from '@school/notifications/web'
import { link, portal, signInAddress } from '@school/routes'
import { Avatar, avatarSizes, ButtonLink, IconMenu2, IconX, LogoSign, Link } from '@school/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type DocumentData } from '../document.ts'
import { menuOf } from '../menu.ts'
import { ru } from '../ru.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './header.module.css'
import { MainMenu } from './MainMenu.tsx'
import { initialledName, placeOf, rankOf } from './role-names.ts'

/** The logo and the name of the brand. */
function Brand({ settings }: Pick<DocumentData, 'settings'>) {
  return (
    <Link to={link(portal.entry.home)} className={styles.brand} aria-label={`${settings.name}. ${ru.toHome}`}>
      {settings.logoUrl ? (
        <img src={settings.logoUrl} alt="" width={36} height={36} className={styles.logo} />
      ) : (
        <LogoSign className={styles.logo!} />
      )}
      <span className={styles.name}>{settings.name}</span>
    </Link>
  )
}

type AboutUser = { user: User } & Pick<DocumentData, 'roles' | 'isGradeChecked'>

/** The current user: initials, the short name, the role or the grade, the project and the organization. */
function CurrentUser({ user, roles, isGradeChecked, unread }: AboutUser & { unread: number }) {
  const rank = rankOf(user, isGradeChecked)
  const place = placeOf(roles.find(({ active }) => active))
  return (
    <span className={styles.user}>
      <span className={styles.face}>
        <Avatar name={user.shortName} portrait={ownAvatar(user)} size={avatarSizes.s} isNamed />
        {unread > 0 && (
          <span className={styles.unread}>
            <span className="visually-hidden">{ru.unread(unread)}</span>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <strong>{initialledName(user)}</strong>
        {rank && <span>{rank}</span>}
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </span>
  )
}

type AccountProps = AboutUser & Pick<DocumentData, 'settings'>

function Account({ user, roles, isGradeChecked, settings }: AccountProps) {
  const unread = useUnread()
  return (
    <AccountMenu
      user={user}
      roles={roles}
      settings={settings}
      unread={unread}
      rank={rankOf(user, isGradeChecked)}
    >
      <CurrentUser user={user} roles={roles} isGradeChecked={isGradeChecked} unread={unread} />
    </AccountMenu>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  const isThere = pathname === link(portal.entry.login)
  return (
    <ButtonLink kind="primary" to={signInAddress(isThere ? undefined : `${pathname}${search}`)}>
      {ru.signIn}
    </ButtonLink>
  )
}

export function Header({ data }: { data: DocumentData }) {
  const { user, settings, roles, isGradeChecked, isUserUnknown } = data
  const { pathname } = useLocation()
  /** The page over which the menu was opened: on the next one it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const button = useRef<HTMLButtonElement>(null)
  const parts = menuOf({
    viewer: viewerOf(user),
    gradeIndex: user?.grade?.index,
    settings,
  })
  const close = () => {
    setOpenAt(null)
    button.current?.focus()
  }
  return (
    <header className={`no-print ${styles.header}`}>
      <div className={styles.row}>
        <button
          ref={button}
          type="button"
          className={styles.menuButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'portal-menu' : undefined}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {isOpen ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
          <span className="visually-hidden">{ru.menu}</span>
        </button>
        <Brand settings={settings} />
        <span className={styles.gap} />
        {user ? (
          <Account user={user} roles={roles} isGradeChecked={isGradeChecked} settings={settings} />
        ) : (
          !isUserUnknown && <SignIn />
        )}
      </div>
      {isOpen && <MainMenu parts={parts} onClose={close} />}
    </header>
  )
}
