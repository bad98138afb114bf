import { lazy, Suspense } from 'react'
import { classNames } from '../../class-names.ts'
import { patiently } from '../../patiently.ts'
import styles from './cover.module.css'

export interface CoverProps {
  /** Key of the discipline: `math`, `russian`, `physics`, `world`; others get the general family. */
  discipline: string
  /** Hue of the discipline, an angle of oklch(). */
  hue: number
  /** What the picture is for: the same seed gives the same picture. */
  seed: string | number
  /** Said by screen readers; without it the picture is an ornament. */
  title?: string
  className?: string
}

const load = async () => ({ default: (await import('./CoverPicture.tsx')).CoverPicture })

// The server draws at once. In the browser its drawing stays as it is while the scenes, some 5 kB, come after
// everything that answers to clicks.
const Picture = import.meta.env.SSR ? (await load()).default : lazy(patiently(load))

/** The cover of a course or a lesson: fills its place and is cropped by it, 320 × 200 at best. */
export const Cover = (props: CoverProps) => (
  <Suspense
    fallback={
      <svg
        viewBox="0 0 320 200"
        aria-hidden="true"
        className={classNames(styles.cover, styles.light, props.className)}
      />
    }
  >
    <Picture {...props} />
  </Suspense>
)
