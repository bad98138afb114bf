import { globSync } from 'node:fs'
import path from 'node:path'
import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { builtPages, type Catalogue, type Page, pagesOf, routeFileOf, routerPathOf } from '@school/routes'

/** The pages of the catalogue that have a screen. @param folder of the app, with `routes/` in it */
export const builtPagesOf = (catalogue: Catalogue, folder: string): ReadonlySet<Page> =>
  builtPages(catalogue, globSync('routes/*/*.tsx', { cwd: folder }))

/** The router's routes: each group under its layout, each page in the file that bears its name. */
export function mount(catalogue: Catalogue, folder: string): RouteConfigEntry[] {
  const built = builtPagesOf(catalogue, folder)
  const groups = Map.groupBy(
    pagesOf(catalogue).filter((entry) => built.has(entry.page)),
    (entry) => entry.group,
  )
  return [...groups].map(([group, entries]) => {
    const children = entries.map((entry) =>
      route(routerPathOf(entry.page), routeFileOf(entry), { id: `${group}.${entry.name}` }),
    )
    return layout(
      path.posix.join(path.posix.dirname(routeFileOf(entries[0]!)), '_layout.tsx'),
      { id: group },
      children,
    )
  })
}
