import { type Properties, session, track } from '@school/browser'

/** Page views for the data layer: a page that is shown again without having been left is one view. */
export function makePageViews(
  trackView: (properties: Properties) => void = (properties) =>
    track({ module: 'pages', action: 'viewed' }, { ...properties, session_id: session.id() }),
) {
  let last: string | null = null
  return (page: string, path: string): void => {
    if (path === last) return
    last = path
    trackView({ page, path })
  }
}

export const pageViewed = makePageViews()
