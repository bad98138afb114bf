import { type CookiePlace, writeCookie } from './cookies.ts'
import { type KeptValues, storage } from './storage.ts'

/** Registered languages; the pages themselves are built in the first one. */
export const locales = ['ru', 'en', 'it'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ru'

const key = 'locale'
const days = 255

/** The language that was chosen on this device; anything unknown is Russian. */
export function currentLocale(kept: KeptValues = storage): Locale {
  const chosen = kept.read(key)
  return locales.find((locale) => locale === chosen) ?? defaultLocale
}

/** Remembers a language here and, for the server, on the parent domain. */
export function keepLocale(locale: Locale, kept: KeptValues = storage, place?: CookiePlace): void {
  kept.write(key, locale)
  writeCookie('client_locale', locale, { days, onParentDomain: true }, place)
}

/** The IANA name of the chosen zone, for the server. */
export const keepTimezone = (zone: string, place?: CookiePlace): void =>
  writeCookie('client_timezone', zone, { days, onParentDomain: true }, place)
