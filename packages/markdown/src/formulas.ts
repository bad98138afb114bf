import katex from 'katex'
import type { InlineMath, Math as DisplayMath } from 'mdast-util-math'
import type { Raw } from 'mdast-util-to-hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { cutText } from '@school/texts'
import { formulaLabel, says } from './ru.ts'
import { formulaText, refusedCommand } from './ru-katex.ts'
import { lineOf, runOf } from './run.ts'

/** HTML for eyes and MathML for screen readers. `strict` off: Russian words in formulas are meant. */
const katexOptions = {
  output: 'htmlAndMathml',
  strict: false,
  maxExpand: 200,
  maxSize: 40,
} as const

type Formula = InlineMath | DisplayMath

const isFormula = (node: { type: string }): node is Formula =>
  node.type === 'inlineMath' || node.type === 'math'

/** Signs of TeX that surely fit into the narrowest screen. */
const shortFormula = 24

const display = '<span class="katex-display"'

/** A formula on a line of its own scrolls when the screen is narrower; short ones are no stops for the keyboard. */
const scrolling = (html: string): string =>
  html.replace(display, `${display} role="group" aria-label="${formulaLabel}" tabindex="0"`)

/** In TeX a per cent sign begins a comment, which authors never mean: «5%» would lose its sign silently. */
const withPercents = (tex: string): string => tex.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%')

/** @param refused gets the names of commands that are not trusted */
function htmlOf({ type, value }: Formula, throwOnError: boolean, refused: Set<string> = new Set()): string {
  const displayMode = type === 'math'
  const trust = ({ command }: { command: string }) => {
    refused.add(command)
    return false
  }
  const html = katex.renderToString(withPercents(value), {
    ...katexOptions,
    trust,
    displayMode,
    throwOnError,
  })
  return displayMode && value.length > shortFormula ? scrolling(html) : html
}

/** What can't be read is shown as KaTeX shows it: red. Not every failure is one that it shows. */
function asTyped(formula: Formula): string {
  try {
    return htmlOf(formula, false)
  } catch {
    return ''
  }
}

const causeOf = (error: unknown): string =>
  formulaText(
    (error instanceof Error ? error.message : String(error))
      .replace(/^KaTeX parse error: /, '')
      .replace(/ at (?:position \d+|end of input):.*$/s, ''),
  )

/** The longest formula, in characters of TeX: each may become three hundred of HTML. */
const longestFormula = 2000
/** The most of all formulas of a text, in characters of HTML: several times the longest note of the school. */
const mostHtml = 600_000

/** Cyrillic words that no braces hold: `$S_{сред}$` has none. */
const hasWords = (tex: string): boolean =>
  /(?<![\p{L}{])[а-яё]+(?![\p{L}}])/iu.test(tex.replace(/\{[^{}]*\}/g, ''))

/** «Тетрадь $3, а альбом $7»: two prices with words between them. A formula touches both its signs, and no figure follows it. */
function isBetweenPrices({ type, position }: Formula, source: string): boolean {
  const [from, to] = [position?.start.offset, position?.end.offset]
  if (type !== 'inlineMath' || from === undefined || to === undefined) return false
  const [, fence = '', inside = ''] = /^(\$+)([^]*)\1$/.exec(source.slice(from, to)) ?? []
  if (fence.length !== 1 || !hasWords(inside)) return false
  return /\d/.test(source[to] ?? '') || /^\s|\s$/.test(inside)
}

/** HTML of formulas until it is inserted into the tree of HTML. */
const rendered = new WeakMap<object, string>()

/** Renders formulas; reports those that can't be read, and slots (`{{1}}`) inside of a formula, where nothing can be typed. */
export function formulas() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const source = String(file.value)
    const lines = source.split('\n')
    let made = 0
    visit(tree, isFormula, (node) => {
      const formula = node as Formula
      const line = lineOf(formula)
      if (made > mostHtml) return
      if (formula.value.length > longestFormula) {
        problems.push({ line, message: says.longFormula(longestFormula) })
        return
      }
      if (isBetweenPrices(formula, source))
        problems.push({ line, message: says.pricesAsFormula(cutText(formula.value.trim(), 40)) })
      if (/\{\{\d+\}\}/.test(formula.value))
        problems.push({ line, message: says.slotInFormula(formula.value) })
      const report = (cause: string) => {
        const written = cutText((lines[line - 1] ?? '').trim(), 80)
        problems.push({ line, message: says.badFormula(written, cause) })
      }
      try {
        const refused = new Set<string>()
        rendered.set(formula, htmlOf(formula, true, refused))
        for (const command of refused) report(refusedCommand(command))
      } catch (error) {
        report(causeOf(error))
        rendered.set(formula, asTyped(formula))
      }
      made += rendered.get(formula)?.length ?? 0
      if (made > mostHtml) problems.push({ line, message: says.tooManyFormulas })
    })
  }
}

/** The only HTML that is taken as it is: KaTeX's own, with everything of the author's escaped. */
const asRaw = (_: unknown, formula: Formula): Raw => ({ type: 'raw', value: rendered.get(formula) ?? '' })

export const formulaHandlers = { math: asRaw, inlineMath: asRaw }
