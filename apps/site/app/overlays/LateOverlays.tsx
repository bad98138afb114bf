import { agreementsAsked } from '@school/accounts/contract'
import { CookieBanner, pageViewed, UpdatePrompt, useViewerWatch } from '@school/app/late'
import { link, site } from '@school/routes'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { late } from '@school/ui'
import { useUser } from '@school/pages'
import { app, hasLevel } from '../loading.ts'
import { usePageOptions } from '../page-options.ts'
import { loadFailedPage } from '../shell/Failed.tsx'
import { beginVisit } from '../visit/begin.ts'

const { Part: Joy } = late(async () => (await import('./Joy.tsx')).Joy)

const { Part: AgreementGate } = late(async () => (await import('./AgreementGate.tsx')).AgreementGate)

const policy = `${link(site.contentPage.legal, { info_materials_pages: 'policy' })}/cookie`

/** What a page shows above itself, and does by itself, when it is at rest. */
export function LateOverlays() {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id ?? 'unknown'
  const options = usePageOptions()
  const user = useUser()
  useViewerWatch(app)

  useEffect(() => {
    beginVisit({ user: options?.user ?? null, experiments: options?.experiments ?? [] })
  }, [options])
  useEffect(() => void loadFailedPage(), [])
  useEffect(() => pageViewed(page, pathname), [page, pathname])

  const [agreement] = user ? agreementsAsked(user) : []
  return (
    <>
      {agreement && <AgreementGate agreement={agreement} />}
      <CookieBanner policy={policy} />
      <UpdatePrompt />
      {options?.user && hasLevel(options.user) && <Joy user={options.user} />}
    </>
  )
}
