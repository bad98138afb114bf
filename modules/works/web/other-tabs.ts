import { tabHolder } from './holder.ts'

/** Tabs of one browser tell each other that an attempt has changed hands or has ended: the others look it up. */
const name = 'changed-attempts'

interface Told {
  attemptId: number
  from: string
}

/** For tests of rules and old browsers: without it the other tab learns of it with its next answer. */
const isThere = (): boolean => typeof BroadcastChannel !== 'undefined'

export function tellOtherTabs(attemptId: number): void {
  if (!isThere()) return
  const channel = new BroadcastChannel(name)
  channel.postMessage({ attemptId, from: tabHolder() })
  channel.close()
}

export function listenToOtherTabs(attemptId: number, onChanged: () => void): () => void {
  if (!isThere()) return () => undefined
  const channel = new BroadcastChannel(name)
  // A page hears its own words too: it knows already, and what it is just reading would come in another order.
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.attemptId === attemptId && data.from !== tabHolder()) onChanged()
  })
  return () => channel.close()
}
