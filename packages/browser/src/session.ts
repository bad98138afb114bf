import { type KeptValues, storage } from './storage.ts'

const key = 'session'

interface KeptSession {
  id: string
  /** 0 is an anonymous visitor. */
  userId: number
}

const isSession = (kept: unknown): kept is KeptSession =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string' && kept.id !== ''

/** The session id (shared-application §4): one for the visits of one person, another one for the next. */
export function makeSession(kept: KeptValues, newId: () => string = () => crypto.randomUUID()) {
  const current = (): KeptSession | null => {
    const found = kept.read(key)
    return isSession(found) ? found : null
  }
  const renew = (userId: number): string => {
    const id = newId()
    kept.write(key, { id, userId } satisfies KeptSession)
    return id
  }
  return {
    /** After a sign-up, an automatic sign-up, a sign-in. */
    renew,
    /** After a reset, a sign-out, the deletion of the account. */
    clear: (): void => kept.remove(key),
    id: (): string => current()?.id ?? renew(0),
    /** At the start of a page: a person other than the last one, also one who left in another tab, gets a new id. */
    meet(userId: number): string {
      const known = current()
      return known?.userId === userId ? known.id : renew(userId)
    },
  }
}

export const session = /* @__PURE__ */ makeSession(storage)
