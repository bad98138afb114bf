import { site } from '@school/routes'
import { SearchBar } from '@school/search/web'
import { ButtonLink, ForbiddenState, NotFoundState } from '@school/ui'
import { isRouteErrorResponse } from 'react-router'
import { PageError } from '../overlays/PageError.tsx'
import { isBuilt } from '../built.ts'
import { homeOf } from '../home-of.ts'
import styles from './failed-page.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'
import { ru } from './ru.ts'
import { useMenus } from './use-menus.ts'
import { useUser } from './use-user.ts'
import { waysOut } from './ways-out.ts'

function NotFoundPage() {
  const user = useUser()
  const menus = useMenus()
  const ways = menus ? waysOut(menus, { url: homeOf(user), title: ru.home }) : []
  return (
    <NotFoundState action={null}>
      {isBuilt(site.market.search) && (
        <div className={styles.search}>
          <SearchBar label={ru.searchHere} />
        </div>
      )}
      <nav aria-label={ru.waysOut} className={styles.ways}>
        {ways.map((item) => (
          <MenuAnchor key={item.url} item={item} className={styles.way}>
            {item.title}
          </MenuAnchor>
        ))}
      </nav>
    </NotFoundState>
  )
}

/** What a person sees instead of a page: not found, not for them, or broken. */
export function FailedPage({ error }: { error: unknown }) {
  const user = useUser()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFoundPage />
  const home = (
    <ButtonLink to={homeOf(user)} kind="primary">
      {ru.home}
    </ButtonLink>
  )
  if (status === 403) return <ForbiddenState action={home} />
  return <PageError error={error} />
}
