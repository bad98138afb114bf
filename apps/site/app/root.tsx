import '@school/ui/styles.css'
import { ExperimentsContext } from '@school/browser'
import { fileDesk } from '@school/files/web'
import type { Menus } from '@school/menu/contract'
import { UploadDeskContext } from '@school/tasks/web'
import { fontsToPreload, SkipLink, Toasts } from '@school/ui'
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Meta, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { brand } from './brand.ts'
import { type DocumentData, useDocument } from './document.ts'
import { clientOf, menusOf, meQuery, userIfKnown } from './loading.ts'
import { firstFilesScript } from './overlays/missing-chunk.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { pageOptionsFor, usePageOptions } from './page-options.ts'
import { FirstStyles, LateScripts, NonceContext, RenderedForContext, visitorContext } from '@school/ssr'
import { pack, type Packed, unpack } from './packed.ts'
import { browserQueryClient, makeQueryClient } from './query-client.ts'
import { Failed } from './shell/Failed.tsx'
import { Shell } from './shell/Shell.tsx'
import { isUserAwaited } from './visit/awaited.ts'
import { SpeakToUser } from './visit/SpeakToUser.tsx'
import { UserGate } from './visit/UserGate.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const client = clientOf(visitor)
  const [user, menus] = await Promise.all([userIfKnown(client, visitor.isSignedIn), menusOf(client)])
  const options = pageOptionsFor(visitor.settings, {
    user: user ?? null,
    prerender: visitor.isPrerender,
    rootMenuItems: menus?.items ?? [],
  })
  const { items: _, ...rest } = menus ?? { items: null }
  return pack<DocumentData>({
    options,
    menus: menus && (rest as Omit<Menus, 'items'>),
    csrfToken: visitor.csrfToken,
    isUserUnknown: user === undefined,
  })
}

/** Who has signed in changes only with a whole new page. */
export const shouldRevalidate = isUserAwaited

export const meta: Route.MetaFunction = () => [
  { title: brand.name },
  { name: 'description', content: brand.description },
]

/** Tells tests and style sheets that the page answers to clicks. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes'
  }, [])
}

const noOptions = { experiments: [], featureFlags: [] }

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const data = useDocument()
  const isFailed = useRouteError() !== undefined
  useReadyMark()
  return (
    <html
      lang="ru"
      data-signed-in={data?.options.user ? 'yes' : undefined}
      data-failed={isFailed ? 'yes' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content={data?.csrfToken ?? ''} suppressHydrationWarning />
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstFilesScript : '' }}
          suppressHydrationWarning
        />
        <meta name="theme-color" content="#fbf7f1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontsToPreload.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <FirstStyles />
      </head>
      <body>
        <SkipLink />
        <ExperimentsContext value={data?.options ?? noOptions}>{children}</ExperimentsContext>
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  )
}

/** What loaders of the page on screen brought from the server. */
function useServerStates(): DehydratedState[] {
  return useMatches()
    .map((match) => (match.loaderData as { queries?: Packed<DehydratedState> } | null | undefined)?.queries)
    .filter((packed) => packed !== undefined)
    .map(unpack)
}

function Queries({ children }: { children: ReactNode }) {
  const user = usePageOptions()?.user ?? null
  const visitor = useContext(RenderedForContext)
  const [client] = useState(() => {
    // The server shows what its loaders have asked; the browser is brought it.
    if (visitor) return clientOf(visitor)
    const made = typeof document === 'undefined' ? makeQueryClient() : browserQueryClient()
    made.setQueryData(meQuery.queryKey, (known) => known ?? user ?? undefined)
    return made
  })
  const [state] = useServerStates()
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={visitor ? undefined : state}>
        <SpeakToUser>{children}</SpeakToUser>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

export default function Root() {
  const isUserUnknown = useDocument()?.isUserUnknown ?? true
  return (
    <Queries>
      <UploadDeskContext value={fileDesk}>
        <UserGate isUnknown={isUserUnknown}>
          <Overlays />
          <Shell>
            <Outlet />
          </Shell>
        </UserGate>
      </UploadDeskContext>
      <Toasts />
    </Queries>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Queries>
      <Overlays />
      <Shell isFailed>
        <Failed error={error} />
      </Shell>
      <Toasts />
    </Queries>
  )
}
