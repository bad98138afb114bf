import type { Page } from './page.ts'

/** Pages by group and name, as `site` and `portal` are. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Page>>>>

export interface CataloguedPage {
  readonly group: string
  readonly name: string
  readonly page: Page
}

export const pagesOf = (catalogue: Catalogue): CataloguedPage[] =>
  Object.entries(catalogue).flatMap(([group, pages]) =>
    Object.entries(pages).map(([name, page]) => ({ group, name, page })),
  )

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Where an app keeps the route module of a page, from its `app/` folder: `routes/lms/teacher-homeworks.tsx`. */
export const routeFileOf = ({ group, name }: Pick<CataloguedPage, 'group' | 'name'>): string =>
  `routes/${kebab(group)}/${kebab(name)}.tsx`

/** From the first to the last class of a school, as an address writes them: `7-klass`. */
const klasses = Array.from({ length: 11 }, (_, index) => `${index + 1}-klass`)

/**
 * The paths to give to the router; a branch answers below itself too. The router knows no rules of parameters: a class that may be absent from
 * the end of an address is spelled out, lest it be taken for an id.
 */
export function routerPathsOf({ path, isBranch, rules }: Page): string[] {
  const optional = /^(.*)\/:(\w+)\?$/.exec(path)
  if (optional && rules?.[optional[2]!] === 'klass')
    return [optional[1]!, ...klasses.map((klass) => `${optional[1]}/${klass}`)]
  return [isBranch ? `${path}/*` : path]
}

/**
 * The pages that have a route module.
 * @param files paths of route modules, however prefixed: from a directory listing or `import.meta.glob`
 */
export function builtPages(catalogue: Catalogue, files: Iterable<string>): ReadonlySet<Page> {
  const present = new Set(Array.from(files, (file) => file.slice(Math.max(0, file.lastIndexOf('routes/')))))
  const built = pagesOf(catalogue).filter((entry) => present.has(routeFileOf(entry)))
  return new Set(built.map(({ page }) => page))
}
