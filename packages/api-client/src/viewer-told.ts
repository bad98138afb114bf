type Listen = (version: string) => void

let last: string | null = null
let listen: Listen | undefined

/** For the way to the API: an answer, a refusal too, has come for this version of the viewer. */
export function tellViewer(version: string | null): void {
  if (version === null) return
  last = version
  listen?.(version)
}

/** Hears for which version of the viewer answers come, the last one at once. @returns ends it */
export function onViewerTold(hear: Listen): () => void {
  listen = hear
  if (last !== null) hear(last)
  return () => {
    if (listen === hear) listen = undefined
  }
}
