import { admits } from '@school/access'
import { ApiError } from '@school/api-client'
import { isSafeRedirect, type Page, signInAddress } from '@school/routes'
import { visitorContext } from '@school/ssr'
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydrateOptions,
  type EnsureQueryDataOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import type { Clients } from './clients.ts'
import { pack } from './packed.ts'
import { type People, userIfKnown, userOf } from './people.ts'

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

/** A query of `@school/api-client`, whatever it answers. */
export interface AnyQuery {
  readonly queryKey: readonly unknown[]
}

/** Queries that a page reads before it is shown; one that depends on another's answer reads through the client itself. */
export type PageQueries = (
  address: PageAddress,
  client: QueryClient,
) => readonly AnyQuery[] | Promise<unknown>

/** A 503 of the API becomes the page's own state instead of the error page. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof ApiError && error.status === 503 ? data(null, { status: 503 }) : error
  }
}

/**
 * Cached data is shown at once and refetched in the background: a lost connection must not remove the tasks of an exam
 * while they are being solved.
 */
export const knownOrAsked = <Reply, Shown, Key extends QueryKey>(
  client: QueryClient,
  wanted: EnsureQueryDataOptions<Reply, ApiError, Shown, Key>,
): Promise<Shown> => client.ensureQueryData({ ...wanted, revalidateIfStale: true })

async function fill(client: QueryClient, queries: PageQueries, address: PageAddress): Promise<void> {
  try {
    const wanted = await queries(address, client)
    if (Array.isArray(wanted)) await Promise.all(wanted.map((q) => client.fetchQuery(q as FetchQueryOptions)))
  } catch (error) {
    // Refusals become the page's own states; the rest goes to the error page.
    if (error instanceof ApiError && [403, 404, 503].includes(error.status))
      // In the words of the refusal: what is absent (of a link, that it was closed), and what a personal code does not open.
      throw data(error.status === 404 || error.code === 'full_sign_in_required' ? error.message : null, {
        status: error.status,
      })
    // An address with malformed parameters is no page.
    if (error instanceof ApiError && error.code === 'invalid_input') throw data(null, { status: 404 })
    // The session has ended while the page was open: a full page load leads to the sign-in page and back here.
    if (error instanceof ApiError && error.status === 401)
      throw redirectDocument(signInAddress(`${address.url.pathname}${address.url.search}`))
    throw error
  }
}

export interface LoaderArguments {
  params: Readonly<Record<string, string | undefined>>
  request: Request
  context: Readonly<RouterContextProvider>
}

type BrowserLoader = (given: Omit<LoaderArguments, 'context'>) => Promise<null>

/** For the catch-all page: an address unknown to it is reloaded from the server as a whole page. */
export const wholePageIfAbsent =
  (read: BrowserLoader): BrowserLoader =>
  async (given) => {
    try {
      return await read(given)
    } catch (error) {
      const isAbsent = (error as { init?: ResponseInit | null } | null)?.init?.status === 404
      throw isAbsent ? redirectDocument(given.request.url) : error
    }
  }

/** @throws 404 for a malformed child id */
function childIn(params: LoaderArguments['params']): number {
  const id = Number(params['child_id'])
  if (!Number.isInteger(id) || id <= 0) throw data(null, { status: 404 })
  return id
}

/** @param preloaded queries that every document answers, so that pages do not repeat their data */
export function makeLoaders<User>(
  { me, viewerOf, homeOf, opens = async () => true }: People<User>,
  { browserQueryClient, clientOf, browserChildClient, childClientOf }: Clients,
  preloaded: readonly AnyQuery[],
) {
  const ofDocument: ReadonlySet<unknown> = new Set([me, ...preloaded].map(({ queryKey }) => queryKey[0]))
  const isOfPage: NonNullable<DehydrateOptions['shouldDehydrateQuery']> = (found) =>
    !ofDocument.has(found.queryKey[0]) && defaultShouldDehydrateQuery(found)

  /** @throws a redirect for guests on private pages, users on guest pages and users without their second factor; 403 for another audience */
  async function guard(page: Page, user: User | null, url: URL, client: QueryClient): Promise<void> {
    const viewer = viewerOf(user)
    if (admits(page.who, viewer) && (await opens(page, client))) return
    if (viewer.id === 0) throw redirect(signInAddress(`${url.pathname}${url.search}`))
    if (viewer.owesFactor) throw redirect(homeOf(user))
    if (page.who === 'guest') {
      const wanted = url.searchParams.get('redirect_url')
      throw redirect(isSafeRedirect(wanted) ? wanted : homeOf(user))
    }
    throw data(null, { status: 403 })
  }

  /** The server's loader of a page: guard, queries, and what they found for the browser's cache. */
  const serverLoader =
    (page: Page, queries: PageQueries = () => []) =>
    async ({ params, request, context }: LoaderArguments) => {
      const visitor = context.get(visitorContext)
      const client = clientOf(visitor)
      const address = { params, url: new URL(request.url) }
      // Pages for anyone are shown without knowing the user; the rest can't be.
      const ask = page.who === 'anyone' ? userIfKnown<User> : userOf<User>
      const user = (await orUnavailable(ask(client, me, visitor.isSignedIn))) ?? null
      await guard(page, user, address.url, client)
      await fill(client, queries, address)
      return { queries: pack(dehydrate(client, { shouldDehydrateQuery: isOfPage })) }
    }

  /** The browser's loader of the same page: calls the API directly and keeps the answers in its cache. */
  const browserLoader =
    (page: Page, queries: PageQueries = () => []): BrowserLoader =>
    async ({ params, request }) => {
      const client = browserQueryClient()
      const address = { params, url: new URL(request.url) }
      await guard(page, client.getQueryData<User>(me.queryKey) ?? null, address.url, client)
      await fill(client, queries, address)
      return null
    }

  /** Loader of a page where a parent reads on behalf of a child. @param ofParent queries of the parent besides */
  const serverChildLoader =
    (page: Page, queries: PageQueries, ofParent?: PageQueries) => async (given: LoaderArguments) => {
      const shown = await serverLoader(page, ofParent)(given)
      const client = childClientOf(given.context.get(visitorContext), childIn(given.params))
      await fill(client, queries, { params: given.params, url: new URL(given.request.url) })
      return { ...shown, childQueries: pack(dehydrate(client)) }
    }

  const browserChildLoader =
    (page: Page, queries: PageQueries, ofParent?: PageQueries): BrowserLoader =>
    async (given) => {
      await browserLoader(page, ofParent)(given)
      const client = browserChildClient(childIn(given.params))
      await fill(client, queries, { params: given.params, url: new URL(given.request.url) })
      return null
    }

  return { serverLoader, browserLoader, serverChildLoader, browserChildLoader }
}
