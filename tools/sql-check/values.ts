import {
  type ArrowFunction,
  type BindingElement,
  type FunctionDeclaration,
  type FunctionExpression,
  type Identifier,
  isBindingElement,
  isVariableDeclaration,
  type Node,
  NodeFlags,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'

/** The text depends on a value known at run time only. */
export class NotExpandable extends Error {}

/** The program throws before it sends this text. */
export class NeverSent extends Error {}

export type FunctionNode = ArrowFunction | FunctionExpression | FunctionDeclaration

export class Closure {
  readonly node: FunctionNode
  readonly frame: Frame
  constructor(node: FunctionNode, frame: Frame) {
    this.node = node
    this.frame = frame
  }
}

/** A value with a known type only. */
export class Opaque {
  readonly key: string
  readonly type: Type | undefined
  constructor(key: string, type: Type | undefined) {
    this.key = key
    this.type = type
  }
}

/** A table of the schema; its columns are `{ name, table }`, as Drizzle's are. */
export class Table {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export interface Frame {
  readonly id: string
  /** The function that runs in it; absent for the outermost one. */
  readonly node?: FunctionNode
  readonly bound: Map<string, unknown>
  readonly outer?: Frame
}

export const keyOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.kind}`
export const short = (node: Node): string => node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)

export const isConstant = (node: Node): node is VariableDeclaration =>
  isVariableDeclaration(node) && (node.parent.flags & NodeFlags.Const) !== 0

export const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Opaque) && !(value instanceof Closure)

export const nameOf = ({ propertyName, name }: BindingElement): string =>
  ((propertyName ?? name) as Identifier).text

/** The frame of the function that a variable is declared in, else the outermost one. */
export function homeOf(declaration: Node, frame: Frame): Frame {
  const isHome = ({ node }: Frame): boolean =>
    node !== undefined &&
    node.getSourceFile() === declaration.getSourceFile() &&
    node.pos <= declaration.pos &&
    declaration.end <= node.end
  let home = frame
  while (home.outer && !isHome(home)) home = home.outer
  return home
}

/** The parameter or the variable whose pattern a name is bound in. */
export function ownerOf(element: BindingElement): Node {
  let owner: Node = element
  while (isBindingElement(owner)) owner = owner.parent.parent
  return owner
}
