import { Suspense } from 'react'
import { classNames } from '../../class-names.ts'
import { lazyPart } from '../../lazy-part.tsx'
import type { CoverProps } from './CoverPicture.tsx'
import styles from './cover.module.css'

// The server draws at once. In the browser its drawing stays as it is while the scenes, some 5 kB, come after
// everything that answers to clicks.
const Picture = lazyPart(() => import('./CoverPicture.tsx'), 'CoverPicture')

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
