import { site } from '@school/routes'
import { SearchBar } from '@school/search/web'
import { ButtonLink, ForbiddenState, NotFoundState, UnavailableState } from '@school/ui'
import { useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { PageError } from '../overlays/PageError.tsx'
import { isBuilt } from '../built.ts'
import { useDocument } from '../document.ts'
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

/** What the document has come without is not asked for by a part of it. */
function UnavailablePage() {
  const { revalidate, state } = useRevalidator()
  const [isReloading, setReloading] = useState(false)
  const document = useDocument()
  const isWhole = document !== null && document.menus !== null && !document.isUserUnknown
  const reload = () => {
    setReloading(true)
    location.reload()
  }
  return (
    <UnavailableState
      onRetry={isWhole ? () => void revalidate() : reload}
      isRetrying={isReloading || state === 'loading'}
    />
  )
}

/** What a person sees instead of a page: not found, not for them, not now, or broken. */
export function FailedPage({ error }: { error: unknown }) {
  const user = useUser()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFoundPage />
  const home = (
    <ButtonLink to={homeOf(user)} kind="primary">
      {ru.home}
    </ButtonLink>
  )
  if (status === 503) return <UnavailablePage />
  if (status === 403) return <ForbiddenState action={home} />
  return <PageError error={error} />
}
