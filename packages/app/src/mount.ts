import { globSync } from 'node:fs'
import path from 'node:path'
import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'
import {
  builtPages,
  type Catalogue,
  type CataloguedPage,
  type Page,
  pagesOf,
  routeFileOf,
  routerPathsOf,
} from '@school/routes'

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
    const children = entries.flatMap((entry) => routesOf(entry))
    return layout(
      path.posix.join(path.posix.dirname(routeFileOf(entries[0]!)), '_layout.tsx'),
      { id: group },
      children,
    )
  })
}

/** @param home of the route module, seen from the app's folder */
export function routesOf(
  { group, name, page }: CataloguedPage,
  id = `${group}.${name}`,
  home = '',
): RouteConfigEntry[] {
  return routerPathsOf(page).map((path, index) =>
    route(path, `${home}${routeFileOf({ group, name })}`, { id: index === 0 ? id : `${id}.${index}` }),
  )
}
