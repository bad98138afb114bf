export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'bad'
  /** One way to answer: «Вернуть». */
  action?: { title: string; onSelect: () => void }
  /** Grows when the same toast is asked for again: the screen shakes it. */
  repeats: number
}

export type ToastText = Omit<Toast, 'id' | 'repeats' | 'tone'> & { tone?: Toast['tone'] }

/** How long a toast stays, ms; bad news stay longer. */
export const staysMs = { plain: 6000, ok: 5000, bad: 10_000 } as const
export const shakeMs = 800
/** The registry of what has been shown is emptied when it grows past this. */
export const registryLimit = 50

/** A tiny store: what is on the screen, and which texts have been shown to tell a repeat. */
export function makeToastStore() {
  let shown: readonly Toast[] = []
  let lastId = 0
  const registry = new Map<string, number>()
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    shown = next
    for (const listen of listeners) listen()
  }
  return {
    subscribe(listen: () => void): () => void {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    list: () => shown,
    registrySize: () => registry.size,
    dismiss: (id: number) => change(shown.filter((toast) => toast.id !== id)),
    /** @returns the id to dismiss it by; a duplicate of an active toast gives the id of the active one */
    show({ tone = 'plain', ...text }: ToastText): number {
      const key = `${tone} ${text.text}`
      const active = shown.find((toast) => toast.id === registry.get(key))
      if (active) {
        change(shown.map((toast) => (toast === active ? { ...toast, repeats: toast.repeats + 1 } : toast)))
        return active.id
      }
      if (registry.size >= registryLimit) {
        const ids = new Set(shown.map((toast) => toast.id))
        for (const [old, id] of registry) if (!ids.has(id)) registry.delete(old)
      }
      registry.set(key, ++lastId)
      change([...shown, { ...text, tone, id: lastId, repeats: 0 }])
      return lastId
    },
  }
}

/** The toasts of this browser window; never used on the server. */
export const toasts = makeToastStore()

export const toast = (text: string, options: Omit<ToastText, 'text'> = {}): number =>
  toasts.show({ text, ...options })
