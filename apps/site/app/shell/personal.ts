import { lazyModule } from '@school/ui'

/**
 * Components for signed-in users only: the server renders them at once, guests' pages never load them. Not a `lazyPart`: the browser
 * hydrates the page when it has this code, so that nothing in the header waits, jumps or loses a click.
 */
const parts = lazyModule(() => import('./personal-parts.ts'), 1)

/** `undefined` on the page of a guest, and when the code failed to load: the page is usable without. */
export const usePersonalParts = parts.useLoaded

export const loadPersonalParts = (): Promise<unknown> => parts.prefetch().catch(() => undefined)
