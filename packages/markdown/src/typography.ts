import type { Parent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { hangingWords, leaningWords, units } from './ru.ts'

const nbsp = '\u00a0'
const wordJoiner = '\u2060'

const hanging = new RegExp(`(?<=^|[\\s(«„])(${hangingWords}) (?=\\S|$)`, 'giu')
const leaning = new RegExp(` (?=(?:${leaningWords})(?![\\p{L}\\p{N}]))`, 'giu')
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')
const unitAfterFormula = new RegExp(`^ (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'u')
const insideNumber = /(?<=(?<![\d,.])\d{1,3}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/g
/** «м/с», «км/ч»: browsers break lines after a slash. */
const slashInUnit = /(?<!\p{L})(\p{L}{1,3}\/)(?=\p{L}{1,3}(?!\p{L}))/gu
const afterNumberSign = /([№§]) ?(?=\d)/g

/** Glues with non-breaking spaces what Russian typography does not tear between lines. */
export function glue(text: string): string {
  const glued = text
    .replace(/ (?=—)/g, nbsp)
    .replace(insideNumber, nbsp)
    .replace(beforeUnit, nbsp)
    .replace(afterNumberSign, `$1${nbsp}`)
    .replace(leaning, nbsp)
    .replace(slashInUnit, `$1${wordJoiner}`)
  // Twice: neighbours such as «и в лесу» share the space between them.
  return glued.replace(hanging, `$1${nbsp}`).replace(hanging, `$1${nbsp}`)
}

/** Glues every text of the tree. Code and formulas are other kinds of nodes and stay as they are. */
export function typography() {
  return (tree: Root) => {
    visit(tree, 'text', (node: Text, index, parent: Parent | undefined) => {
      const before = parent && index ? parent.children[index - 1] : undefined
      const value = before?.type === 'inlineMath' ? node.value.replace(unitAfterFormula, nbsp) : node.value
      node.value = glue(value)
    })
  }
}
