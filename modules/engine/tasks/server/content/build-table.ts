import { maxGaps, type TableCell } from '../../contract/index.ts'
import type { QuestionAndRubric, GapKey } from '../rubric.ts'
import { gapKey, gapOf } from './build-gaps.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'table'>

function reportShape({ columns, rows }: Source, scribe: Scribe): void {
  for (const [index, title] of columns.entries()) {
    if (title === '' && index > 0) scribe.report(['columns', index], says.emptyHead)
  }
  for (const [row, { cells }] of rows.entries()) {
    if (cells.length !== columns.length - 1)
      scribe.report(['rows', row, 'cells'], says.cellsCount(cells.length, columns.length - 1))
  }
}

/** Asked cells are numbered from 1 as they are read: row by row. */
export function buildTable(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  reportShape(source, scribe)
  const keys: Record<string, GapKey> = {}
  const rows = source.rows.map(({ head, cells }, row) => ({
    head: scribe.inline(['rows', row, 'head'], head),
    cells: cells.map((cell, column): TableCell => {
      const path = ['rows', row, 'cells', column]
      if (typeof cell === 'string') return { html: scribe.inline(path, cell) }
      const id = String(Object.keys(keys).length + 1)
      keys[id] = gapKey(path, cell, scribe)
      return { gap: gapOf(id, cell) }
    }),
  }))
  const asked = Object.keys(keys).length
  if (asked === 0) scribe.report(['rows'], says.noAskedCell)
  if (asked > maxGaps) scribe.report(['rows'], says.tooManyCells(asked, maxGaps))
  return {
    question: {
      kind: 'table',
      html: scribe.statement(statement),
      columns: source.columns.map((title, index) => scribe.inline(['columns', index], title)),
      rows,
    },
    rubric: { kind: 'table', cells: keys },
  }
}
