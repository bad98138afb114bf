import { useSyncExternalStore } from 'react'

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]
const keptUnder = 'video_speed'
const listeners = new Set<() => void>()

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

let speed: number | null = null

function keptSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(keptUnder))
    return speeds.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}

function choose(chosen: number): void {
  speed = chosen
  try {
    localStorage.setItem(keptUnder, String(chosen))
  } catch {
    // A private window forgets it, and that is all.
  }
  for (const listen of listeners) listen()
}

/** How fast films go; remembered on the device. */
export const useSpeed = () =>
  [
    useSyncExternalStore(
      subscribe,
      () => (speed ??= keptSpeed()),
      () => 1,
    ),
    choose,
  ] as const
