import { ToastQueue } from 'react-stately/useToastState'
import type { Toast } from './toast.ts'

/** How long a toast stays, ms; bad news stay longer. It waits while it is being read: under the pointer or with focus inside. */
export const staysMs = { plain: 6000, ok: 5000, warn: 8000, bad: 10_000 } as const

export function makeToastQueue() {
  const queue = new ToastQueue<Toast>({ maxVisibleToasts: Infinity })
  const listeners = new Map<string, () => void>()
  return {
    queue,
    /** The text of a visible toast was shown again. */
    onRepeat(key: string, listen: () => void): () => void {
      listeners.set(key, listen)
      return () => listeners.delete(key)
    },
    /** A duplicate of a visible toast restarts its timer instead of appearing again. */
    show(said: Toast): void {
      const timeout = staysMs[said.tone]
      const same = queue.visibleToasts.find(
        ({ content }) => content.text === said.text && content.tone === said.tone,
      )
      if (same) {
        // `reset` alone leaves the old time running.
        same.timer?.pause()
        same.timer?.reset(timeout)
        listeners.get(same.key)?.()
      } else queue.add(said, { timeout })
    },
  }
}
