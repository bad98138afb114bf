const pauseMs = 2000
const longestPauseMs = 60_000

/** The next moment when asking may help: the network is back, or, if it never went away, a while has passed. */
const nextChance = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    if (navigator.onLine) setTimeout(resolve, pause)
  })

/**
 * Loads a late part of a page so that a lost connection does not break the page: retries when the network is back.
 * @param tries failures allowed while online; without limit for parts that the page is usable without
 */
export const patiently =
  <Part>(load: () => Promise<Part>, tries = Infinity): (() => Promise<Part>) =>
  async () => {
    for (let failed = 0; ;) {
      try {
        return await load()
      } catch (error) {
        if (navigator.onLine && ++failed >= tries) throw error
        await nextChance(Math.min(pauseMs * 2 ** failed, longestPauseMs))
      }
    }
  }

/** For parts that a page cannot do without: after these tries the whole page is reloaded. */
export const fewTries = 3
