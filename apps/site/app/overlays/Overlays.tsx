import { AtRest } from '@school/app'

const load = () => import('./LateOverlays.tsx').then(({ LateOverlays }) => LateOverlays)

/** What lies over a page of the site. */
export const Overlays = () => <AtRest load={load} />
