import { ProveContact } from '@school/accounts/screens/ProveContact'
import { type RouteHandle, useUser } from '@school/pages'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useDocument } from '../document.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './shell.module.css'

/** Header, page and footer in the colour of the brand; a sheet for printing has neither header nor footer. */
export function Shell({ children }: { children: ReactNode }) {
  const data = useDocument()
  const user = useUser()
  const isBare = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isBare)
  if (isBare) return children
  return (
    <div className={styles.shell}>
      {data && <Header data={data} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {user?.isAgent && !user.contactProved && <ProveContact />}
        {children}
      </main>
      <Footer data={data} />
    </div>
  )
}
