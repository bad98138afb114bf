import { parseCookie } from 'cookie'

/** The value of one cookie; a header that does not name it is not parsed. What no browser of ours was given is no value. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const value = header?.includes(name) ? parseCookie(header)[name] : undefined
  return value === undefined || /[^\x21-\x7e]/.test(value) ? undefined : value
}
