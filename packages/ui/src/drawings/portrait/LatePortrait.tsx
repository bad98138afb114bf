import { lazy, type ReactNode, Suspense } from 'react'
import { patiently } from '../../patiently.ts'
import type { Portrait } from './portrait.ts'

const load = async () => ({ default: (await import('./PortraitPicture.tsx')).PortraitPicture })

// As with covers: the server draws at once, the browser keeps its drawing while the parts come, some 2 kB.
const Picture = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** @param children while the parts are on their way */
export const LatePortrait = ({ portrait, children }: { portrait: Portrait; children: ReactNode }) => (
  <Suspense fallback={children}>
    <Picture portrait={portrait} />
  </Suspense>
)
