import { parseCookie } from 'cookie'

/** The value of one cookie; a header that does not name it is not parsed. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  return header?.includes(name) ? parseCookie(header)[name] : undefined
}
