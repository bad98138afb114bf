import { pageQuery, query } from '@school/api-client'
import { listCourses } from '@school/catalog/contract'
import { listContentPages } from '@school/content-pages/contract'
import { link, site } from '@school/routes'
import { visitorContext } from '@school/ssr'
import type { QueryClient } from '@tanstack/react-query'
import { orUnavailable } from '@school/pages'
import type { Route } from './+types/sitemap'
import { clientOf } from './loading.ts'
import { plainPaths, type SitemapEntry, sitemapXml } from './sitemap-xml.ts'

/** Addresses of pages that have a screen; written at build time from the routes folder. */
declare const __BUILT_PATHS__: readonly string[]

async function courseEntries(client: QueryClient): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { rows, totalPages } = await client.fetchQuery(
      pageQuery(listCourses, { query: { page, limit: 100, q: {} } }),
    )
    last = totalPages
    for (const { id } of rows) {
      entries.push(
        { path: link(site.market.courseLanding, { course_id: id }) },
        { path: link(site.lms.course, { course_id: id }) },
      )
    }
  }
  return entries
}

/** `/sitemap.xml`: what anyone may read, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const client = clientOf(visitor)
  const [words, courses] = await orUnavailable(
    Promise.all([client.fetchQuery(query(listContentPages, {})), courseEntries(client)]),
  )
  const entries: SitemapEntry[] = [
    ...plainPaths(site, __BUILT_PATHS__).map((path) => ({ path })),
    ...courses,
    ...words.map(({ path, updatedOn }) => ({ path: `/${path}`, changedOn: updatedOn })),
  ]
  return new Response(sitemapXml(visitor.siteUrl, entries), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
