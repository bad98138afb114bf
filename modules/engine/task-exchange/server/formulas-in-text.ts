/** A piece of a text of another program: words, or a formula with its delimiters. */
export interface Piece {
  text: string
  isFormula: boolean
  /** On a line of its own. */
  isDisplay: boolean
}

const signs = [
  { open: '\\(', close: '\\)', isDisplay: false },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '$$', close: '$$', isDisplay: false },
] as const

const words = (text: string): Piece => ({ text, isFormula: false, isDisplay: false })

/** Splits a text at its formulas, `\(…\)`, `\[…\]` and `$$…$$`, in linear time. */
export function partedByFormulas(text: string): Piece[] {
  const pieces: Piece[] = []
  const withoutEnd = new Set<string>()
  let from = 0
  let at = 0
  while (at < text.length) {
    const sign = signs.find(({ open }) => !withoutEnd.has(open) && text.startsWith(open, at))
    if (!sign) {
      // A backslash that starts no delimiter escapes the sign after it: `\\(` is no formula.
      at += text[at] === '\\' && text[at + 1] === '\\' ? 2 : 1
      continue
    }
    const end = text.indexOf(sign.close, at + 2)
    if (end === -1) {
      withoutEnd.add(sign.open)
      continue
    }
    const tex = text.slice(at + 2, end).trim()
    if (tex !== '') {
      if (at > from) pieces.push(words(text.slice(from, at)))
      pieces.push({ text: tex, isFormula: true, isDisplay: sign.isDisplay })
      from = end + 2
    }
    at = end + 2
  }
  if (from < text.length) pieces.push(words(text.slice(from)))
  return pieces
}

const lower = /\$_\{[^{}]*\}\$$/
const upper = /\$\^\{[^{}]*\}\$$/
/** An upper index is placed above the lower one: `_{4}^{2-}`. */
const isOver = (before: string, after: string): boolean =>
  (lower.test(before) && after.startsWith('$^')) || (upper.test(before) && after.startsWith('$_'))

/** Joins pieces of Markdown. Adjacent formulas are merged: `$a$$b$` would be read as a formula between double signs. */
export const joined = (pieces: readonly string[]): string => {
  let text = ''
  for (const piece of pieces) {
    const touches = /(?<![\\$])\$$/.test(text) && /^\$(?!\$)/.test(piece)
    if (touches) text = `${text.slice(0, -1)}${isOver(text, piece) ? '' : '{}'}${piece.slice(1)}`
    else text += piece
  }
  return text
}

/** A formula as our Markdown writes it. */
export function writtenFormula(tex: string, isDisplay = false): string {
  const line = tex.replace(/\s+/g, ' ').trim()
  if (isDisplay) return `\n\n$$\n${line}\n$$\n\n`
  const fence = line.includes('$') ? '$$' : '$'
  const [left, right] = [line.startsWith('$') ? ' ' : '', line.endsWith('$') ? ' ' : '']
  return `${fence}${left}${line}${right}${fence}`
}
