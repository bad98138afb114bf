import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { tableLabel } from './ru.ts'

/** A wide table scrolls inside its own box. */
export function scrollingTables() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'table' || !parent || index === undefined) return
      const box: Element = {
        type: 'element',
        tagName: 'div',
        // What the keyboard needs to reach a box that scrolls.
        properties: { className: ['md-table'], role: 'group', ariaLabel: tableLabel, tabIndex: 0 },
        children: [element],
      }
      parent.children[index] = box
      return SKIP
    })
  }
}
