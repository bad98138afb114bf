import type { Problem } from '@school/markdown'
import { matchPage, site } from '@school/routes'
import { contentFacts } from '../contract/index.ts'
import { says } from './ru.ts'

const linkPattern = /\]\((\/[^)\s]*|#[^)\s]*)\)/g
const factPattern = /\{\{(\w+)\}\}/g
const facts: readonly string[] = contentFacts

function problemOf(
  url: string,
  own: string,
  pages: ReadonlyMap<string, string>,
  isBuilt: (address: string) => boolean,
): string | null {
  const [address = '', anchor] = url.split('#')
  const pathname = address.split('?')[0]!
  const target = pathname === '' ? own : pathname.slice(1)
  const html = pages.get(target)
  if (html !== undefined) return anchor && !html.includes(` id="${anchor}"`) ? says.deadAnchor(url) : null
  const match = matchPage(site, pathname)
  return match && match.group !== 'contentPage' && isBuilt(pathname) ? null : says.deadLink(url)
}

/** Broken links of a source and unknown facts, by lines of the file. */
export function linkProblems(
  source: string,
  own: string,
  pages: ReadonlyMap<string, string>,
  isBuilt: (address: string) => boolean,
): Problem[] {
  return source.split('\n').flatMap((text, index): Problem[] => {
    const dead = [...text.matchAll(linkPattern)].map(([, url = '']) => problemOf(url, own, pages, isBuilt))
    const unknown = [...text.matchAll(factPattern)]
      .filter(([, name = '']) => !facts.includes(name))
      .map(([, name = '']) => says.unknownFact(name, facts.map((fact) => `{{${fact}}}`).join(', ')))
    return [...dead, ...unknown].flatMap((message) => (message ? [{ line: index + 1, message }] : []))
  })
}
