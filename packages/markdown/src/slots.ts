import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import type { Problem } from './problem.ts'
import { stringify, toTree } from './processor.ts'
import type { RenderOptions } from './render.ts'

/**
 * A rendered text with places for inputs (`{{1}}`): safe HTML, a place, or an element around both.
 * A place inside a paragraph splits it, and half a paragraph is not HTML: hence the small tree.
 */
export type SlottedPart =
  | { html: string }
  | { slot: string }
  | { tag: string; className?: string; parts: SlottedPart[] }

export interface Slotted {
  parts: SlottedPart[]
  /** Names of the places in the order of the text; a place that is written twice is listed twice. */
  slots: string[]
  problems: Problem[]
}

const slotPattern = /\{\{(\d{1,2})\}\}/
const structural = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr'])
const blockTags = new Set([...structural, 'p', 'li', 'td', 'th', 'div', 'section', 'header', 'blockquote'])

const hasSlot = (node: RootContent): boolean =>
  node.type === 'text' ? slotPattern.test(node.value) : node.type === 'element' && node.children.some(hasSlot)

const piecesOf = (text: string): SlottedPart[] =>
  text
    .split(slotPattern)
    .map((piece, index) => (index % 2 ? { slot: piece } : { html: htmlOf([{ type: 'text', value: piece }]) }))
    .filter((part) => 'slot' in part || part.html !== '')

/** A place inside a word and the letters around it make one piece, which a line must not tear. */
const partsOfText = ({ value }: Text): SlottedPart[] =>
  value.split(/([ \n]+)/).flatMap((word): SlottedPart[] => {
    const pieces = piecesOf(word)
    return pieces.length > 1 ? [{ tag: 'span', className: 'md-solid', parts: pieces }] : pieces
  })

const htmlOf = (nodes: ElementContent[]): string => stringify({ type: 'root', children: nodes })

/** Neighbouring pieces of HTML as one. */
function joined(parts: readonly SlottedPart[]): SlottedPart[] {
  const result: SlottedPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && 'html' in last && 'html' in part) result.splice(-1, 1, { html: last.html + part.html })
    else result.push(part)
  }
  return result
}

function elementPart(element: Element): SlottedPart {
  const { className } = element.properties
  const classes = Array.isArray(className) ? className.join(' ') : undefined
  return { tag: element.tagName, ...(classes && { className: classes }), parts: partsOf(element) }
}

function partsOf(parent: Element | Root): SlottedPart[] {
  const inStructure = parent.type === 'element' && structural.has(parent.tagName)
  const inElement = parent.type === 'element'
  const parts: SlottedPart[] = []
  let plain: ElementContent[] = []
  const flush = () => {
    const html = htmlOf(plain)
    if (html !== '' && !(inStructure && html.trim() === '')) parts.push({ html })
    plain = []
  }
  for (const node of parent.children) {
    if (node.type === 'doctype') continue
    const isBlock = node.type === 'element' && inElement && blockTags.has(node.tagName)
    if (!hasSlot(node) && !isBlock) {
      plain.push(node)
      continue
    }
    flush()
    if (node.type === 'text') parts.push(...partsOfText(node))
    if (node.type === 'element') parts.push(elementPart(node))
  }
  flush()
  return joined(parts)
}

const slotsIn = (parts: readonly SlottedPart[]): string[] =>
  parts.flatMap((part) => ('slot' in part ? [part.slot] : 'parts' in part ? slotsIn(part.parts) : []))

/** Renders a text with places for inputs, marked `{{1}}`, `{{2}}`… in it. */
export function renderWithSlots(
  markdown: string,
  { resolveImage = () => null }: RenderOptions = {},
): Slotted {
  const { tree, run } = toTree(markdown, resolveImage)
  const parts = partsOf(tree).filter((part) => !('html' in part && part.html.trim() === ''))
  return { parts, slots: slotsIn(parts), problems: run.problems }
}
