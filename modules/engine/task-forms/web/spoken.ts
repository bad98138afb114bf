import { text } from './ru.ts'

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }
const signs: Record<string, string> = {
  cdot: '·',
  times: '×',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pm: '±',
  degree: '°',
  circ: '°',
  pi: 'π',
  mu: 'μ',
  Delta: 'Δ',
}

const group = String.raw`\{([^{}]*)\}`
const fraction = new RegExp(String.raw`(\d?)\\[dt]?frac\s*${group}\s*${group}`)
const root = new RegExp(String.raw`\\sqrt\s*${group}`)
const bracketed = (part: string): string =>
  /^\s*[\p{L}\p{N},.]+\s*$/u.test(part) ? part.trim() : `(${part})`

/** The source of a formula as a line that can be read aloud: «(x + 1)/2 = 1». */
function spokenFormula(tex: string): string {
  let line = tex.replaceAll('{,}', ',')
  // Inner fractions first: a fraction may contain another one.
  for (let before = ''; before !== line;) {
    before = line
    line = line
      .replace(
        fraction,
        (_, whole: string, top: string, bottom: string) =>
          // A mixed number: its whole part stays separate.
          `${whole}${whole && ' '}${bracketed(top)}/${bracketed(bottom)}`,
      )
      .replace(root, (_, inner: string) => `√${bracketed(inner)}`)
  }
  return line
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\^(?:\{([^{}]*)\}|(\S))/g, (_, long?: string, short?: string) =>
      text.power(long ?? short ?? ''),
    )
    .replace(/\\(?:text|mathrm|operatorname)\s*/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => signs[name] ?? ` ${name} `)
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[\\{}]/g, '')
    .replace(/_/g, ' ')
}

const formula =
  /<span class="katex-mathml">.*?<annotation[^>]*>(.*?)<\/annotation>.*?(?=<span class="katex-html")/gs

/**
 * A piece of HTML of the school as plain words, for the name of a control.
 * Trap: browsers leave MathML out of names, so a control that is labelled by a formula alone has none.
 */
export function spoken(html: string): string {
  const withWords = html.replace(formula, (_, tex: string) =>
    spokenFormula(unescaped(tex)).replaceAll('<', '&lt;'),
  )
  return unescaped(withoutDrawings(withWords).replace(/<[^>]*>/g, ''))
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const unescaped = (html: string): string =>
  html.replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code.replace(/^x/i, '0x'))) : (entities[name ?? ''] ?? whole),
  )

/** Removes the visual part of KaTeX: its elements nest, so tags are counted to find the end. */
function withoutDrawings(html: string): string {
  const start = html.indexOf('<span class="katex-html"')
  if (start < 0) return html
  let depth = 0
  for (const tag of html.slice(start).matchAll(/<(\/?)span\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0)
      return withoutDrawings(html.slice(0, start) + html.slice(start + tag.index + tag[0].length))
  }
  return html.slice(0, start)
}
