import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type CallExpression,
  type Expression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAwaitExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type TypeNode,
} from 'typescript/unstable/ast'
import type { Project } from 'typescript/unstable/sync'
import { Expander } from './expand.ts'
import { isTest, Symbols } from './symbols.ts'

/** A call of `query<Row>({ name, text, values })` or `listPage<Row>(…, () => ({ name, text, values }))`. */
export interface Statement {
  readonly file: string
  readonly line: number
  /** Names of the prepared statement, joined by `|`; empty without one. */
  readonly name: string
  readonly row: TypeNode | undefined
  /** Absent when something is spread into the values. */
  readonly values: readonly Expression[] | undefined
  readonly texts: ReadonlySet<string>
  readonly faults: ReadonlySet<string>
  /** `listPage` removes the column `total` from the rows. */
  readonly isPage: boolean
  /** Modules contribute fragments of its text. */
  readonly hasParts: boolean
  readonly readsRows: boolean
}

/** Finds all statements of the files in scope. Tests are left out. */
export function findStatements(
  project: Project,
  root: string,
  isInScope: (file: string) => boolean,
  parts: (point: string) => readonly unknown[],
): Statement[] {
  const expander = new Expander(new Symbols(project.checker), parts)
  return project.program.getSourceFileNames().flatMap((name) => {
    const file = path.relative(root, name)
    if (file.startsWith('..') || file.includes('node_modules') || !isInScope(file)) return []
    if (!/\.query\b|listPage/.test(readFileSync(name, 'utf8'))) return []
    const source = project.program.getSourceFile(name)!
    return [...callsIn(source)].flatMap((call) => statementsOf(call, file, source, expander))
  })
}

export const isProduct = (file: string): boolean =>
  /^(modules|packages|apps|tools)\//.test(file) && !isTest(file)

function* callsIn(source: SourceFile): Generator<CallExpression> {
  const nodes: Node[] = [source]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (isCallExpression(node)) yield node
    const children: Node[] = []
    node.forEachChild((child) => void children.push(child))
    nodes.push(...children.toReversed())
  }
}

function statementsOf(
  call: CallExpression,
  file: string,
  source: SourceFile,
  expander: Expander,
): Statement[] {
  const isPage = isIdentifier(call.expression) && call.expression.text === 'listPage'
  const isQuery = isPropertyAccessExpression(call.expression) && call.expression.name.text === 'query'
  if (!isPage && !isQuery) return []
  const given = isPage ? call.arguments[2] : call.arguments[0]
  const object = given && isArrowFunction(given) ? given.body : given
  return (object ? objectsOf(object) : []).flatMap((one): Statement[] => {
    const text = property(one, 'text')
    if (!text) return []
    const name = property(one, 'name')
    const values = property(one, 'values')
    const listed = values === undefined ? [] : isArrayLiteralExpression(values) ? values.elements : undefined
    const names = name ? expander.expand(name).texts : []
    const { texts, faults, hasParts } = expander.expand(text)
    return [
      {
        file,
        line: source.getLineAndCharacterOfPosition(one.getStart(source)).line + 1,
        name: [...names].join('|'),
        row: call.typeArguments?.[0],
        values: listed?.some(isSpreadElement) ? undefined : listed,
        texts,
        faults,
        isPage,
        hasParts,
        readsRows: readsRows(call),
      },
    ]
  })
}

/** The objects that an expression may be: both arms of a condition. */
function objectsOf(node: Node): ObjectLiteralExpression[] {
  if (isObjectLiteralExpression(node)) return [node]
  if (isConditionalExpression(node)) return [...objectsOf(node.whenTrue), ...objectsOf(node.whenFalse)]
  return isParenthesizedExpression(node) ? objectsOf(node.expression) : []
}

function property({ properties }: ObjectLiteralExpression, name: string): Expression | undefined {
  for (const one of properties) {
    if (isPropertyAssignment(one) && isIdentifier(one.name) && one.name.text === name) return one.initializer
    if (isShorthandPropertyAssignment(one) && isIdentifier(one.name) && one.name.text === name)
      return one.name
  }
  return undefined
}

/** Whether the code uses more of the answer than the number of rows. */
function readsRows(call: CallExpression): boolean {
  let at: Node = call.parent
  while (isAwaitExpression(at) || isParenthesizedExpression(at)) at = at.parent
  if (isPropertyAccessExpression(at)) return at.name.text === 'rows'
  return isVariableDeclaration(at) && /\brows\b/.test(at.name.getText())
}
