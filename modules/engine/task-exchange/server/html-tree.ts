import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { bounds, CantCarry } from './foreign.ts'
import { says } from './ru.ts'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node
export const childrenOf = (element: HtmlElement): HtmlNode[] => element.childNodes
export const attribute = (element: HtmlElement, name: string): string =>
  element.attrs.find((attr) => attr.name === name)?.value ?? ''

/** The text of a node without its markup. */
export const textOf = (node: HtmlNode): string =>
  'value' in node ? node.value : isElement(node) ? childrenOf(node).map(textOf).join('') : ''

/** The TeX source of a formula drawn by KaTeX or as MathML; empty when it is missing. */
export function texOf(element: HtmlElement): string {
  for (const child of childrenOf(element)) {
    if (!isElement(child)) continue
    if (child.tagName === 'annotation') return textOf(child).trim()
    const found = texOf(child)
    if (found) return found
  }
  return ''
}

/** Recursion through the tree is safe within this depth. @throws CantCarry */
function refuseDeep(nodes: readonly HtmlNode[]): void {
  let level = [...nodes]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > bounds.depth) throw new CantCarry(says.tooDeep)
    level = level.filter(isElement).flatMap(childrenOf)
  }
}

/** The tree of a text. A sign «<» that begins no tag would otherwise swallow the rest of the text. @throws CantCarry */
export function treeOf(html: string): HtmlNode[] {
  let isTorn = false
  const { childNodes } = parseFragment(html, {
    onParseError: ({ code }) => {
      isTorn ||= code === 'eof-in-tag' || code === 'eof-in-comment'
    },
  })
  if (isTorn) throw new CantCarry(says.tornHtml)
  refuseDeep(childNodes)
  return childNodes
}
