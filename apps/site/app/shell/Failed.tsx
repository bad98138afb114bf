// The styles come with the page, so that what the server drew is never bare; the code comes later.
import '@school/ui/states.css'
import { type ComponentType, lazy, Suspense } from 'react'
import { isMissingChunk } from '../overlays/missing-chunk.ts'
import { MissingChunk } from '../overlays/MissingChunk.tsx'
import { PlainFailure } from './PlainFailure.tsx'

type Page = ComponentType<{ error: unknown }>

const load = (): Promise<Page> =>
  import('./FailedPage.tsx').then(
    ({ FailedPage }) => FailedPage,
    () => PlainFailure,
  )

const Late = lazy(async () => ({ default: await load() }))
let Loaded: Page | undefined = import.meta.env.SSR ? await load() : undefined

/** A page at rest gets the words for failures in advance: later there may be no network to ask for them. */
export async function loadFailedPage(): Promise<void> {
  Loaded = await load()
}

/** What a person sees instead of a page. Its code is not among what every page begins with; without it there are plain words. */
export function Failed({ error }: { error: unknown }) {
  const Page = Loaded ?? Late
  const page = (
    <Suspense>
      <Page error={error} />
    </Suspense>
  )
  return isMissingChunk(error) ? <MissingChunk>{page}</MissingChunk> : page
}
