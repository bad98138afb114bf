import '@school/ui/styles.css'
import { AtRest, isUserAwaited, pack, PageDocument, Queries, userIfKnown } from '@school/app'
import { visitorContext } from '@school/ssr'
import { SkipLink, Toasts } from '@school/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/root'
import { type DocumentData, useDocument } from './document.ts'
import { Failed } from './Failed.tsx'
import { app } from './loading.ts'
import { ru } from './ru.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const user = await userIfKnown(app.clientOf(visitor), app.me, visitor.isSignedIn)
  return pack<DocumentData>({
    user: user ?? null,
    csrfToken: visitor.csrfToken,
    isUserUnknown: user === undefined,
    siteUrl: visitor.siteUrl,
  })
}

/** Who has signed in changes only with a whole new page. */
export const shouldRevalidate = isUserAwaited

export const meta: Route.MetaFunction = () => [{ title: ru.title }, { name: 'description', content: ru.lead }]

export function Layout({ children }: { children: ReactNode }) {
  const data = useDocument()
  return (
    <PageDocument csrfToken={data?.csrfToken ?? ''} isSignedIn={Boolean(data?.user)}>
      <SkipLink />
      {children}
    </PageDocument>
  )
}

const loadOverlays = () => import('./LateOverlays.tsx').then(({ LateOverlays }) => LateOverlays)

const Page = ({ children }: { children: ReactNode }) => (
  <Queries app={app} user={useDocument()?.user ?? null}>
    <AtRest load={loadOverlays} />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Toasts />
  </Queries>
)

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page>
      <Failed error={error} />
    </Page>
  )
}
