import { pagesOf, type Catalogue, type CataloguedPage } from './catalogue.ts'
import { fits, patternsOf, type Step } from './pattern.ts'

export interface PageMatch extends CataloguedPage {
  /** Decoded. An optional parameter that is absent from the address is absent here. */
  readonly params: Readonly<Record<string, string>>
  /** What a branch page found below its own address: `cookie` for `/legal/policy/cookie`; else empty. */
  readonly rest: string
}

interface Route {
  readonly entry: CataloguedPage
  readonly steps: readonly Step[]
}

// Made at the first question, so that an import costs nothing.
const routesByCatalogue = new WeakMap<Catalogue, Route[]>()

/**
 * The page that answers an address, or `null`. Letters' case and trailing slashes don't matter, as in React Router.
 * Exact pages come first, a fixed word before a parameter; branches (content pages) come last, the longest first.
 */
export function matchPage(catalogue: Catalogue, pathname: string): PageMatch | null {
  const segments = decoded(pathname)
  if (!segments) return null
  let routes = routesByCatalogue.get(catalogue)
  if (!routes) routesByCatalogue.set(catalogue, (routes = routesOf(catalogue)))
  for (const { entry, steps } of routes) {
    const params = paramsOf(steps, segments, entry.page.isBranch === true)
    if (params) return { ...entry, params, rest: segments.slice(steps.length).join('/') }
  }
  return null
}

function decoded(pathname: string): string[] | null {
  const inner = pathname.replace(/^\/|\/+$/g, '')
  if (inner === '') return []
  try {
    const segments = inner.split('/').map(decodeURIComponent)
    return segments.includes('') ? null : segments
  } catch {
    return null
  }
}

function paramsOf(
  steps: readonly Step[],
  segments: string[],
  isBranch: boolean,
): Record<string, string> | null {
  if (isBranch ? segments.length < steps.length : segments.length !== steps.length) return null
  const params: Record<string, string> = {}
  for (const [index, { word, name, rule }] of steps.entries()) {
    const segment = segments[index]!
    if (name === undefined) {
      if (segment.toLowerCase() !== word) return null
    } else if (fits(rule, segment)) params[name] = segment
    else return null
  }
  return params
}

const weight = (step: Step): string => (step.name === undefined ? '0' : step.rule ? '1' : '2')
const rank = ({ entry, steps }: Route): string =>
  `${entry.page.isBranch ? 9 - steps.length : 0}${steps.map(weight).join('')}`

function routesOf(catalogue: Catalogue): Route[] {
  const ranked = pagesOf(catalogue)
    .flatMap((entry) => patternsOf(entry.page).map((steps) => ({ entry, steps })))
    .map((route) => ({ route, rank: rank(route) }))
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0)).map(({ route }) => route)
}
