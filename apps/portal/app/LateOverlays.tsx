import { CookieBanner, pageViewed, UpdatePrompt, useViewerWatch } from '@school/app/late'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useDocument } from './document.ts'
import { loadFailedPage } from './Failed.tsx'
import { app } from './loading.ts'
import { useVideoFocus } from './use-video-focus.ts'

/** What a page of the portal shows above itself, and does by itself, when it is at rest. */
export function LateOverlays() {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id ?? 'unknown'
  const { settings, siteUrl = '' } = useDocument() ?? {}
  const { tracking = false, videoFocus = false } = settings?.flags ?? {}
  useViewerWatch(app)
  useEffect(() => void loadFailedPage(), [])
  useEffect(() => {
    if (tracking) pageViewed(page, pathname)
  }, [tracking, page, pathname])
  useVideoFocus(videoFocus)
  return (
    <>
      <CookieBanner policy={`${siteUrl}/legal/policy/cookie`} />
      <UpdatePrompt />
    </>
  )
}
