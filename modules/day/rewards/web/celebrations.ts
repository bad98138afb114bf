import { type ReactNode, useEffect } from 'react'

/** A celebration, shown where it happens. */
export interface Celebration {
  /** Queued again under the same key it waits once. */
  key: string
  title: string
  text: string
  picture: ReactNode
  /** Where one can go from it. */
  way?: { title: string; to: string }
}

/** A queue of celebrations, shown one by one; nothing is shown while a component has hushed it. */
export function makeCelebrations() {
  let waiting: readonly Celebration[] = []
  let hushes = 0
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listen) => listen())
  return {
    celebrate(celebration: Celebration): void {
      if (waiting.some(({ key }) => key === celebration.key)) return
      waiting = [...waiting, celebration]
      changed()
    },
    first: (): Celebration | null => (hushes > 0 ? null : (waiting[0] ?? null)),
    seen(): void {
      waiting = waiting.slice(1)
      changed()
    },
    isHushed: (): boolean => hushes > 0,
    /** @returns what ends the silence */
    hush(): () => void {
      hushes++
      changed()
      return () => {
        hushes--
        changed()
      }
    },
    subscribe(listen: () => void): () => void {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

export const celebrations = /* @__PURE__ */ makeCelebrations()

export const { celebrate, isHushed } = celebrations

/** In an exam nothing is celebrated before its finish. */
export const useHush = (isOn: boolean): void =>
  useEffect(() => (isOn ? celebrations.hush() : undefined), [isOn])
