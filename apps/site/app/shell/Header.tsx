import { isSearchShown } from './frame.ts'
import type { User } from '@school/accounts/contract'
import type { Menus } from '@school/menu/contract'
import { link, signInAddress, site } from '@school/routes'
import { SearchBar } from '@school/search/web'
import { ButtonLink, IconMenu2, IconPhone, IconSearch, IconX, Logo, whenAtRest } from '@school/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isBuilt } from '@school/app'
import { useUser } from '@school/pages'
import { usePageOptions } from '../page-options.ts'
import styles from './header.module.css'
import { latePanel } from './late-panel.tsx'
import { useClosing } from './menu-closing.ts'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'
import { usePersonalParts } from './personal.ts'
import { ru } from './ru.ts'
import { useHeaderSize } from './use-header-size.ts'
import { useMenus } from './visitor.ts'

const mainMenu = latePanel(() => import('./MainMenu.tsx').then(({ MainMenu }) => MainMenu))

const closeMenu = () => dispatchNavigation({ type: 'menuClosed' })

function MenuPart({ menus, user }: { menus: Menus; user: User | null }) {
  const { menuOpen } = useNavigationState()
  const part = useRef<HTMLDivElement>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  useClosing(menuOpen, part, closeMenu, 'click')
  const toggle = (byKeyboard: boolean) => {
    setByKeyboard(byKeyboard)
    dispatchNavigation({ type: 'menuToggled' })
  }
  return (
    <div ref={part} className={styles.menuPart}>
      <button
        type="button"
        className={styles.menuButton}
        aria-expanded={menuOpen}
        aria-controls={menuOpen ? 'main-menu' : undefined}
        onClick={(event) => toggle(event.detail === 0)}
        onPointerEnter={mainMenu.prefetch}
        onFocus={mainMenu.prefetch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || menuOpen) return
          event.preventDefault()
          toggle(true)
        }}
      >
        {menuOpen ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
        <span className={styles.menuWord}>{ru.menu}</span>
      </button>
      {menuOpen && (
        <div id="main-menu" className={styles.mainPanel}>
          <mainMenu.Panel
            menus={menus}
            user={user}
            takesFocus={isByKeyboard}
            waiting={<div className={styles.waiting} aria-busy="true" />}
            onClose={closeMenu}
          />
        </div>
      )}
    </div>
  )
}

/** The sign-in button of a guest; it leads back to the present page, except from the sign-in page. */
function SignInLink() {
  const { pathname, search } = useLocation()
  const isThere = pathname === link(site.market.login)
  return (
    <ButtonLink
      to={signInAddress(isThere ? undefined : `${pathname}${search}`)}
      kind="primary"
      size="s"
      className={styles.signIn ?? ''}
    >
      {ru.signIn}
    </ButtonLink>
  )
}

type PersonalParts = ReturnType<typeof usePersonalParts>

/** On phones: search, a call, and signing out. */
function PhoneButtons({ personal, hasSearch }: { personal: PersonalParts; hasSearch: boolean }) {
  const phone = usePageOptions()?.contactPhoneNumber
  return (
    <div className={styles.phoneButtons}>
      {hasSearch && isBuilt(site.market.search) && (
        <Link
          to={link(site.market.search)}
          className={`${styles.icon} ${styles.searchIcon}`}
          aria-label={ru.search}
        >
          <IconSearch aria-hidden="true" />
        </Link>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.icon} aria-label={ru.call(phone)}>
          <IconPhone aria-hidden="true" />
        </a>
      )}
      {personal && <personal.LeaveButton className={styles.icon} />}
    </div>
  )
}

/** Preloads the code of panels when the page is idle, so that they open at once. */
function usePanelsInAdvance(): void {
  useEffect(() => whenAtRest(mainMenu.prefetch), [])
}

/** @param isUserUnknown the server could not find out who is signed in: the sign-in button is not shown to a user who is */
export function Header({ isUserUnknown }: { isUserUnknown: boolean }) {
  const user = useUser()
  const menus = useMenus()
  const { pathname } = useLocation()
  const { menuOpen } = useNavigationState()
  const header = useRef<HTMLElement>(null)
  const personal = usePersonalParts(user !== null)
  const kind = menus?.kind ?? 'base'
  const hasSearch = isSearchShown(kind, pathname)
  useHeaderSize(header)
  usePanelsInAdvance()
  const followed = useCallback(() => dispatchNavigation({ type: 'linkClicked' }), [])
  useEffect(followed, [followed, pathname])
  return (
    <>
      {menuOpen && <div className={styles.overlay} />}
      <header ref={header} className={`no-print ${styles.header}`} data-kind={kind}>
        <div className={styles.row}>
          <Link
            to={menus?.homeUrl ?? '/'}
            className={styles.logo}
            aria-label={ru.toHome}
            data-long={user === null}
            onClick={followed}
          >
            <Logo />
          </Link>
          {menus && menus.items.length > 0 && <MenuPart menus={menus} user={user} />}
          <div className={styles.search}>{hasSearch && isBuilt(site.market.search) && <SearchBar />}</div>
          {user && personal && menus && menus.topMenu.length > 0 && (
            <personal.TopMenu items={menus.topMenu} user={user} className={styles.top} />
          )}
          <PhoneButtons personal={personal} hasSearch={hasSearch} />
          {user && personal && <personal.ProfileButton user={user} menus={menus} />}
          {!user && !isUserUnknown && <SignInLink />}
        </div>
      </header>
      {user && personal && menus && menus.oneClickMenu.length > 0 && (
        <personal.OneClickMenu items={menus.oneClickMenu} user={user} />
      )}
      {personal && <personal.SignOut />}
    </>
  )
}
