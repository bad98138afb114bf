export interface UserStorePorts<User> {
  /** `null` is a guest. @throws when the request failed */
  load: () => Promise<User | null>
  reportFailure: () => void
}

/** The user of this page (shared-application §4): anonymous first, then from the document or the server. */
export function makeUserStore<User>({ load, reportFailure }: UserStorePorts<User>) {
  let user: User | null = null
  const listeners = new Set<(user: User) => void>()
  function become(next: User | null): void {
    const isReady = user === null && next !== null
    user = next
    if (isReady) for (const listen of listeners) listen(next)
  }
  return {
    current: () => user,
    /** Calls `listen` when an anonymous page gets a signed-in user, at once if there is one already. */
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
        reportFailure()
      }
      return user
    },
  }
}
