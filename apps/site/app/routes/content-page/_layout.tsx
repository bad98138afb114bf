import { Logo } from '@school/ui'
import { Link, Outlet } from 'react-router'
import type { RouteHandle } from '@school/pages'
import { ru } from '../../shell/ru.ts'
import styles from './layout.module.css'

export const handle: RouteHandle = { isBare: true }

/** Text pages have no header and footer (shared-application §2): only a link to the home page. */
export default function Layout() {
  return (
    <>
      <nav aria-label={ru.home} className={`no-print ${styles.home}`}>
        <Link to="/">
          <Logo />
        </Link>
      </nav>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
