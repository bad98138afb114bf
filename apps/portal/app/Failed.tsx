import { makeFailed } from '@school/app'

const load = () => import('./FailedPage.tsx').then(({ FailedPage }) => FailedPage)

/** What a person sees instead of a page of the portal. */
export const { Failed, loadFailedPage } = makeFailed(load, import.meta.env.SSR ? await load() : undefined)
