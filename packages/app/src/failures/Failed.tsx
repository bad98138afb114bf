import type { LazyPart } from '@school/ui'
import { Suspense } from 'react'
import { isMissingChunk } from './missing-chunk.ts'
import { MissingChunk } from './MissingChunk.tsx'
import { ru } from './ru.ts'
import styles from './plain-failure.module.css'

/** For the case that even the error page failed to load: it depends on nothing that could be missing. */
export const PlainFailure = () => (
  <div className={styles.plain} role="alert">
    <h1>{ru.failed.title}</h1>
    <a href="/">{ru.failed.home}</a>
  </div>
)

/**
 * What a person sees instead of a page. Its code is not among what every page begins with; without it there are plain words.
 * @param Screen the app's own screen of failures
 */
export function makeFailed(Screen: LazyPart<{ error: unknown }>) {
  function Failed({ error }: { error: unknown }) {
    const screen = (
      <Suspense>
        <Screen error={error} />
      </Suspense>
    )
    return isMissingChunk(error) ? <MissingChunk>{screen}</MissingChunk> : screen
  }

  /** An idle page preloads the texts of failures: later there may be no network. */
  async function loadFailedPage(): Promise<void> {
    await Screen.prefetch().catch(() => undefined)
  }

  return { Failed, loadFailedPage }
}
