import katex from 'katex'
import type { InlineMath, Math as DisplayMath } from 'mdast-util-math'
import type { Raw } from 'mdast-util-to-hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { formulaLabel, says } from './ru.ts'
import { lineOf, runOf } from './run.ts'

/** HTML for eyes and MathML for screen readers. `strict` off: Russian words in formulas are meant. */
const katexOptions = {
  output: 'htmlAndMathml',
  strict: false,
  trust: false,
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

function htmlOf({ type, value }: Formula, throwOnError: boolean): string {
  const displayMode = type === 'math'
  const html = katex.renderToString(value, { ...katexOptions, displayMode, throwOnError })
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
  (error instanceof Error ? error.message : String(error))
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at position \d+:.*$/s, '')

/** HTML of formulas until they stand in the tree of HTML. */
const rendered = new WeakMap<object, string>()

/** Renders formulas; reports those that can't be read, and slots (`{{1}}`) inside of a formula, where nothing can be typed. */
export function formulas() {
  return (tree: Root, file: VFile) => {
    const { problems } = runOf(file)
    const lines = String(file.value).split('\n')
    visit(tree, isFormula, (node) => {
      const formula = node as Formula
      const line = lineOf(formula)
      if (/\{\{\d+\}\}/.test(formula.value))
        problems.push({ line, message: says.slotInFormula(formula.value) })
      try {
        rendered.set(formula, htmlOf(formula, true))
      } catch (error) {
        const written = (lines[line - 1] ?? '').trim().slice(0, 80)
        problems.push({ line, message: says.badFormula(written, causeOf(error)) })
        rendered.set(formula, asTyped(formula))
      }
    })
  }
}

/** The only HTML that is taken as it is: KaTeX's own, with everything of the author's escaped. */
const asRaw = (_: unknown, formula: Formula): Raw => ({ type: 'raw', value: rendered.get(formula) ?? '' })

export const formulaHandlers = { math: asRaw, inlineMath: asRaw }
