import { CantCarry } from './foreign.ts'
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'
import { says } from './ru.ts'

const parts = new Set(['thead', 'tbody', 'tfoot'])

const rowsOf = (element: HtmlElement): HtmlElement[] =>
  childrenOf(element)
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : parts.has(child.tagName) ? rowsOf(child) : []))

const isMerged = (cell: HtmlElement): boolean =>
  ['colspan', 'rowspan'].some((name) => Number(attribute(cell, name) || 1) > 1)

const mostCells = 400

/** A table of plain cells; the task is refused if Markdown can't express it. @throws CantCarry */
export function writtenTable(
  table: HtmlElement,
  blocksOf: (nodes: readonly HtmlNode[]) => string[],
): string[] {
  const caption = childrenOf(table).find((child) => isElement(child) && child.tagName === 'caption')
  const rows = rowsOf(table).map((row) =>
    childrenOf(row).filter((cell): cell is HtmlElement => isElement(cell) && /^t[dh]$/.test(cell.tagName)),
  )
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (columns === 0) return []
  if (rows.flat().some(isMerged)) throw new CantCarry(says.mergedCells)
  if (rows.length * columns > mostCells) throw new CantCarry(says.largeTable)
  const cellOf = (cell: HtmlElement | undefined): string => {
    const made = cell ? blocksOf(childrenOf(cell)) : []
    if (made.some((block) => /^(?:[-|>]|#{2,} |\d+\. |\$\$\n|`{3})/.test(block)))
      throw new CantCarry(says.richCell)
    return made
      .join(' ')
      .replace(/\\?\n/g, ' ')
      .replace(/\$[^$]+\$/g, (formula) => formula.replace(/\\\|/g, '\\Vert ').replace(/\|/g, '\\vert '))
      .replace(/(?<!\\)\|/g, '\\|')
  }
  const lines = rows.map((cells) => Array.from({ length: columns }, (_, index) => cellOf(cells[index])))
  const hasHead = rows[0]!.some(({ tagName }) => tagName === 'th')
  const [head = [], ...body] = hasHead ? lines : [Array.from({ length: columns }, () => ''), ...lines]
  const written = [head, Array.from({ length: columns }, () => '---'), ...body].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  return [...(caption && isElement(caption) ? blocksOf(childrenOf(caption)) : []), written.join('\n')]
}
