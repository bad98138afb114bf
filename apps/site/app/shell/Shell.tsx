import { GentleTone } from '@school/task-forms/web'
import { createContext, type ReactNode, useContext } from 'react'
import { useMatches, useNavigation, useSearchParams } from 'react-router'
import { type RouteHandle, useUser } from '@school/pages'
import { useDocument } from '../document.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { frameOf } from './frame.ts'
import { useNavigationState } from './navigation-store.ts'
import styles from './shell.module.css'
import { usePersonalParts } from './personal.ts'
import { useMenus } from './visitor.ts'

const IsInside = createContext(false)

export interface ShellProps {
  /** A failure is shown instead of the page: the page's handle is ignored. */
  isFailed?: boolean
  children: ReactNode
}

/** The bottom of a telephone of those who have signed in. */
function Places() {
  const user = useUser()
  const items = useMenus()?.bottomMenu ?? []
  const personal = usePersonalParts(user !== null)
  return user && personal && items.length > 0 && <personal.BottomMenu items={items} user={user} />
}

/** Above the pages of an agent who has proved no contact. */
function Unproved() {
  const user = useUser()
  const isUnproved = user !== null && user.isAgent && !user.contactProved
  const personal = usePersonalParts(isUnproved)
  return isUnproved && personal && <personal.ProveContact />
}

/** Header, the page, footer: as much of it as the page's group and the address want. A shell inside of a shell adds nothing. */
export function Shell({ isFailed, children }: ShellProps) {
  const isInside = useContext(IsInside)
  const isLeaving = useNavigation().state !== 'idle'
  const { menuOpen } = useNavigationState()
  const user = useUser()
  const isUserUnknown = useDocument()?.isUserUnknown ?? false
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const [search] = useSearchParams()
  const isSolving = !isFailed && handles.some((handle) => handle?.isSolving)
  const frame = frameOf(isFailed ? [] : handles, search.get('layout'))
  if (isInside) return children
  const page = <GentleTone isOn={user?.isElementaryPupil ?? false}>{children}</GentleTone>
  return (
    <IsInside value>
      <div
        className={styles.shell}
        aria-busy={isLeaving}
        data-scale={user?.isElementaryPupil ? 'large' : undefined}
      >
        <div className={styles.progress} data-active={isLeaving} aria-hidden="true" />
        {frame === 'whole' && <Header isUserUnknown={isFailed === true && isUserUnknown} />}
        {frame === 'none' ? (
          page
        ) : (
          <main id="content" tabIndex={-1} className={styles.main} inert={menuOpen}>
            {frame === 'whole' && !isSolving && <Unproved />}
            {page}
          </main>
        )}
        {frame === 'whole' && <Footer isInert={menuOpen} />}
        {frame === 'whole' && !isSolving && <Places />}
      </div>
    </IsInside>
  )
}
