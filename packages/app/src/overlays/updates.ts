import { makeUpdateWatch } from './update-watch.ts'

let isNew = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isNew = next
  for (const listen of listeners) listen()
}

async function loadManifest(): Promise<string | null> {
  try {
    const response = await fetch('/manifest.json', { cache: 'no-store' })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

const watch = makeUpdateWatch({ load: loadManifest, onUpdate: () => change(true) })
let lastPath: string | null = null

/** The watch of this page and what it has found. */
export const updates = {
  lowerThreshold: watch.lowerThreshold,
  /** The first path is the start, every other one is a route change. */
  pathSeen(path: string): void {
    if (path === lastPath) return
    void (lastPath === null ? watch.check() : watch.routeChanged())
    lastPath = path
  },
  isNew: () => isNew,
  dismiss: () => change(false),
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}
