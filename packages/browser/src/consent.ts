import { type CookiePlace, readCookie, writeCookie } from './cookies.ts'

const name = 'wk cookie consent'
const value = 'yes'
const days = 1095

/** The answer to the cookie banner (shared-application §9). */
export const consent = {
  isGiven: (place?: CookiePlace): boolean => readCookie(name, place) === value,
  give: (place?: CookiePlace): void => writeCookie(name, value, { days }, place),
}
