const daySeconds = 86_400

interface CookieOptions {
  days: number
  /** For the neighbouring hosts too: `client_locale` of the site and of the portal is one. */
  onParentDomain?: boolean
}

/** Where a cookie lives: the page's own parts in the browser, plain objects in tests. */
export interface CookiePlace {
  cookie: string
  readonly hostname: string
  readonly isSecure: boolean
}

/** The domain above this host; a name of two words, a local name and an address of figures have none but themselves. */
export function parentDomain(hostname: string): string | null {
  const words = hostname.split('.')
  if (words.length < 2 || /^[\d.]+$|:/.test(hostname)) return null
  return words.length === 2 ? hostname : words.slice(1).join('.')
}

const browserPlace: CookiePlace = {
  get cookie() {
    return document.cookie
  },
  set cookie(line) {
    document.cookie = line
  },
  get hostname() {
    return location.hostname
  },
  get isSecure() {
    return location.protocol === 'https:'
  },
}

export function readCookie(name: string, place = browserPlace): string | null {
  const start = `${encodeURIComponent(name)}=`
  const found = place.cookie.split('; ').find((pair) => pair.startsWith(start))
  if (found === undefined) return null
  const value = found.slice(start.length)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export function writeCookie(
  name: string,
  value: string,
  { days, onParentDomain = false }: CookieOptions,
  place = browserPlace,
): void {
  const line = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    `Max-Age=${days * daySeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(place.isSecure ? ['Secure'] : []),
  ].join('; ')
  const domain = onParentDomain ? parentDomain(place.hostname) : null
  if (domain) place.cookie = `${line}; Domain=${domain}`
  // Browsers refuse a cookie for a whole public suffix: it stays with this host.
  if (!domain || readCookie(name, place) !== value) place.cookie = line
}

const name = 'wk cookie consent'
const value = 'yes'
const days = 1095

/** The answer to the cookie banner (shared-application §9). */
export const consent = {
  isGiven: (place?: CookiePlace): boolean => readCookie(name, place) === value,
  give: (place?: CookiePlace): void => writeCookie(name, value, { days }, place),
}
