import { isBuilt } from '@school/app'
import { PageFailure } from '@school/app/late'
import { link, site } from '@school/routes'
import { SearchBar } from '@school/search/web'
import { asSentence } from '@school/texts'
import { NotFoundState } from '@school/ui'
import { isRouteErrorResponse } from 'react-router'
import { useUser } from '@school/pages'
import { useDocument } from '../document.ts'
import { homeOf } from '../home-of.ts'
import styles from './failed-page.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'
import { ru } from './ru.ts'
import { failed } from './ru-failed.ts'
import { useMenus } from './visitor.ts'
import { waysOut } from './ways-out.ts'

function NotFoundPage({ said }: { said: string | null }) {
  const user = useUser()
  const menus = useMenus()
  const ways = menus ? waysOut(menus, { url: homeOf(user), title: ru.home }) : []
  return (
    <NotFoundState action={null} {...(said ? { text: asSentence(said) } : {})}>
      {isBuilt(site.market.search) && (
        <div className={styles.search}>
          <SearchBar label={failed.searchHere} />
        </div>
      )}
      <nav aria-label={failed.waysOut} className={styles.ways}>
        {ways.map((item) => (
          <MenuAnchor key={item.url} item={item} className={styles.way}>
            {item.title}
          </MenuAnchor>
        ))}
      </nav>
    </NotFoundState>
  )
}

/** What a person sees instead of a page of the site. */
export function FailedPage({ error }: { error: unknown }) {
  const document = useDocument()
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null
  const isWhole = document !== null && document.menus !== null && !document.isUserUnknown
  return (
    <PageFailure
      error={error}
      home={homeOf(useUser())}
      contacts={link(site.lms.contacts)}
      isWhole={isWhole}
      notFound={<NotFoundPage said={said} />}
    />
  )
}
