export interface UserStorePorts<User> {
  /** `null` is nobody: a guest. @throws when the answer did not come */
  load: () => Promise<User | null>
  tellFailure: () => void
}

/** Who is at this page (shared-application §4): anonymous first, then whom the document or the server names. */
export function makeUserStore<User>({ load, tellFailure }: UserStorePorts<User>) {
  let user: User | null = null
  const listeners = new Set<(user: User) => void>()
  function become(next: User | null): void {
    const isReady = user === null && next !== null
    user = next
    if (isReady) for (const listen of listeners) listen(next)
  }
  return {
    current: () => user,
    /** Hears «user ready»: an anonymous page has got a real person. One who is here already is told at once. */
    onReady(listen: (user: User) => void): void {
      listeners.add(listen)
      if (user) listen(user)
    },
    /** The user of the page options needs no request. */
    preload: become,
    reset: () => become(null),
    async fetch(): Promise<User | null> {
      try {
        become(await load())
      } catch {
        become(null)
        tellFailure()
      }
      return user
    },
  }
}
