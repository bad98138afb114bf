import { track } from './analytics.ts'

export interface Exposure {
  readonly name: string
  readonly value: string
}

/** shared-application §9 */
const emptyPollMs = 1000
const betweenItemsMs = 20

/** Exposures to values of experiments: reported to the data layer one by one, not during rendering. */
export function makeExposureQueue(
  report: (exposure: Exposure) => void,
  later: (act: () => void, ms: number) => unknown = (act, ms) => setTimeout(act, ms),
) {
  const waiting: Exposure[] = []
  const known = new Set<string>()
  let isRunning = false
  function poll(): void {
    const next = waiting.shift()
    if (next) report(next)
    later(poll, next ? betweenItemsMs : emptyPollMs)
  }
  return {
    /** The same experiment is reported once per page. */
    add(exposure: Exposure): void {
      if (known.has(exposure.name)) return
      known.add(exposure.name)
      waiting.push(exposure)
    },
    start(): void {
      if (isRunning) return
      isRunning = true
      poll()
    },
  }
}

export const exposures = /* @__PURE__ */ makeExposureQueue(({ name, value }) =>
  track({ module: 'experiments', action: 'exposed' }, { experiment: name, value }),
)
