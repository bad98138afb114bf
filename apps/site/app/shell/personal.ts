/**
 * What only those who have signed in see: the server has it at once, a guest's page never asks for it. Not `lazy()`: the browser
 * takes the page over when it has this code, so that nothing in the header waits, jumps or loses a click.
 */
const load = () => import('./personal-parts.ts')

let parts: typeof import('./personal-parts.ts') | undefined = import.meta.env.SSR ? await load() : undefined

/** `undefined` on the page of a guest, and when the code did not come: the page is usable without. */
export const personalParts = () => parts

export async function loadPersonalParts(): Promise<void> {
  parts = await load().catch(() => undefined)
}
