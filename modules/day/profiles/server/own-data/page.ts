import type { DataExport } from '@school/personal-data/server'
import { formatDayAndTime } from '@school/texts'
import { says } from './ru.ts'

export type Row = Readonly<Record<string, unknown>>

export interface Section extends Pick<DataExport, 'name' | 'title'> {
  readonly rows: readonly Row[]
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return formatDayAndTime(value.toISOString())
  if (typeof value === 'boolean') return value ? says.yes : says.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const line = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`

function* sectionHtml({ name, title, rows }: Section): Generator<string> {
  const columns = Object.keys(rows[0] ?? {})
  yield `<section id="${name}"><h2>${escape(title)}</h2>`
  if (rows.length === 0) yield `<p>${says.nothing}</p>`
  else {
    yield `<div><table><thead>${line(columns, 'th')}</thead><tbody>`
    for (const row of rows)
      yield line(
        columns.map((column) => words(row[column])),
        'td',
      )
    yield '</tbody></table></div>'
  }
  yield '</section>\n'
}

/** Everything on one page that opens without a network, piece by piece. */
export function* pageOf(sections: readonly Section[], at: Date): Generator<string> {
  yield `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${says.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}div{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}ul{columns:2}</style></head>
<body><h1>${says.title}</h1><p>${escape(says.madeAt(at))}</p><p>${says.absent}</p>
<ul>${sections.map(({ name, title }) => `<li><a href="#${name}">${escape(title)}</a></li>`).join('')}</ul>
`
  for (const section of sections) yield* sectionHtml(section)
  yield '</body></html>'
}
