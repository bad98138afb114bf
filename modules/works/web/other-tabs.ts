/** Tabs of one browser tell each other that an attempt has changed hands or has ended: the others look it up. */
const name = 'changed-attempts'

/** For tests of rules and old browsers: without it the other tab learns of it with its next answer. */
const isThere = (): boolean => typeof BroadcastChannel !== 'undefined'

export function tellOtherTabs(attemptId: number): void {
  if (!isThere()) return
  const channel = new BroadcastChannel(name)
  channel.postMessage(attemptId)
  channel.close()
}

export function listenToOtherTabs(attemptId: number, onChanged: () => void): () => void {
  if (!isThere()) return () => undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => data === attemptId && onChanged())
  return () => channel.close()
}
