type Listen = (version: string) => void

let last: string | null = null
let listen: Listen | undefined

/** Called by the transport: an answer, a refusal too, has come for this version of the viewer. */
export function reportViewerVersion(version: string | null): void {
  if (version === null) return
  last = version
  listen?.(version)
}

/** Subscribes to the versions of the viewer in answers; the last one is reported at once. @returns the unsubscribe function */
export function onViewerVersion(hear: Listen): () => void {
  listen = hear
  if (last !== null) hear(last)
  return () => {
    if (listen === hear) listen = undefined
  }
}
