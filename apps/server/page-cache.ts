import { LRUCache } from 'lru-cache'

/** Placeholders in a rendered page for values that differ from visitor to visitor. */
export const noncePlace = '%nonce-place%'
export const csrfPlace = '%csrf-place%'

/** A page split at its places once, so that serving it is a join. */
interface CachedPage {
  readonly status: number
  readonly pieces: readonly string[]
  /** The placeholder after each piece but the last. */
  readonly places: readonly ('nonce' | 'csrf')[]
}

const places = new RegExp(`${noncePlace}|${csrfPlace}`, 'g')

function split(status: number, html: string): CachedPage {
  const found = [...html.matchAll(places)].map(([text]) => (text === noncePlace ? 'nonce' : 'csrf'))
  return { status, pieces: html.split(places), places: found }
}

/** Public pages as a guest sees them. A cache, not a state: every process keeps its own for some seconds. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>

  constructor(seconds: number) {
    this.#pages = new LRUCache({ max: 500, ttl: Math.max(1, seconds * 1000), ttlResolution: 1000 })
  }

  keep(address: string, status: number, html: string): CachedPage {
    const page = split(status, html)
    this.#pages.set(address, page)
    return page
  }

  find(address: string): CachedPage | undefined {
    return this.#pages.get(address)
  }
}

/** The page's HTML for one visitor. */
export function fill(page: CachedPage, nonce: string, csrfToken: string): string {
  let html = page.pieces[0]!
  for (let i = 0; i < page.places.length; i++)
    html += (page.places[i] === 'nonce' ? nonce : csrfToken) + page.pieces[i + 1]!
  return html
}
