import '@school/ui/styles.css'
import './portal.css'
import './places.ts'
import { AtRest, isUserAwaited, pack, PageDocument, Queries, userIfKnown } from '@school/app'
import { viewerOf } from '@school/accounts/contract'
import { profileQuery } from '@school/accounts/web'
import { footerQuery, settingsQuery } from '@school/brands/web'
import { userStateQuery } from '@school/organizations/web'
import { fileTransfer } from '@school/files/web'
import { SpeakToUser } from '@school/pages'
import { visitorContext } from '@school/ssr'
import { FileTransferContext } from '@school/task-forms/web'
import { LeadContext, OpenContext, SkipLink, Toasts } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Outlet, type To } from 'react-router'
import type { Route } from './+types/root'
import { type DocumentData, useDocument } from './document.ts'
import { Failed } from './Failed.tsx'
import { app } from './loading.ts'
import { setSiteUrl } from './places.ts'
import { firstTitle } from './first-title.ts'
import { Shell } from './shell/Shell.tsx'
import { themeScript } from './theme.ts'
import { isWayOpen, leadHere } from './ways.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  setSiteUrl(visitor.siteUrl)
  const client = app.clientOf(visitor)
  const [user, settings, footer, roles] = await Promise.all([
    userIfKnown(client, app.me, visitor.isSignedIn),
    client.fetchQuery(settingsQuery),
    // A portal without its footer is better than none (school-portal §8).
    client.fetchQuery(footerQuery).catch(() => null),
    visitor.isSignedIn ? client.fetchQuery(userStateQuery).catch(() => []) : [],
  ])
  // Only the profile has it, so it is read for pupils only, whose header depends on it.
  const isGradeChecked =
    user?.isPupil === true &&
    user.grade !== null &&
    (await client.fetchQuery(profileQuery).then(
      (profile) => profile.gradeChecked,
      () => false,
    ))
  return pack<DocumentData>({
    user: user ?? null,
    isGradeChecked,
    csrfToken: visitor.csrfToken,
    isUserUnknown: user === undefined,
    siteUrl: visitor.siteUrl,
    options: { phoneConfirmationType: visitor.settings.phoneConfirmationType },
    settings,
    footer,
    roles,
  })
}

/** The user changes only with a full page load. */
export const shouldRevalidate = isUserAwaited

export const meta: Route.MetaFunction = ({ loaderData }) => firstTitle(loaderData)

export function Layout({ children }: { children: ReactNode }) {
  const data = useDocument()
  const { color, ink } = data?.settings ?? {}
  return (
    <PageDocument
      csrfToken={data?.csrfToken ?? ''}
      isSignedIn={Boolean(data?.user)}
      earlyScript={themeScript}
      icon={data?.settings.logoUrl ?? undefined}
      {...(color ? { themeColor: color } : {})}
    >
      {color && <style>{`:root{--brand:${color};--brand-ink:${ink}}`}</style>}
      <SkipLink />
      {children}
    </PageDocument>
  )
}

const loadOverlays = () => import('./LateOverlays.tsx').then(({ LateOverlays }) => LateOverlays)

/** Passes the portal's data from the document to the guard of pages. */
function Known({ children }: { children: ReactNode }) {
  const data = useDocument()
  const client = useQueryClient()
  useState(() => {
    if (!data) return
    setSiteUrl(data.siteUrl)
    client.setQueryDefaults(settingsQuery.queryKey, { staleTime: Infinity, gcTime: Infinity })
    client.setQueryData(settingsQuery.queryKey, data.settings)
  })
  return children
}

const lead = (to: To): To => (typeof to === 'string' ? leadHere(to) : to)

/** Links lead to the portal's own addresses of pages, and only to pages that are open to the reader. */
function Ways({ children }: { children: ReactNode }) {
  const data = useDocument()
  const reader = data && { viewer: viewerOf(data.user), features: data.settings.features }
  const isOpen = (to: To): boolean =>
    reader === null || typeof to !== 'string' || isWayOpen(to, reader, data!.siteUrl)
  return (
    <LeadContext value={lead}>
      <OpenContext value={isOpen}>{children}</OpenContext>
    </LeadContext>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <Queries app={app} user={useDocument()?.user ?? null}>
    <Known>
      <SpeakToUser>
        <FileTransferContext value={fileTransfer}>
          <AtRest load={loadOverlays} />
          <Ways>
            <Shell>{children}</Shell>
          </Ways>
        </FileTransferContext>
      </SpeakToUser>
    </Known>
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
