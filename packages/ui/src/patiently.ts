const pauseMs = 2000
const longestPauseMs = 60_000

/** The next moment when asking may help: the network is back, or, if it never went away, a while has passed. */
const nextChance = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    if (navigator.onLine) setTimeout(resolve, pause)
  })

/**
 * Loads a late part of a page so that a lost connection does not take the page away: asks again when there is a network.
 * @param tries how often a network that is there may fail; without end for what a page is whole without
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

/** Of what a page can not do without: then the whole page is asked for anew. */
export const fewTries = 3
