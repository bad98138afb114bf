import { parseSync } from '@swc/core'

/** Every identifier of a source file with its repetitions: declarations, uses, keys that are not quoted, private names. */
export function identifiersIn(file: string, source: string): string[] {
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
  const { type, value } = node as { type?: string; value?: unknown }
  if ((type === 'Identifier' || type === 'PrivateName') && typeof value === 'string') found.push(value)
  for (const child of Object.values(node)) collect(child, found)
}

/** Camel case, snake case and the hyphens of file names are divided. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase())
