/** shared-application §9 */
const refreshAfter = 10

export interface UpdateWatchPorts {
  /** The manifest as text; `null` when it did not come. */
  load: () => Promise<string | null>
  onUpdate: () => void
}

/** Looks for a new version of the site: at the start and after every so many route changes. */
export function makeUpdateWatch({ load, onUpdate }: UpdateWatchPorts) {
  let threshold = refreshAfter
  let changes = 0
  let previous: string | null = null
  async function check(): Promise<void> {
    const manifest = await load()
    if (manifest === null) return
    if (previous !== null && manifest !== previous) onUpdate()
    previous = manifest
  }
  return {
    check,
    /** A page that has reasons to doubt its version looks sooner; never more often than at every change. */
    lowerThreshold: (to: number): void => void (threshold = Math.max(1, Math.min(threshold, to))),
    async routeChanged(): Promise<void> {
      changes++
      if (changes < threshold) return
      changes = 0
      await check()
    },
  }
}
