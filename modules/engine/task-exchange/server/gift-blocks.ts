/** Escaped signs of GIFT are hidden from its grammar in a private range of Unicode and restored at the end. */
const special = '~=#{}:'
const hiddenFrom = 0xe000

const hidden = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === '\\' ? '\ue00f' : String.fromCharCode(hiddenFrom + special.indexOf(sign)),
  )

export const shown = (text: string): string =>
  text
    .replace(/[\ue000-\ue005]/g, (sign) => special[sign.charCodeAt(0) - hiddenFrom]!)
    .replaceAll('\ue00f', '\\')
    .trim()

export interface Block {
  line: number
  text: string
  /** Another task begins before its brace is closed. */
  isUnclosed: boolean
}

interface Begun {
  line: number
  lines: string[]
  isUnclosed: boolean
}

const comment = /^\s*\/\//
const named = /^\s*::[^:]/
const command = /^\s*\$[A-Z]+:/

/**
 * Tasks are separated by empty lines outside of braces. An unclosed brace ends where the next task begins, so that only
 * one task is affected.
 */
export function blocksOf(source: string): Block[] {
  const blocks: Begun[] = []
  let current: Begun | null = null
  let depth = 0
  // The index of an empty line in the block that may have been meant as its end.
  let emptyAt = -1
  const begin = (line: number): Begun => {
    const begun = { line, lines: [], isUnclosed: false }
    blocks.push(begun)
    depth = 0
    emptyAt = -1
    return begun
  }
  for (const [index, raw] of source
    .replace(/[\ue000-\uf8ff\ufeff]/g, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (comment.test(raw) || (depth === 0 && command.test(raw))) continue
    const line = hidden(raw)
    if (line.trim() === '') {
      if (depth === 0) current = null
      else if (current) emptyAt = current.lines.push('') - 1
      continue
    }
    if (current && emptyAt !== -1 && (line.includes('{') || /^\s*::/.test(line))) {
      const next: string[] = current.lines.splice(emptyAt).slice(1)
      current.isUnclosed = true
      current = begin(index + 1 - next.length)
      current.lines.push(...next)
    }
    // A name begins a task even without an empty line before it.
    if (current && depth === 0 && named.test(line) && current.lines.some((one) => one.includes('}')))
      current = null
    current ??= begin(index + 1)
    current.lines.push(line)
    for (const sign of line) {
      if (sign === '{') depth++
      else if (sign === '}') depth = Math.max(0, depth - 1)
    }
    if (depth === 0) emptyAt = -1
  }
  if (current && depth > 0) current.isUnclosed = true
  return blocks.map(({ line, lines, isUnclosed }) => ({ line, text: lines.join('\n'), isUnclosed }))
}
