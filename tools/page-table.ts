import { pagesOf, portal, routeFileOf, site, type Catalogue, type CataloguedPage } from '@school/routes'

export const apps: Readonly<Record<string, Catalogue>> = { site, portal }

export interface PageLine extends CataloguedPage {
  readonly app: string
  /** Route module from the app's `app/` folder. */
  readonly file: string
}

/** Every page of both apps: by app, group and address. */
export const pageLines = (): PageLine[] =>
  Object.entries(apps).flatMap(([app, catalogue]) =>
    pagesOf(catalogue)
      .map((entry) => ({ ...entry, app, file: routeFileOf(entry) }))
      .toSorted((a, b) => compare(a.group, b.group) || compare(a.page.path, b.page.path)),
  )

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The catalogue as a table, one page per line; `mark` adds a last column. */
export function pageTable(lines: readonly PageLine[], mark?: (line: PageLine) => string): string {
  const cells = lines.map((line) => {
    const { app, group, name, page } = line
    return [app, `${group}.${name}`, page.path, page.who, page.title, ...(mark ? [mark(line)] : [])]
  })
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const rows = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${rows.join('\n')}\n`
}
