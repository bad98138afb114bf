import { makeFailed, PlainFailure } from '@school/app'
import { lazyPart } from '@school/ui'

const FailedPage = lazyPart(() => import('./FailedPage.tsx'), 'FailedPage', {
  tries: 1,
  instead: PlainFailure,
})

/** What a person sees instead of a page of the portal. */
export const { Failed, loadFailedPage } = makeFailed(FailedPage)
