import { valueOf } from './expression.ts'
import { type Value, type Values, written } from './value.ts'

// Placeholders of digits only belong to `gaps`.
const placeholder = /\{\{(?!\d+\}\})([^{}]+)\}\}/g
const lonely = /^\{\{(?!\d+\}\})([^{}]+)\}\}$/

/** Puts values into a text; text between dollars is a formula. */
export function fillText(text: string, values: Values): string {
  return text.split(/(?<!\\)(\$+)/).reduce<{ shown: string; isMath: boolean }>(
    ({ shown, isMath }, part, index) => {
      if (index % 2 === 1) return { shown: shown + part, isMath: !isMath }
      const filled = part.replace(placeholder, (_, code: string) =>
        written(valueOf(code.trim(), values), isMath),
      )
      return { shown: shown + filled, isMath }
    },
    { shown: '', isMath: false },
  ).shown
}

/** Fields with numbers and marks instead of texts. */
const typedFields = new Set([
  'answer',
  'tolerance',
  'correct',
  'from',
  'to',
  'step',
  'labels',
  'rect',
  'circle',
  'polygon',
])

const isTyped = (field: string, owner: Readonly<Record<string, unknown>>): boolean =>
  typedFields.has(field) && !(field === 'answer' && owner['type'] === 'choice')

/** Puts values into all fields of a description. A numeric field that is one placeholder becomes a number. */
export function fillNode(node: unknown, values: Values, isTypedField = false): unknown {
  if (typeof node === 'string') {
    const [, code] = lonely.exec(node.trim()) ?? []
    const value: Value | undefined = isTypedField && code ? valueOf(code.trim(), values) : undefined
    return typeof value === 'number' || typeof value === 'boolean' ? value : fillText(node, values)
  }
  if (Array.isArray(node)) return node.map((item) => fillNode(item, values, isTypedField))
  if (typeof node !== 'object' || node === null) return node
  const owner = node as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(owner).map(([field, item]) => [
      field,
      field === 'proof' ? fillNode(item, values) : fillNode(item, values, isTyped(field, owner)),
    ]),
  )
}
