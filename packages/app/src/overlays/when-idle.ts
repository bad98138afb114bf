const longestWaitMs = 4000

/** Calls back when the page is at rest. Safari has no `requestIdleCallback`. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longestWaitMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, 200)
  return () => clearTimeout(id)
}
