import { SaxesParser } from 'saxes'
import { CantCarry } from './foreign.ts'
import { says } from './ru.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

const mostElements = 3000
const deepest = 24

/** The unparsed XML of a question in a file. */
export interface XmlPart {
  line: number
  xml: string
  isUnclosed: boolean
}

const token = /<!\[CDATA\[|<!--|<question(?=[\s>])|<\/question\s*>/g

/**
 * Splits a file into its questions in linear time: a broken question does not affect the next one. Texts may contain
 * the tag themselves inside of CDATA and comments.
 */
export function questionsIn(source: string): XmlPart[] {
  const parts: XmlPart[] = []
  let line = 1
  let counted = 0
  const lineAt = (index: number): number => {
    for (let at = source.indexOf('\n', counted); at !== -1 && at < index; at = source.indexOf('\n', at + 1)) {
      line += 1
      counted = at + 1
    }
    return line
  }
  let begun = -1
  const end = (at: number, isUnclosed: boolean) => {
    parts.push({ line: lineAt(begun), xml: source.slice(begun, at), isUnclosed })
    begun = -1
  }
  const endsOf = { '<![CDATA[': ']]>', '<!--': '-->' } as const
  const withoutEnd = new Set<string>()
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [found] = match
    if (found === '<![CDATA[' || found === '<!--') {
      const close = withoutEnd.has(found) ? -1 : source.indexOf(endsOf[found], match.index + found.length)
      if (close === -1) {
        withoutEnd.add(found)
        continue
      }
      // An end tag of another question: this one was never closed.
      const again = source.indexOf(found, match.index + found.length)
      const crosses = again !== -1 && again < close && source.slice(match.index, again).includes('</question')
      if (!crosses) token.lastIndex = close + endsOf[found].length
    } else if (found.startsWith('</')) {
      if (begun !== -1) end(match.index + found.length, false)
    } else {
      if (begun !== -1) end(match.index, true)
      begun = match.index
    }
  }
  if (begun !== -1) end(source.length, true)
  return parts
}

/** The fault in words. */
function faultIn(message: string): string {
  const [, tag] =
    /(?:unexpected close tag|unmatched closing tag|unclosed tag): ?"?([\w:-]+)/i.exec(message) ?? []
  return tag === undefined ? says.brokenXml : says.brokenTag(tag)
}

/** Errors about entities that HTML has and XML lacks are ignored: they are handled later, together with their text. */
const isForgiven = (message: string): boolean =>
  /undefined entity|disallowed (?:character|code)/i.test(message)

/** Parses one element. No external resources are loaded, and its own entities are not expanded. @throws CantCarry */
export function readXml({ xml, isUnclosed }: XmlPart): XmlElement {
  if (isUnclosed) throw new CantCarry(says.unclosedQuestion)
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: XmlElement[] = [root]
  let elements = 0
  let fault: string | null = null
  const parser = new SaxesParser({ fragment: true, xmlns: false })
  parser.on('error', ({ message }) => {
    if (!isForgiven(message)) fault ??= faultIn(message)
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > mostElements || open.length > deepest) throw new CantCarry(says.tooDeep)
    const element: XmlElement = { name: name.toLowerCase(), attributes, children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (open.length > 1) open.pop()
  })
  const addText = (text: string) => (open.at(-1)!.text += text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  if (fault !== null) throw new CantCarry(fault)
  const [element] = root.children
  if (!element) throw new CantCarry(says.brokenXml)
  return element
}

export const childrenNamed = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name)
export const childNamed = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((child) => child.name === name)
