import { type Catalogue, type Page, pagesOf } from '@school/routes'

export interface SitemapEntry {
  path: string
  /** The day of the last change, when it is known. */
  changedOn?: string
}

/** Nothing to read for who comes from a search engine: forms, answers to payments, pages that need a code. */
const closed =
  /^\/(search|checkout|thanks|payments|user|users|forgot_password|reset_password|p|feedback)(\/|$)/

/** Pages for anyone that have a screen and one address. */
export const plainPaths = (catalogue: Catalogue, built: readonly string[]): string[] =>
  pagesOf(catalogue)
    .map(({ page }): Page => page)
    .filter(({ path, who, isBranch }) => who === 'anyone' && !isBranch && !path.includes(':'))
    .map(({ path }) => path)
    .filter((path) => built.includes(path) && !closed.test(path))

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The map of the site (sitemaps.org); every address occurs once. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const urls = [...byPath.values()].map(({ path, changedOn }) => {
    const day = changedOn ? `<lastmod>${escaped(changedOn)}</lastmod>` : ''
    return `  <url><loc>${escaped(new URL(path, siteUrl).href)}</loc>${day}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
