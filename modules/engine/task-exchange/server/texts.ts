import type { Carrier } from './carrier.ts'
import { bounds, CantCarry } from './foreign.ts'
import { childrenOf, type HtmlNode, isElement, treeOf, textOf } from './html-tree.ts'
import { markdownOf } from './html-to-markdown.ts'
import { markdownOfPlain } from './plain-to-markdown.ts'
import { says } from './ru.ts'

/** The format of a text in Moodle. `unmarked` is GIFT without a format mark. */
export type Format = 'html' | 'moodle' | 'plain' | 'markdown' | 'unmarked'

const tags =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|sup|sub|ul|ol|li|table|tr|td|th|img|a|h[1-6]|pre|code|blockquote|font|center)\b[^<>]{0,2000}>/i

/** A text of several lines as Markdown. @throws CantCarry */
export function blockOf(text: string, format: Format, carrier: Carrier): string {
  if (text.trim() === '') return ''
  if (text.length > bounds.signs && format !== 'html') throw new CantCarry(says.longText)
  switch (format) {
    case 'html':
      return markdownOf(text, carrier)
    case 'markdown':
      return text.trim()
    case 'plain':
      return markdownOfPlain(text, { hasFormulas: false })
    case 'moodle':
      return tags.test(text)
        ? markdownOf(text.trim().replaceAll('\n', '<br>'), carrier)
        : markdownOfPlain(text)
    case 'unmarked':
      if (/<(b|i|u|em|strong|sup|sub|p|span|div)\b[^<>]{0,200}>[^]{0,2000}?<\/\1>/i.test(text))
        carrier.note(says.unmarkedTags)
      return markdownOfPlain(text)
  }
}

/** A text of one line: an option, a comment. Its paragraphs become one. @throws CantCarry */
export const lineOf = (text: string, format: Format, carrier: Carrier): string =>
  blockOf(text, format, carrier).replace(/(?:\\?\n)+(?!\n*(?:[-|>`$]|\d+\. ))/g, ' ')

function wordsOf(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node)
  const inside = () => childrenOf(node).map(wordsOf).join('')
  switch (node.tagName) {
    case 'br':
    case 'p':
    case 'div':
      return ` ${inside()} `
    case 'sup':
      return `^${inside()}`
    case 'img':
    case 'math':
    case 'table':
      throw new CantCarry(says.richAnswer)
    case 'script':
    case 'style':
      return ''
    default:
      return inside()
  }
}

/** Text for comparison with typed answers: without any format signs. @throws CantCarry */
export function wordsIn(text: string, format: Format): string {
  const isHtml = format === 'html' || (format === 'moodle' && tags.test(text))
  if (!isHtml) return text.replace(/\s+/g, ' ').trim()
  if (text.length > bounds.signs || (text.match(/</g)?.length ?? 0) > bounds.tags)
    throw new CantCarry(says.longText)
  return treeOf(text).map(wordsOf).join('').replace(/\s+/g, ' ').trim()
}
