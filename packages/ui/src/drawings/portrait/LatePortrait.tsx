import { lazy, Suspense } from 'react'
import { patiently } from '../../patiently.ts'
import type { Portrait } from './portrait.ts'

const load = async () => ({ default: (await import('./PortraitPicture.tsx')).PortraitPicture })

// As with covers: the server draws at once, the browser keeps its drawing while the parts come, some 2 kB.
const Picture = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** While the parts are on their way the place is empty: initials that turn into a face would flash. */
export const LatePortrait = ({ portrait }: { portrait: Portrait }) => (
  <Suspense fallback={null}>
    <Picture portrait={portrait} />
  </Suspense>
)
