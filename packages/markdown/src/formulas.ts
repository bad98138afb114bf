import type { InlineMath, Math as DisplayMath } from 'mdast-util-math'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

/** HTML for eyes and MathML for screen readers. `strict` off: Russian words in formulas are meant. */
export const katexOptions = {
  output: 'htmlAndMathml',
  strict: false,
  trust: false,
  maxExpand: 200,
  maxSize: 40,
} as const

type Formula = InlineMath | DisplayMath

const isFormula = (node: { type: string }): node is Formula =>
  node.type === 'inlineMath' || node.type === 'math'

/** Reports slots (`{{1}}`) written inside a formula, where nothing can be typed. */
export function slotsStayOutOfFormulas() {
  return (tree: Root, file: VFile) => {
    visit(tree, isFormula, (node) => {
      const { value } = node as Formula
      if (/\{\{\d+\}\}/.test(value)) {
        runOf(file).problems.push({ line: lineOf(node), message: says.slotInFormula(value) })
      }
    })
  }
}

function lineOfMessage(message: VFileMessage): number {
  const placed = message.ancestors?.toReversed().find((node) => node.position)
  return message.line ?? placed?.position?.start.line ?? 1
}

/** KaTeX's complaints, which rehype-katex leaves in the file. */
export function formulaProblems(file: VFile, source: string) {
  const lines = source.split('\n')
  return file.messages.map((message) => {
    const line = lineOfMessage(message)
    const cause = String((message.cause as Error | undefined)?.message ?? message.message)
      .replace(/^KaTeX parse error: /, '')
      .replace(/ at position \d+:.*$/s, '')
    return { line, message: says.badFormula((lines[line - 1] ?? '').trim().slice(0, 80), cause) }
  })
}
