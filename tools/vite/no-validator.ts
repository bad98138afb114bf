import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const stub = fileURLToPath(new URL('no-validator.stub.ts', import.meta.url))

/** Fields of an endpoint that a page needs; the others are schemas and texts for the server. */
const keptOfEndpoint = new Set(['name', 'method', 'path', 'paged', 'reads', 'changes', 'fileField'])

/** The part of the syntax tree (ESTree) that is read here. */
interface Node {
  type: string
  start: number
  end: number
  body?: Node[]
  declaration?: Node | null
  declarations?: Node[]
  init?: Node | null
  callee?: Node
  arguments?: Node[]
  properties?: Node[]
  key?: Node
  name?: string
  value?: Node
  elements?: (Node | null)[]
  argument?: Node
}

/** A replacement of a piece of code. */
interface Edit {
  start: number
  end: number
  text: string
}

/** The calls that evaluate a constant, also within its objects and arrays. */
function callsIn(value: Node | null | undefined): Node[] {
  if (value?.type === 'CallExpression') return [value]
  if (value?.type === 'ObjectExpression')
    return (value.properties ?? []).flatMap((property) => callsIn(property.value ?? property.argument))
  if (value?.type === 'ArrayExpression') return (value.elements ?? []).flatMap(callsIn)
  return []
}

/** Calls that make the constants of a module. */
function callsOf(statement: Node): Node[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  const made = declaration?.type === 'VariableDeclaration' ? (declaration.declarations ?? []) : []
  return made.flatMap(({ init }) => callsIn(init))
}

/** Reduces `endpoint({…})` to the fields that a page needs. */
function bareEndpoint(call: Node): Edit[] {
  const fields = call.callee?.name === 'endpoint' ? (call.arguments?.[0]?.properties ?? []) : []
  return fields.flatMap((field, index) =>
    keptOfEndpoint.has(field.key?.name ?? '')
      ? []
      : [{ start: field.start, end: fields[index + 1]?.start ?? field.end, text: '' }],
  )
}

/** Marks schema constructors as free of side effects, so that the bundler drops unused schemas. */
function bareContract(code: string, program: Node): string {
  const edits = (program.body ?? [])
    .flatMap(callsOf)
    .flatMap((call) => [
      { start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' },
      ...bareEndpoint(call),
      { start: call.end, end: call.end, text: ')()' },
    ])
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/**
 * Removes schemas of contracts from the pages' bundles: types remain, the server validates, and the browser
 * needs no validator (docs/decisions/007).
 */
export const noValidator = (): Plugin[] => [
  {
    name: 'no-validator',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? stub : null),
  },
  {
    name: 'bare-contracts',
    transform(code, id) {
      if (!/\/contract\/[^?]*\.ts$/.test(id)) return null
      return { code: bareContract(code, this.parse(code) as unknown as Node), map: null }
    },
  },
]
