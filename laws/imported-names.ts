import path from 'node:path'

/** Names that a file takes from another one: `from` is the name of a package, or a path from the root. */
export interface ImportedNames {
  readonly from: string
  readonly names: readonly string[]
}

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => one.split(/\s+as\s+|\s*:\s*/)[0]!)

const lists = [
  /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g,
  /\{([^}]*)\}\s*=\s*await\s+import\(\s*'([^']+)'/g,
]
const namespaces = /\bimport\s+(?:type\s+)?\*\s+as\s+(\w+)\s+from\s*'([^']+)'/g

/** Found by the forms of import that the formatter leaves: lists, namespaces and lists of an awaited `import()`. */
export function importedNames(file: string, source: string): ImportedNames[] {
  const fromRoot = (from: string) => (from.startsWith('.') ? path.join(path.dirname(file), from) : from)
  const byList = lists.flatMap((form) =>
    [...source.matchAll(form)].map(([, list, from]) => ({ from: fromRoot(from!), names: listed(list!) })),
  )
  const bySpace = [...source.matchAll(namespaces)].map(([, space, from]) => ({
    from: fromRoot(from!),
    names: [...source.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
  }))
  return [...byList, ...bySpace]
}
