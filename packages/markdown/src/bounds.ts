import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { says } from './ru.ts'

const mostTableCells = 10_000
/** What references repeat of their definitions. */
const mostRepeated = 100_000

/** Signs of emphasis are matched with each other within a paragraph: the time grows with the square of their number. */
const mostEmphasis = 1000
const emphasis = /[*_~]+/g

/** What is wrong with a text before it is parsed; `null` when nothing is. */
export const excessOfText = (markdown: string): string | null =>
  markdown.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(emphasis)?.length ?? 0) > mostEmphasis)
    ? says.tooManySigns
    : null

const lengthOf = ({ url, title }: Definition): number => url.length + (title?.length ?? 0)

/**
 * What is wrong with a parsed text before its HTML is made; `null` when nothing is. A few kilobytes of Markdown may become megabytes:
 * short rows of a table are filled up to its width, and each reference repeats its address.
 */
export function excessOf(tree: Root): string | null {
  let cells = 0
  let references = 0
  let longest = 0
  visit(tree, (node) => {
    if (node.type === 'table') cells += node.children.length * (node.children[0]?.children.length ?? 0)
    if (node.type === 'linkReference' || node.type === 'imageReference') references++
    if (node.type === 'definition') longest = Math.max(longest, lengthOf(node))
  })
  if (cells > mostTableCells) return says.tableTooLarge
  return references * longest > mostRepeated ? says.tooManyReferences : null
}
