import { Logo } from '@school/ui'
import { Link, Outlet } from 'react-router'
import type { RouteHandle } from '@school/pages'
import { ru } from '../../shell/ru.ts'
import styles from './layout.module.css'

export const handle: RouteHandle = { isBare: true }

/** Pages of words stand without header and footer (shared-application §2): only a quiet way home. */
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
