import '@school/ui/styles.css'
import { AtRest, isUserAwaited, pack, PageDocument, Queries, UserGate } from '@school/app'
import { ExperimentsContext } from '@school/browser'
import { fileTransfer } from '@school/files/web'
import type { Menus } from '@school/menu/contract'
import { visitorContext } from '@school/ssr'
import { FileTransferContext } from '@school/task-forms/web'
import { SpeakToUser } from '@school/pages'
import { SkipLink, Toasts } from '@school/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/root'
import { brand } from './brand.ts'
import { type DocumentData, useDocument } from './document.ts'
import { app, clientOf, levelIfPupil, menusOf, userIfKnown } from './loading.ts'
import { pageOptionsFor, usePageOptions } from './page-options.ts'
import { Failed } from './shell/Failed.tsx'
import { Shell } from './shell/Shell.tsx'

const load = () => import('./overlays/LateOverlays.tsx').then(({ LateOverlays }) => LateOverlays)

/** What lies over a page of the site. */
const Overlays = () => <AtRest load={load} />

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const client = clientOf(visitor)
  const [user, menus] = await Promise.all([userIfKnown(client, visitor.isSignedIn), menusOf(client)])
  const level = await levelIfPupil(client, user ?? null)
  const options = pageOptionsFor(visitor.settings, {
    user: user ?? null,
    prerender: visitor.isPrerender,
    rootMenuItems: menus?.items ?? [],
  })
  const { items: _, ...rest } = menus ?? { items: null }
  return pack<DocumentData>({
    options,
    menus: menus && (rest as Omit<Menus, 'items'>),
    level,
    csrfToken: visitor.csrfToken,
    isUserUnknown: user === undefined,
  })
}

/** The user changes only with a full page load. */
export const shouldRevalidate = isUserAwaited

export const meta: Route.MetaFunction = () => [
  { title: brand.name },
  { name: 'description', content: brand.description },
]

const noOptions = { experiments: [], featureFlags: [] }

export function Layout({ children }: { children: ReactNode }) {
  const data = useDocument()
  return (
    <PageDocument csrfToken={data?.csrfToken ?? ''} isSignedIn={Boolean(data?.options.user)}>
      <SkipLink />
      <ExperimentsContext value={data?.options ?? noOptions}>{children}</ExperimentsContext>
    </PageDocument>
  )
}

const SiteQueries = ({ children }: { children: ReactNode }) => (
  <Queries app={app} user={usePageOptions()?.user ?? null}>
    <SpeakToUser>{children}</SpeakToUser>
  </Queries>
)

const ask = async () => (await import('./visit/ask.ts')).askWhoIsHere()

export default function Root() {
  const isUserUnknown = useDocument()?.isUserUnknown ?? true
  return (
    <SiteQueries>
      <FileTransferContext value={fileTransfer}>
        <UserGate isUnknown={isUserUnknown} ask={ask}>
          <Overlays />
          <Shell>
            <Outlet />
          </Shell>
        </UserGate>
      </FileTransferContext>
      <Toasts />
    </SiteQueries>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteQueries>
      <Overlays />
      <Shell isFailed>
        <Failed error={error} />
      </Shell>
      <Toasts />
    </SiteQueries>
  )
}
