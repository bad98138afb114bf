import { Suspense } from 'react'
import { lazyPart } from '../../lazy-part.tsx'
import type { Portrait } from './portrait.ts'

// As with covers: the server draws at once, the browser keeps its drawing while the parts come, some 2 kB.
const Picture = lazyPart(() => import('./PortraitPicture.tsx'), 'PortraitPicture')

/** The place is empty while the code loads: initials that turn into a portrait would flash. */
export const LatePortrait = ({ portrait }: { portrait: Portrait }) => (
  <Suspense fallback={null}>
    <Picture portrait={portrait} />
  </Suspense>
)
