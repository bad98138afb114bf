import { parseSync } from '@swc/core'

// Single letters are data of rules («ё» is «е»), not sentences.
const russianWord = /[А-Яа-яЁё]{2,}/

/** Russian strings, templates and JSX texts of a source file; comments may quote Russian. */
export function russianTextsIn(file: string, source: string): string[] {
  if (!russianWord.test(source)) return []
  return stringsOf(file, source)
    .filter((text) => russianWord.test(text))
    .map((text) => text.trim().slice(0, 60))
}

/** Every string, part of a template and JSX text, as shown to a person. */
export function stringsOf(file: string, source: string): string[] {
  const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' })
  const found: string[] = []
  collect(program, found)
  return found
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const text = textOf(node as { type?: string; value?: unknown; cooked?: unknown })
  if (typeof text === 'string') found.push(text)
  for (const child of Object.values(node)) collect(child, found)
}

function textOf(node: { type?: string; value?: unknown; cooked?: unknown }): unknown {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value
  return node.type === 'TemplateElement' ? node.cooked : undefined
}
