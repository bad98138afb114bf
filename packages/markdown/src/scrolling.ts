import type { Element, Nodes, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { formulaLabel, tableLabel } from './ru.ts'

/** What the keyboard needs to reach a box that scrolls. */
const reachable = (label: string) => ({ role: 'group', ariaLabel: label, tabIndex: 0 })

/** A wide table scrolls inside its own box. */
export function scrollingTables() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'table' || !parent || index === undefined) return
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['md-table'], ...reachable(tableLabel) },
        children: [element],
      }
      parent.children[index] = box
      return SKIP
    })
  }
}

/** Signs of TeX that surely fit into the narrowest screen. */
const shortFormula = 24

function sourceOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(sourceOf).join('') : ''
}

/** A formula on a line of its own scrolls when the screen is narrower; short ones are no stops for the keyboard. */
export function scrollingFormulas() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const { className } = element.properties
      if (!Array.isArray(className) || !className.includes('katex-display')) return
      let source = ''
      visit(element, { tagName: 'annotation' }, (annotation: Element) => {
        source = sourceOf(annotation)
      })
      if (source.length > shortFormula) Object.assign(element.properties, reachable(formulaLabel))
      return SKIP
    })
  }
}
