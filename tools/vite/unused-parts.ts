import type { Plugin } from 'vite'

/** The part of the syntax tree (ESTree) that is read here. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  id?: Node | null
  body?: Node
  expression?: Node
  left?: Node
  object?: Node
  callee?: Node
}

/** What of one file of a library the pages never come to. */
export interface UnusedParts {
  file: RegExp
  /** Functions by name and what is left of them. */
  functions: Readonly<Record<string, string>>
  /** Classes that are never made: their methods go. */
  classes?: readonly string[]
  /** Functions that only tell the programmer something: calls to them as statements go. */
  warnings?: readonly string[]
}

interface Edit {
  start: number
  end: number
  text: string
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** `X` of the statement `X.prototype.method = …`. */
function classOfMethod({ type, expression }: Node): string | undefined {
  const method = type === 'ExpressionStatement' ? expression?.left : undefined
  return method?.object?.object?.name
}

function editsOf(
  program: unknown,
  { functions, classes = [], warnings = [] }: UnusedParts,
  met: Set<string>,
): Edit[] {
  const edits: Edit[] = []
  const leave = (name: string, { start, end }: Node, text: string) => {
    met.add(name)
    edits.push({ start, end, text })
  }
  for (const node of nodesOf(program)) {
    const functionName = node.type === 'FunctionDeclaration' ? node.id?.name : undefined
    if (functionName !== undefined && Object.hasOwn(functions, functionName))
      leave(functionName, node.body!, `{ ${functions[functionName]} }`)
    const className = classOfMethod(node)
    if (className !== undefined && classes.includes(className)) leave(className, node, '')
    const called = node.type === 'ExpressionStatement' ? node.expression?.callee?.name : undefined
    if (called !== undefined && warnings.includes(called)) leave(called, node, ';')
  }
  return edits
}

/** An edit within another goes with it. */
function applied(code: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const { start, end, text: left } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    text += code.slice(at, start) + left
    at = end
  }
  return text + code.slice(at)
}

/** @throws when a name is not met: the library is another one, and what is said of it must be looked at again */
export function withoutParts(code: string, program: unknown, parts: UnusedParts): string {
  const met = new Set<string>()
  const edits = editsOf(program, parts, met)
  const named = [...Object.keys(parts.functions), ...(parts.classes ?? []), ...(parts.warnings ?? [])]
  const missing = named.filter((name) => !met.has(name))
  if (missing.length > 0) throw new Error(`${parts.file} has no ${missing.join(', ')} any more.`)
  return applied(code, edits)
}

/** Leaves out of the browser's bundle what no page of ours can come to (docs/decisions/021). */
export const unusedParts = (lists: readonly UnusedParts[]): Plugin => ({
  name: 'unused-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const parts = lists.find(({ file }) => file.test(id))
    return parts ? { code: withoutParts(code, this.parse(code), parts), map: null } : null
  },
})
