import { lazyModule } from '@school/ui'

/**
 * What only those who have signed in see: the server has it at once, a guest's page never asks for it. Not a `lazyPart`: the browser
 * takes the page over when it has this code, so that nothing in the header waits, jumps or loses a click.
 */
const parts = lazyModule(() => import('./personal-parts.ts'), 1)

/** `undefined` on the page of a guest, and when the code did not come: the page is usable without. */
export const usePersonalParts = parts.useLoaded

export const loadPersonalParts = (): Promise<unknown> => parts.prefetch().catch(() => undefined)
