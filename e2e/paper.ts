import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

// Reads what a page looks like on paper.

interface Word {
  text: string
  /** Box on the sheet, in points, from the lower left corner. */
  left: number
  right: number
  bottom: number
  top: number
}

interface Table {
  heads: string[]
  /** The first cell of each row. */
  names: string[]
  /** Results: all other cells. */
  cells: string[]
}

/** Text is compared without spaces: a cell may wrap anywhere. */
const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s\u00ad\u200b]/g, '')

/** Runs in the page: what its tables say on the screen. */
function readTables(): Table[] {
  const textOf = (element: Element): string => {
    if (element.matches('.visually-hidden, [aria-hidden="true"], svg') || !element.checkVisibility())
      return ''
    return [...element.childNodes]
      .map((node) => (node instanceof Element ? textOf(node) : (node.textContent ?? '')))
      .join(' ')
  }
  const texts = (elements: Iterable<Element>) =>
    [...elements].map((one) => textOf(one).trim()).filter(Boolean)
  return [...document.querySelectorAll('main table')].map((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...(row as HTMLTableRowElement).cells])
    return {
      heads: texts(table.querySelectorAll('thead th')),
      names: texts(rows.flatMap((cells) => cells.slice(0, 1))),
      cells: texts(rows.flatMap((cells) => cells.slice(1))),
    }
  })
}

/** Runs in the page under the styles of paper: which tables are printed, and controls that are. */
function readPrinted(): { tables: boolean[]; controls: string[] } {
  const controls =
    'input, select, textarea, nav, [role="tablist"], [role="combobox"], button:has(svg:only-child):not(:has(span))'
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const hasText = (element: Element) => element.localName === 'button' && element.textContent !== ''
  return {
    tables: [...document.querySelectorAll('main table')].map(isSeen),
    controls: [...document.querySelectorAll(controls)]
      .filter((one) => isSeen(one) && !hasText(one))
      .map((control) => control.outerHTML.slice(0, 120)),
  }
}

async function readSheets(page: Page): Promise<Word[][]> {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
  if (process.env['PAPER_DIR'])
    writeFileSync(`${process.env['PAPER_DIR']}/${page.url().replaceAll(/\W+/g, '-')}.pdf`, bytes)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const sheets: Word[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left, bottom] = item.transform as number[]
        const [x, y] = [left!, bottom!]
        return [{ text: item.str, left: x, right: x + item.width, bottom: y, top: y + item.height }]
      }),
    )
  }
  return sheets
}

/** Text over text: a part of a page covers another. */
function* coveredIn(words: readonly Word[]): Generator<string> {
  for (const [at, one] of words.entries())
    for (const other of words.slice(at + 1)) {
      // Parts of a formula.
      if (Math.min(one.text.length, other.text.length) < 3 || other.text === '...') continue
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
      const least = Math.min(one.top - one.bottom, other.top - other.bottom)
      // A shadow is the same text again.
      if (one.text !== other.text && wide > 2 && high > least / 2) yield `«${one.text}» and «${other.text}»`
    }
}

/** Prints a page. @returns its faults as sentences, and how many sheets it takes */
export async function readPaper(page: Page): Promise<{ faults: string[]; sheets: number; text: string }> {
  const all = await page.evaluate(readTables)
  await page.emulateMedia({ media: 'print' })
  const { controls, tables } = await page.evaluate(readPrinted)
  await page.emulateMedia({ media: null })
  const sheets = await readSheets(page)
  const texts = sheets.map((words) => bare(words.map(({ text }) => text).join('')))
  const whole = texts.join('')
  const faults = controls.map((control) => `a control is printed: ${control}`)
  const lost = (texts: readonly string[]) => texts.filter((text) => !whole.includes(bare(text)))
  for (const { heads, names, cells } of all.filter((_, number) => tables[number])) {
    faults.push(
      ...names.filter((name) => !whole.includes(bare(name))).map((name) => `a row is lost: ${name}`),
    )
    faults.push(...lost(heads).map((head) => `a column is lost: ${head}`))
    faults.push(...lost(cells).map((cell) => `a cell is lost: ${cell}`))
    const [first] = heads
    for (const [number, text] of texts.entries())
      if (first && names.some((name) => text.includes(bare(name))) && !text.includes(bare(first)))
        faults.push(`sheet ${number + 1} has rows without the head «${first}»`)
  }
  for (const [number, words] of sheets.entries())
    faults.push(...[...coveredIn(words)].map((pair) => `sheet ${number + 1}: ${pair} cover each other`))
  for (const [number, words] of sheets.entries())
    if (words.length === 0) faults.push(`sheet ${number + 1} is empty`)
  return { faults, sheets: sheets.length, text: whole }
}
