import type { Emphasis, Root } from 'mdast'
import type { Math as DisplayMath } from 'mdast-util-math'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

/** Signs that Markdown takes for its own and that were typed for something else: `2*3*4`, a formula on its own line without an end. */
export function lostSigns() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const source = String(file.value)
    visit(tree, 'emphasis', (node: Emphasis) => {
      const [from, to] = [node.position?.start.offset, node.position?.end.offset]
      if (from === undefined || to === undefined || source[from] !== '*') return
      const isBetweenFigures = /[\d)]/.test(source[from - 1] ?? '') && /[\d(]/.test(source[to] ?? '')
      if (isBetweenFigures)
        problems.push({ line: lineOf(node), message: says.starsAsEmphasis(source.slice(from - 1, to + 1)) })
    })
    visit(tree, 'math', (node: DisplayMath) => {
      const written = source.slice(node.position?.start.offset, node.position?.end.offset)
      if (node.meta || !/\$\$\s*$/.test(written.slice(2)))
        problems.push({ line: lineOf(node), message: says.openDisplay })
    })
  }
}
