import { Suspense } from 'react'
import { lazyPart } from '../../lazy-part.tsx'
import { Drawing } from '../Drawing.tsx'
import { field, type OwlProps } from './owl-props.ts'

// As with covers: the server draws at once, the browser keeps its drawing while the poses come, some 4 kB.
const Picture = lazyPart(() => import('./OwlPicture.tsx'), 'OwlPicture')

/** The owl Smekalka, the mascot of the school. */
export const Owl = (props: OwlProps) => (
  <Suspense fallback={<Drawing viewBox={field} content="" className={props.className} />}>
    <Picture {...props} />
  </Suspense>
)
