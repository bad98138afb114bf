import type { CookiePlace } from '../cookies.ts'

/** A browser's jar of cookies; refuses the domains that are public suffixes. */
export function fakePlace(
  hostname: string,
  isSecure = false,
  refused: readonly string[] = [],
): CookiePlace & { lines: string[] } {
  const jar = new Map<string, string>()
  const lines: string[] = []
  return {
    hostname,
    isSecure,
    lines,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line) {
      lines.push(line)
      if (refused.includes(/Domain=(\S+)/.exec(line)?.[1] ?? '')) return
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      jar.set(name, value)
    },
  }
}
