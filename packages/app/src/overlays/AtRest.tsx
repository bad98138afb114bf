import { type ComponentType, useEffect, useState } from 'react'

const longestWaitMs = 4000

/** Calls back when the page is at rest. Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longestWaitMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, 200)
  return () => clearTimeout(id)
}

/** The place of what lies over a page. Its code comes when the page is at rest; a page without it is whole. @param load must stay the same */
export function AtRest({ load }: { load: () => Promise<ComponentType> }) {
  const [Late, setLate] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isHere = true
    const cancel = whenIdle(() => {
      load().then(
        (Loaded) => isHere && setLate(() => Loaded),
        () => undefined,
      )
    })
    return () => {
      isHere = false
      cancel()
    }
  }, [load])
  return Late && <Late />
}
