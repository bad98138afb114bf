import type { Page } from '@school/routes'
import { type DehydratedState, hashKey, type QueryKey } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import type { Clients } from './clients.ts'
import { type Packed, unpack } from './packed.ts'

interface MetaArguments {
  params: Readonly<Record<string, string | undefined>>
  location?: { search: string }
  loaderData?: { queries: Packed<DehydratedState> } | null | undefined
  /** The root of the page first. */
  matches?: readonly ({ loaderData?: unknown } | undefined)[]
}

/** Data of a query made by `query()`, taken from its type. */
type DataOf<Q> = Q extends { queryFn?: (...context: never[]) => Promise<infer Data> } ? Data : never

/** Ending of every title: the school's name, or a name from the document's data, where an app has several. */
export type AppName = string | ((document: unknown) => string)

export function makeTitles(name: AppName, { browserQueryClient }: Pick<Clients, 'browserQueryClient'>) {
  function nameIn(matches: MetaArguments['matches']): string {
    if (typeof name === 'string') return name
    const packed = matches?.[0]?.loaderData
    return name(packed && unpack(packed as Packed<unknown>))
  }

  /** `<title>` of a page: the screen's own title or the catalogue's, and the school's name. Nothing is repeated. */
  const titleText = (page: Page, more?: string, matches?: MetaArguments['matches']): string =>
    [...new Set([more, page.title, nameIn(matches)])].filter(Boolean).join(' — ')

  /** The router's `meta` of a page. */
  const titleOf =
    (page: Page, description?: string) =>
    ({ matches }: Pick<MetaArguments, 'matches'> = {}): MetaDescriptor[] => [
      { title: titleText(page, undefined, matches) },
      ...(description ? [{ name: 'description', content: description }] : []),
    ]

  /** What a query has found: in the loader's data when the page came from the server, in the browser's cache otherwise. */
  function knownOf(queryKey: QueryKey, loaderData: MetaArguments['loaderData']): unknown {
    const hash = hashKey(queryKey)
    const states = loaderData ? unpack(loaderData.queries).queries : []
    const loaded = states.find((query) => query.queryHash === hash)
    if (loaded) return loaded.state.data
    return typeof document === 'undefined' ? undefined : browserQueryClient().getQueryData(queryKey)
  }

  /**
   * The `meta` of a page that shows one thing, which names it better than the catalogue does:
   * `titleBy(page, (id) => courseQuery(id), 'course_id', ({ title, subtitle }) => ({ title, description: subtitle }))`.
   */
  const titleBy =
    <Q extends { queryKey: QueryKey }>(
      page: Page,
      queryOf: (params: MetaArguments['params'], search: URLSearchParams) => Q,
      nameOf: (thing: DataOf<Q>) => { title: string; description?: string },
    ) =>
    ({ params, location, loaderData, matches }: MetaArguments): MetaDescriptor[] => {
      const thing = knownOf(queryOf(params, new URLSearchParams(location?.search)).queryKey, loaderData)
      if (thing === undefined) return [{ title: titleText(page, undefined, matches) }]
      const { title, description } = nameOf(thing as DataOf<Q>)
      return [
        { title: titleText(page, title, matches) },
        ...(description ? [{ name: 'description', content: description }] : []),
      ]
    }

  return { titleText, titleOf, titleBy }
}
