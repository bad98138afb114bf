import { type KeptValues, storage } from './storage.ts'

const prefix = 'typed:'
/** What the desk of those who check keeps under names of its own; and own tasks of earlier releases. */
const prefixes = [prefix, 'review:', 'own-task-']
const expiring = 'expires:'
const keptSeconds = 14 * 24 * 3600

/**
 * What a person has typed and not sent: it outlives the page and an ended session, and is given to the same person alone. A guest keeps nothing.
 * @param area may throw
 */
export function makeTypedDrafts(drafts: KeptValues, area: () => Storage) {
  let ownerId = 0
  const keyOf = (name: string) => `${prefix}${ownerId}:${name}`
  return {
    /** Who is at the page; 0 is a guest. */
    belongTo: (userId: number): void => void (ownerId = userId),
    read: (name: string): unknown => (ownerId === 0 ? null : drafts.read(keyOf(name))),
    write: (name: string, value: unknown): void => {
      if (ownerId !== 0) drafts.writeFor(keyOf(name), value, keptSeconds)
    },
    remove: (name: string): void => drafts.remove(keyOf(name)),
    /** After a sign-out: the next person at this computer finds nothing. */
    forgetAll(): void {
      try {
        const kept = area()
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
        const isOurs = (key: string) =>
          prefixes.some((one) => key.startsWith(one) || key.startsWith(expiring + one))
        for (const key of keys) if (isOurs(key)) kept.removeItem(key)
      } catch {
        // What can't be reached holds nothing of ours.
      }
    },
  }
}

export const typedDrafts = /* @__PURE__ */ makeTypedDrafts(storage, () => localStorage)
