import { route, type RouteConfig } from '@react-router/dev/routes'
import { mount, routesOf } from '@school/app/mount'
import { pagesOf, portal, site } from '@school/routes'
import { fileURLToPath } from 'node:url'
import { onPortal, pagesOfSite } from '@school/routes/portal-places'

const folder = fileURLToPath(new URL('.', import.meta.url))

const ofSite = pagesOf(site)
  .filter(({ page }) => pagesOfSite.includes(page))
  .flatMap((entry) =>
    routesOf(
      { ...entry, page: onPortal(entry.page) },
      `site.${entry.group}.${entry.name}`,
      '../../site/app/',
    ),
  )

export default [...mount(portal, folder), ...ofSite, route('*', 'not-found.tsx')] satisfies RouteConfig
