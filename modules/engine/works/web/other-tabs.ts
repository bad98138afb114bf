import { tabHolder } from './holder.ts'

/** Tabs of one browser notify each other when an attempt has changed hands or has ended: the others reload it. */
const name = 'changed-attempts'

interface TabMessage {
  attemptId: number
  from: string
}

/** Absent in unit tests and old browsers: the other tab then notices it with its next answer. */
const isThere = (): boolean => typeof BroadcastChannel !== 'undefined'

export function notifyOtherTabs(attemptId: number): void {
  if (!isThere()) return
  const channel = new BroadcastChannel(name)
  channel.postMessage({ attemptId, from: tabHolder() })
  channel.close()
}

export function listenToOtherTabs(attemptId: number, onChanged: () => void): () => void {
  if (!isThere()) return () => undefined
  const channel = new BroadcastChannel(name)
  // A page also receives its own messages: it already knows, and reloading now would conflict with its current read.
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.attemptId === attemptId && data.from !== tabHolder()) onChanged()
  })
  return () => channel.close()
}
