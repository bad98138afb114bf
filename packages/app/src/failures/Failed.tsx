// The styles come with the page, so that what the server drew is never bare; the code comes later.
import '@school/ui/states.css'
import { type ComponentType, lazy, Suspense } from 'react'
import { isMissingChunk } from './missing-chunk.ts'
import { MissingChunk } from './MissingChunk.tsx'
import { ru } from './ru.ts'
import styles from './plain-failure.module.css'

/** For when even the error page did not come: it is made of nothing that could be missing. */
const PlainFailure = () => (
  <div className={styles.plain} role="alert">
    <h1>{ru.failed.title}</h1>
    <a href="/">{ru.failed.home}</a>
  </div>
)

type FailureScreen = ComponentType<{ error: unknown }>

/**
 * What a person sees instead of a page. Its code is not among what every page begins with; without it there are plain words.
 * @param load the app's own screen of failures
 * @param loaded the server has it at once
 */
export function makeFailed(load: () => Promise<FailureScreen>, loaded?: FailureScreen) {
  const loadOrPlain = () => load().catch((): FailureScreen => PlainFailure)
  const Late = lazy(async () => ({ default: await loadOrPlain() }))
  let Loaded = loaded

  function Failed({ error }: { error: unknown }) {
    const Screen = Loaded ?? Late
    const screen = (
      <Suspense>
        <Screen error={error} />
      </Suspense>
    )
    return isMissingChunk(error) ? <MissingChunk>{screen}</MissingChunk> : screen
  }

  /** A page at rest gets the words for failures in advance: later there may be no network to ask for them. */
  async function loadFailedPage(): Promise<void> {
    Loaded = await loadOrPlain()
  }

  return { Failed, loadFailedPage }
}
