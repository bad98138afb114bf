const pathPattern = /^[a-z0-9]+([_-][a-z0-9]+)*(\/[a-z0-9]+([_-][a-z0-9]+)*)*$/

/** Whether a page may live there: `legal/policy/cookie`. */
export const isPagePath = (path: string): boolean => path.length <= 200 && pathPattern.test(path)

const named = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

const unescaped = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]+)|(\w+));/gi, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named.get(name ?? '') ?? whole),
  )

const blockEnd = /<\/(?:p|li|h[1-6]|td|th|summary|figcaption|blockquote)>|<br>/g

/** The words of rendered HTML in one line: without tags, typographic spaces and places for facts. */
export const textOf = (html: string): string =>
  unescaped(html.replace(blockEnd, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\{\{\w+\}\}/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()

export interface PageHeading {
  id: string
  text: string
}

const headingPattern = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

/** A page of three screens and more gets a table of contents; a shorter one is seen at once. */
const longText = 2500
const fewHeadings = 3

/** The sections of a long page. The table keeps HTML only, so they are read back from it. */
export function contentsOf(html: string): PageHeading[] {
  const headings = [...html.matchAll(headingPattern)].map(([, id = '', inner = '']) => ({
    id,
    text: textOf(inner),
  }))
  return headings.length >= fewHeadings && textOf(html).length >= longText ? headings : []
}

/**
 * Folds every `###` section into `details`. The id is on the answer: a browser that follows a link to something
 * inside of closed `details` opens them.
 */
export const foldQuestions = (html: string): string =>
  html
    .split(/(?=<h[23] id=")/)
    .map((part) =>
      part.replace(
        /^<h3 id="([^"]+)">(.*?)<\/h3>(.*)$/s,
        (_, id: string, question: string, answer: string) =>
          `<details><summary><h3>${question}</h3></summary><div id="${id}">${answer.trim()}</div></details>\n`,
      ),
    )
    .join('')
