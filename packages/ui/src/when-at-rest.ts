/**
 * Calls once the page has nothing better to do. Safari has no `requestIdleCallback`.
 * @param longestWaitMs after that it is called anyhow
 * @returns takes the call back
 */
export function whenAtRest(act: () => unknown, longestWaitMs = 4000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(() => act(), { timeout: longestWaitMs })
  return () => cancelIdleCallback(id)
}
