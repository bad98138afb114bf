import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string): string =>
  element.attrs.find((attr) => attr.name === name)?.value ?? ''
const childrenOf = (element: Element): Node[] => element.childNodes as Node[]

/** The TeX that stands behind a formula that KaTeX has drawn. */
function texOf(element: Element): string {
  for (const child of childrenOf(element)) {
    if (!isElement(child)) continue
    if (child.tagName === 'annotation') return inner(child)
    const found = texOf(child)
    if (found) return found
  }
  return ''
}

const inner = (element: Element): string => childrenOf(element).map(textOf).join('')
const textOf = (node: Node): string => ('value' in node ? node.value : isElement(node) ? inner(node) : '')

const listOf = (element: Element, mark: (index: number) => string): string =>
  `\n\n${childrenOf(element)
    .filter(isElement)
    .map((item, index) => `${mark(index)} ${written(childrenOf(item)).trim()}`)
    .join('\n')}\n\n`

function writtenElement(element: Element): string {
  const classes = attribute(element, 'class').split(' ')
  if (classes.includes('katex-display')) return `\n\n$$\n${texOf(element)}\n$$\n\n`
  if (classes.includes('katex')) return `$${texOf(element)}$`
  const text = () => written(childrenOf(element))
  switch (element.tagName) {
    case 'p':
    case 'div':
    case 'figure':
    case 'section':
      return `\n\n${text().trim()}\n\n`
    case 'br':
      return '\\\n'
    case 'strong':
    case 'b':
      return `**${text().trim()}**`
    case 'em':
    case 'i':
      return `*${text().trim()}*`
    case 'code':
      return `\`${inner(element)}\``
    case 'ul':
      return listOf(element, () => '-')
    case 'ol':
      return listOf(element, (index) => `${index + 1}.`)
    case 'img':
      return `![${attribute(element, 'alt')}](${attribute(element, 'src')})`
    case 'script':
    case 'style':
      return ''
    default:
      return text()
  }
}

const formula = /(\\\(.+?\\\)|\\\[.+?\\\])/

/** Signs that mean something in Markdown are escaped; formulas are left as they are. */
const writtenText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(formula)
    .map((part, index) =>
      index % 2 === 1
        ? part.startsWith('\\(')
          ? `$${part.slice(2, -2)}$`
          : `\n\n$$\n${part.slice(2, -2)}\n$$\n\n`
        : part.replace(/[\\`*_[\]<]/g, '\\$&'),
    )
    .join('')

const written = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => ('value' in node ? writtenText(node.value) : isElement(node) ? writtenElement(node) : ''))
    .join('')

/** Simple HTML as Markdown: paragraphs, emphasis, lists, pictures, and formulas as the TeX they were made of. */
export const markdownOf = (html: string): string =>
  written(parseFragment(html).childNodes as Node[])
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll('\u2060', '')
    .trim()
