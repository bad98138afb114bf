import type { KeptValues, Locale } from '@school/browser'

const key = 'locale_sent'

/** Sends the device's language to the server, once per person and language; a failed request is repeated by the next page. */
export const makeLocaleSender =
  (kept: KeptValues, send: (locale: Locale) => Promise<unknown>) =>
  async (userId: number, locale: Locale): Promise<void> => {
    const mark = `${userId} ${locale}`
    if (kept.read(key) === mark) return
    try {
      await send(locale)
      kept.write(key, mark)
    } catch {
      // People need not know of this failure.
    }
  }
