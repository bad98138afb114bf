const channel = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const inks = ['#ffffff', '#1f2430']

/** What reads best on a colour, `#rrggbb`: white or the school's dark ink. One of them always reads at 4.5:1. */
export const inkOn = (color: string): string =>
  inks.reduce((best, ink) => (contrast(ink, color) > contrast(best, color) ? ink : best))

/** The brand of a host: by a host of its own, otherwise by the name before the portal’s host, otherwise none. */
export function keyAt(
  host: string,
  portalHost: string,
  ownHosts: ReadonlyMap<string, string>,
): string | undefined {
  const own = ownHosts.get(host)
  if (own) return own
  const suffix = `.${portalHost}`
  return host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined
}
