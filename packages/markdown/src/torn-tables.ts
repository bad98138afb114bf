import type { Paragraph, Root, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

/** `|---|:-:|`: the line under the heads of a table. */
const ruled = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/

/** Reports tables that lose cells or break: a modulus sign is a border of cells, and cells beyond the last column are dropped silently. */
export function tornTables() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const lines = String(file.value).split('\n')
    visit(tree, 'table', (table: Table) => {
      const columns = table.children[0]?.children.length ?? 0
      for (const row of table.children) {
        const cells = row.children.length
        if (cells > columns) problems.push({ line: lineOf(row), message: says.spareCells(cells, columns) })
      }
    })
    visit(tree, 'paragraph', ({ position }: Paragraph) => {
      if (!position) return
      const inside = lines.slice(position.start.line, position.end.line)
      const at = inside.findIndex((line) => ruled.test(line))
      if (at !== -1) problems.push({ line: position.start.line + at, message: says.tornTable })
    })
  }
}
