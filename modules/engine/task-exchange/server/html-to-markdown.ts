import { cutText } from '@school/texts'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { Carrier } from './carrier.ts'
import { bounds, CantCarry } from './foreign.ts'
import { joined, partedByFormulas, writtenFormula } from './formulas-in-text.ts'
import { attribute, childrenOf, type HtmlElement, isElement, treeOf, texOf, textOf } from './html-tree.ts'
import { writtenTable } from './html-table.ts'
import { escapedWords, paragraph } from './plain-to-markdown.ts'
import { says } from './ru.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

const divisions = new Set([
  'p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'center', 'figure', 'figcaption', 'address', 'dl', 'dt', 'dd', 'fieldset', 'legend', 'body', 'html', 'hgroup', 'nav',
]) // prettier-ignore
const blocks = new Set([...divisions, 'ul', 'ol', 'li', 'table', 'pre', 'blockquote', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']) // prettier-ignore
/** They do not change the meaning of a text. `o:p` comes from Word. */
const plain = new Set(['span', 'font', 'small', 'big', 'label', 'abbr', 'time', 'nobr', 'bdi', 'bdo', 'data', 'cite', 'tt', 'acronym', 'o:p']) // prettier-ignore
const strong = new Set(['b', 'strong', 'mark'])
const emphasis = new Set(['i', 'em', 'dfn', 'var'])
const underlined = new Set(['u', 'ins'])
const crossed = new Set(['s', 'del', 'strike'])
const code = new Set(['code', 'kbd', 'samp'])
/** Invisible to readers. */
const dropped = new Set(['style', 'head', 'title', 'meta', 'link', 'wbr', 'template', 'colgroup', 'col'])

/** Every element must be known by its name: with an unknown one the loss could not be described. */
class Writer {
  readonly carrier: Carrier
  /** Elements that contain a block, although they seem inline. */
  readonly #withBlocks = new Set<HtmlElement>()

  constructor(carrier: Carrier) {
    this.carrier = carrier
  }

  write(nodes: readonly Node[]): string {
    for (const node of nodes) if (isElement(node)) this.#look(node)
    return this.blocksOf(nodes).join('\n\n')
  }

  #look(element: HtmlElement): boolean {
    let hasBlock = false
    for (const child of childrenOf(element)) if (isElement(child) && this.#look(child)) hasBlock = true
    if (hasBlock) this.#withBlocks.add(element)
    return hasBlock || blocks.has(element.tagName)
  }

  blocksOf(nodes: readonly Node[]): string[] {
    const made: string[] = []
    let line: Node[] = []
    const flush = () => {
      for (const part of this.inline(line).split(/\n\n+/)) {
        const text = part.startsWith('$$\n') ? part : paragraph(part)
        if (text !== '') made.push(text)
      }
      line = []
    }
    for (const node of nodes) {
      if (!isElement(node) || !this.#isBlock(node)) line.push(node)
      else {
        flush()
        made.push(...this.#block(node).filter((text) => text !== ''))
      }
    }
    flush()
    return made
  }

  #isBlock(element: HtmlElement): boolean {
    const classes = attribute(element, 'class')
    return (
      classes.includes('katex-display') ||
      (!classes.includes('katex') && (blocks.has(element.tagName) || this.#withBlocks.has(element)))
    )
  }

  #block(element: HtmlElement): string[] {
    const { tagName } = element
    if (attribute(element, 'class').includes('katex-display')) return [`$$\n${texOf(element)}\n$$`]
    const inside = () => this.blocksOf(childrenOf(element))
    if (tagName === 'ul' || tagName === 'ol') return [this.#list(element)]
    if (tagName === 'table') return writtenTable(element, (nodes) => this.blocksOf(nodes))
    if (tagName === 'hr') return ['---']
    if (tagName === 'blockquote') return [inside().join('\n\n').replace(/^/gm, '> ')]
    if (tagName === 'pre') return [this.#pre(element)]
    if (/^h[1-6]$/.test(tagName)) {
      const text = inside().join(' ').replace(/\\?\n/g, ' ')
      return text === '' ? [] : [`${'#'.repeat(Math.max(2, Number(tagName[1])))} ${text}`]
    }
    if (!divisions.has(tagName) && tagName !== 'li' && !this.#isKnownLine(tagName))
      throw new CantCarry(says.unknownElement(tagName))
    return inside()
  }

  #isKnownLine(tagName: string): boolean {
    return (
      [plain, strong, emphasis, underlined, crossed].some((known) => known.has(tagName)) || tagName === 'a'
    )
  }

  #list(element: HtmlElement): string {
    const isNumbered = element.tagName === 'ol'
    const kind = attribute(element, 'type')
    if (isNumbered && kind !== '' && kind !== '1') this.carrier.note(says.listLetters)
    const first = Number.parseInt(attribute(element, 'start'), 10)
    let number = Number.isInteger(first) && first >= 0 && first < 1e6 ? first : 1
    const items: string[] = []
    for (const child of childrenOf(element)) {
      if (!isElement(child)) {
        if (textOf(child).trim() !== '') throw new CantCarry(says.unknownElement(element.tagName))
        continue
      }
      const mark = isNumbered ? `${number++}. ` : '- '
      const text = this.blocksOf(child.tagName === 'li' ? childrenOf(child) : [child]).join('\n\n')
      items.push(`${mark}${text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)}`.trimEnd())
    }
    return items.join('\n')
  }

  #pre(element: HtmlElement): string {
    const text = textOf(element).replace(/^\n|\s+$/g, '')
    const fence = '`'.repeat(Math.max(3, 1 + longestRun(text)))
    return text === '' ? '' : `${fence}\n${text}\n${fence}`
  }

  inline(nodes: readonly Node[]): string {
    return joined(
      nodes.map((node) =>
        'value' in node ? this.#words(node.value) : isElement(node) ? this.#element(node) : '',
      ),
    ).replace(/(?<!\*)\*{4}(?!\*)/g, '')
  }

  #words(text: string): string {
    const line = text.replace(/\s+/g, ' ').replaceAll('\u2060', '')
    return joined(
      partedByFormulas(line).map(({ text: part, isFormula, isDisplay }) =>
        isFormula ? writtenFormula(part, isDisplay) : escapedWords(part),
      ),
    )
  }

  #element(element: HtmlElement): string {
    const { tagName } = element
    const classes = attribute(element, 'class').split(' ')
    if (classes.includes('katex')) return writtenFormula(texOf(element))
    const text = () => this.inline(childrenOf(element))
    if (tagName === 'br') return '\\\n'
    if (strong.has(tagName)) return marked('**', text())
    if (emphasis.has(tagName)) return marked('*', text())
    if (underlined.has(tagName) || isUnderlined(element)) return this.#inFormula(element, 'underline')
    if (crossed.has(tagName)) return marked('~~', text())
    if (code.has(tagName)) return writtenCode(textOf(element))
    if (tagName === 'sup') return this.#inFormula(element, '^')
    if (tagName === 'sub') return this.#inFormula(element, '_')
    if (tagName === 'q') return `«${text()}»`
    if (tagName === 'a') return this.#link(element, text())
    if (tagName === 'img') return this.carrier.picture(attribute(element, 'src'), attribute(element, 'alt'))
    if (tagName === 'math') return writtenFormula(texOf(element) || this.#refuse(tagName))
    if (plain.has(tagName)) {
      if (/(?:^|;)\s*(?:color|background)/i.test(attribute(element, 'style'))) this.#noteColour(element)
      return text()
    }
    return dropped.has(tagName) ? '' : this.#refuse(tagName)
  }

  #refuse(tagName: string): never {
    throw new CantCarry(says.unknownElement(tagName))
  }

  #noteColour(element: HtmlElement): void {
    const style = attribute(element, 'style').toLowerCase()
    const colours = [...style.matchAll(/(?:^|;)\s*(?:background-)?color\s*:\s*([^;!]+)/g)]
    const isPlain = ([, colour = '']: RegExpMatchArray) =>
      /^(?:#0{3,8}|black|inherit|initial|windowtext|transparent|white|#f{3,6}|rgba?\(\s*(?:0|255)[ ,]+(?:0|255)[ ,]+(?:0|255).*|var\(.*)\s*$/.test(
        colour.trim(),
      )
    if (!colours.every(isPlain)) this.carrier.note(says.colour)
  }

  #link(element: HtmlElement, text: string): string {
    const address = attribute(element, 'href').trim()
    if (address === '' || text.trim() === '') return text
    if (!/^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(address)) {
      this.carrier.note(says.link(cutText(address, 80)))
      return text
    }
    return `[${text.trim()}](<${address.replace(/[\\<>]/g, '')}>)`
  }

  /** Converts what Markdown can't express into a formula: an index, an underlined word. */
  #inFormula(element: HtmlElement, how: '^' | '_' | 'underline'): string {
    const hasOnlyWords = childrenOf(element).every(
      (child) => 'value' in child || (isElement(child) && isWordsOnly(child)),
    )
    const text = textOf(element).replace(/\s+/g, ' ')
    if (text.trim() === '') return text
    if (!hasOnlyWords || text.length > 80) throw new CantCarry(says.richIndex(element.tagName))
    if (partedByFormulas(text).some(({ isFormula }) => isFormula))
      throw new CantCarry(says.richIndex(element.tagName))
    const inner = writtenTex(text.trim())
    return how === 'underline' ? `$\\underline{${inner}}$` : `$${how}{${inner}}$`
  }
}

const isUnderlined = (element: HtmlElement): boolean =>
  /text-decoration(?:-line)?\s*:[^;]*underline/i.test(attribute(element, 'style')) && element.tagName !== 'a'

const isWordsOnly = (element: HtmlElement): boolean =>
  (plain.has(element.tagName) || strong.has(element.tagName) || emphasis.has(element.tagName)) &&
  childrenOf(element).every((child) => 'value' in child || (isElement(child) && isWordsOnly(child)))

/** Figures and Latin letters are copied into a formula as they are, words as text. */
const writtenTex = (text: string): string =>
  /^[a-zA-Z0-9+\-=(),.]+$/.test(text)
    ? text
    : `\\text{${text.replace(/[\\{}$&#^_%~]/g, (sign) => special[sign] ?? `\\${sign}`)}}`
const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}

/** Emphasis signs must touch words: spaces and punctuation at the edges are moved outside. */
function marked(mark: string, text: string): string {
  if (/\n\n/.test(text)) return text
  const [lead = ''] = /^(?:\s|\\\n|[«„"(—–])*/.exec(text) ?? []
  const [tail = ''] = /(?:\s|[.,;:!?…»“")—–])*$/.exec(text.slice(lead.length)) ?? []
  const core = text.slice(lead.length, text.length - tail.length)
  if (core === '' || core.endsWith('\\') || core.startsWith(mark)) return text
  return `${lead}${mark}${core}${mark}${tail}`
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))

function writtenCode(text: string): string {
  if (text.trim() === '') return text
  const fence = '`'.repeat(1 + longestRun(text))
  const pad = /^`|`$/.test(text) || (text.startsWith(' ') && text.endsWith(' ')) ? ' ' : ''
  return `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`
}

/**
 * Converts HTML of another program to our Markdown and its formulas. Elements that are not in the list refuse the task.
 * @throws CantCarry
 */
export function markdownOf(html: string, carrier: Carrier = new Carrier()): string {
  if (html.length > bounds.signs * 10) throw new CantCarry(says.longText)
  const withoutData = html.length - (html.match(/data:image[^"'>\s]*/g) ?? []).join('').length
  if (withoutData > bounds.signs || (html.match(/</g)?.length ?? 0) > bounds.tags)
    throw new CantCarry(says.longText)
  const childNodes = treeOf(html)
  return new Writer(carrier)
    .write(childNodes)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
