import {
  isCallExpression,
  isIdentifier,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type TypeNode,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { Memo } from './memo.ts'

export interface Field {
  readonly type: Type
  readonly isOptional: boolean
}

export interface SplitType {
  /** The type without `null` and `undefined`. */
  readonly of: Type
  readonly isNullable: boolean
  readonly isOptional: boolean
}

/** Reads row types, values and Drizzle's tables from the TypeScript server. */
export class RowTypes {
  readonly #checker: Checker
  readonly #memo = new Memo()
  readonly #date: Type | undefined
  readonly #buffer: Type | undefined
  readonly #string: Type
  readonly #number: Type
  readonly #boolean: Type
  /** `table.column`, in the names of the database, to the type that Drizzle selects. */
  readonly #declared = new Map<string, Type>()

  constructor({ checker, program }: Project) {
    this.#checker = checker
    this.#date = this.#global('Date')
    this.#buffer = this.#global('Buffer')
    this.#string = checker.getStringType()
    this.#number = checker.getNumberType()
    this.#boolean = checker.getBooleanType()
    for (const file of program.getSourceFileNames())
      if (/(tables|schema)[^/]*\.ts$|\/tables\//.test(file) && !file.includes('node_modules'))
        program.getSourceFile(file)!.forEachChild((node) => this.#readTables(node))
  }

  #global(name: string): Type | undefined {
    const symbol = this.#checker.resolveName(name, SymbolFlags.Type)
    return symbol && this.#checker.getDeclaredTypeOfSymbol(symbol)
  }

  #readTables(node: Node): void {
    if (isVariableDeclaration(node)) this.#readTable(node)
    else node.forEachChild((child) => this.#readTables(child))
  }

  #readTable({ name, initializer }: VariableDeclaration): void {
    if (!initializer || !isCallExpression(initializer) || !isIdentifier(initializer.expression)) return
    const [title] = initializer.arguments
    if (!/^(define|pg)Table$/.test(initializer.expression.text) || !title || !isStringLiteral(title)) return
    const table = this.#checker.getTypeAtLocation(name)
    const select = table && this.#checker.getPropertyOfType(table, '$inferSelect')
    const row = select && this.#checker.getTypeOfSymbol(select)
    if (!row) return
    const columns = this.#checker.getPropertiesOfType(row)
    const types = this.#checker.getTypeOfSymbol(columns)
    columns.forEach((column, index) => {
      const type = types[index]
      for (const inDatabase of databaseNames(column.name))
        if (type) this.#declared.set(`${title.text}.${inDatabase}`, type)
    })
  }

  declared(table: string, column: string): Type | undefined {
    return this.#declared.get(`${table}.${column}`)
  }

  ofNode(node: Node): Type | undefined {
    return this.#memo.once('at', node, () => this.#checker.getTypeAtLocation(node))
  }

  ofTypeNode(node: TypeNode): Type | undefined {
    return this.#memo.once('of', node, () => this.#checker.getTypeFromTypeNode(node))
  }

  /** The fields of an object; for a union, those of all its parts. */
  fields(type: Type): ReadonlyMap<string, Field> {
    return this.#memo.once('fields', type, () => {
      const symbols = this.#checker.getPropertiesOfType(type)
      const types = this.#checker.getTypeOfSymbol(symbols)
      return new Map(
        symbols.flatMap(({ name, flags }, index): [string, Field][] => {
          const of = types[index]
          return of ? [[name, { type: of, isOptional: (flags & SymbolFlags.Optional) !== 0 }]] : []
        }),
      )
    })
  }

  isAssignable(source: Type, target: Type): boolean {
    return this.#memo.once(`to ${target.id}`, source, () => this.#checker.isTypeAssignableTo(source, target))
  }

  isRelated(a: Type, b: Type): boolean {
    return this.isAssignable(a, b) || this.isAssignable(b, a)
  }

  split(type: Type): SplitType {
    return this.#memo.once('split', type, () => {
      const parts = type.isUnionType() ? type.getTypes() : [type]
      const names = parts.map((part) => (part.isIntrinsicType() ? part.intrinsicName : ''))
      return {
        of: this.#checker.getNonNullableType(type) ?? type,
        isNullable: names.includes('null'),
        isOptional: names.includes('undefined'),
      }
    })
  }

  elementOf(type: Type): Type | undefined {
    return this.#memo.once('element', type, () => {
      if (!this.#checker.isArrayType(type) && !this.#checker.isTupleType(type)) return undefined
      return this.#checker.getTypeArguments(type as never)[0]
    })
  }

  /** The type in which `pg` returns a value; `undefined` when the checker does not know it. */
  named(name: string): Type | undefined {
    switch (name) {
      case 'string':
        return this.#string
      case 'number':
        return this.#number
      case 'boolean':
        return this.#boolean
      case 'Date':
        return this.#date
      case 'Buffer':
        return this.#buffer
      default:
        return undefined
    }
  }

  /** `any`, `unknown` and type parameters: nothing is asserted. */
  isOpen(type: Type): boolean {
    return (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0
  }

  isEmpty(type: Type): boolean {
    return type.isIntrinsicType() && ['never', 'null', 'undefined'].includes(type.intrinsicName)
  }

  text(type: Type): string {
    return this.#memo.once('text', type, () => this.#checker.typeToString(type).slice(0, 70))
  }
}

/** `gradeIndex` is `grade_index`; `line1` is `line1` or `line_1`. */
function databaseNames(name: string): string[] {
  const spaced = name.replaceAll(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)
  return [spaced, spaced.replaceAll(/_(\d)/g, '$1')]
}
