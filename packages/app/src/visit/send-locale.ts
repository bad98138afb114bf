import type { KeptValues, Locale } from '@school/browser'

const key = 'locale_sent'

/** Tells the server the language of this device, once for a person and a language; what has failed is tried by the next page. */
export const makeLocaleSender =
  (kept: KeptValues, send: (locale: Locale) => Promise<unknown>) =>
  async (userId: number, locale: Locale): Promise<void> => {
    const mark = `${userId} ${locale}`
    if (kept.read(key) === mark) return
    try {
      await send(locale)
      kept.write(key, mark)
    } catch {
      // Nothing that a person should hear of.
    }
  }
