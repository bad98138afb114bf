import type { Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { says } from './ru.ts'
import { runOf } from './run.ts'

/** `\(x^2\)` and `\[y^2\]` as other programs write formulas. Brackets alone may be meant: `\[1\]`. */
const round = /(?<!\\)\\\((.{1,200}?)\\\)/
const square = /(?<!\\)\\\[(.{0,200}?(?:(?<!\\)[\^_]|(?<!\\)\\[a-zA-Z]).{0,200}?)\\\]/

/** A sign that opens nothing, before what is TeX for sure. */
const open = /(?<!\\)\$[^$\n]{0,200}?(?:(?<!\\)\^|_\{|\\[a-zA-Z]{2})[^$\n]{0,20}/

/** Reports formulas in signs that are not ours: they would be shown as they are typed. */
export function otherFormulas() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const source = String(file.value)
    visit(tree, 'text', ({ position }: Text) => {
      if (position?.start.offset === undefined || position.end.offset === undefined) return
      const lines = source.slice(position.start.offset, position.end.offset).split('\n')
      for (const [index, line] of lines.entries()) {
        const [written] = round.exec(line) ?? square.exec(line) ?? []
        const at = position.start.line + index
        if (written) problems.push({ line: at, message: says.otherFormula(written) })
        const [begun] = open.exec(line) ?? []
        if (begun) problems.push({ line: at, message: says.openFormula(begun) })
      }
    })
  }
}
