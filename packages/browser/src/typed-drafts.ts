import { type KeptValues, storage } from './storage.ts'

export const draftPrefix = 'typed:'
const keptSeconds = 14 * 24 * 3600

/** What a person has typed and not sent: it outlives the page and an ended session, and is given to the same person alone. A guest keeps nothing. */
export function makeTypedDrafts(drafts: KeptValues) {
  let ownerId = 0
  const keyOf = (name: string) => `${draftPrefix}${ownerId}:${name}`
  return {
    /** Sets the current user; 0 is a guest. */
    belongTo: (userId: number): void => void (ownerId = userId),
    read: (name: string): unknown => (ownerId === 0 ? null : drafts.read(keyOf(name))),
    write: (name: string, value: unknown): void => {
      if (ownerId !== 0) drafts.writeFor(keyOf(name), value, keptSeconds)
    },
    remove: (name: string): void => drafts.remove(keyOf(name)),
  }
}

export const typedDrafts = /* @__PURE__ */ makeTypedDrafts(storage)
