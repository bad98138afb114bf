import { lazy, Suspense } from 'react'
import { patiently } from '../../patiently.ts'
import { Drawing } from '../Drawing.tsx'
import { field, type OwlProps } from './owl-props.ts'

const load = async () => ({ default: (await import('./OwlPicture.tsx')).OwlPicture })

// As with covers: the server draws at once, the browser keeps its drawing while the poses come, some 4 kB.
const Picture = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** The owl Smekalka, the mascot of the school. */
export const Owl = (props: OwlProps) => (
  <Suspense fallback={<Drawing viewBox={field} content="" className={props.className} />}>
    <Picture {...props} />
  </Suspense>
)
