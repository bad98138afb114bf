import type { Page, ParamRule } from './page.ts'

/** One segment of an address: a fixed word, or a parameter when `name` is given. */
export interface Step {
  readonly word: string
  readonly name?: string
  readonly rule?: ParamRule | undefined
}

export function fits(rule: ParamRule | undefined, value: string): boolean {
  if (rule === undefined) return true
  if (rule === 'digits') return /^\d+$/.test(value)
  if (rule === 'klass') return /^\d{1,2}-klass$/.test(value)
  return rule.includes(value)
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Every sequence of segments the page answers: with and without each optional one, the fullest first. */
export function patternsOf({ path, rules }: Page): Step[][] {
  let patterns: Step[][] = [[]]
  for (const segment of segmentsOf(path)) {
    const isOptional = segment.endsWith('?')
    const word = isOptional ? segment.slice(0, -1) : segment
    const name = word.startsWith(':') ? word.slice(1) : undefined
    const step: Step = name === undefined ? { word } : { word, name, rule: rules?.[name] }
    const longer = patterns.map((pattern) => [...pattern, step])
    patterns = isOptional ? [...longer, ...patterns] : longer
  }
  return patterns.toSorted((a, b) => b.length - a.length)
}
