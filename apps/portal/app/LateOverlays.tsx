import { CookieBanner, pageViewed, UpdatePrompt, useViewerWatch } from '@school/app/late'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useDocument } from './document.ts'
import { loadFailedPage } from './Failed.tsx'
import { app } from './loading.ts'

/** What a page of the portal shows above itself, and does by itself, when it is at rest. */
export function LateOverlays() {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id ?? 'unknown'
  useViewerWatch(app)
  useEffect(() => void loadFailedPage(), [])
  useEffect(() => pageViewed(page, pathname), [page, pathname])
  return (
    <>
      <CookieBanner policy={`${useDocument()?.siteUrl ?? ''}/legal/policy/cookie`} />
      <UpdatePrompt />
    </>
  )
}
