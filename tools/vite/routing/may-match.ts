/** A way of the router's: a path with its layouts, and what is known of the path once it has been looked at. */
interface Branch {
  path: string
  segments?: readonly (string | null)[]
}

const isPlain = /^[\w.-]+$/

/** What must stand at each place of an address; `null` is anything. */
const segmentsOf = (path: string): readonly (string | null)[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (isPlain.test(segment) ? segment.toLowerCase() : null))

const isSplat = (path: string): boolean => path === '*' || path.endsWith('/*')

/**
 * Whether it is worth asking the router's expressions: they are asked of every layout above a path, and an address is looked for
 * among hundreds. Says no only when the number of segments or a plain one of them differs.
 */
export function mayMatch(branch: Branch, pathname: string): boolean {
  if (branch.path.includes('?')) return true
  const wanted = (branch.segments ??= segmentsOf(branch.path))
  const hasRest = isSplat(branch.path)
  let at = 0
  let start = 1
  while (start < pathname.length) {
    const slash = pathname.indexOf('/', start)
    const end = slash < 0 ? pathname.length : slash
    if (end > start) {
      if (at >= wanted.length) return hasRest
      const segment = wanted[at]
      if (typeof segment === 'string' && pathname.slice(start, end).toLowerCase() !== segment) return false
      at++
    }
    start = end + 1
  }
  return at === wanted.length || (hasRest && at === wanted.length - 1)
}
