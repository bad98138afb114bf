import {
  type CallExpression,
  isCallExpression,
  isShorthandPropertyAssignment,
  type Node,
} from 'typescript/unstable/ast'
import {
  type Checker,
  type Symbol,
  SymbolFlags,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync'
import { Memo } from './memo.ts'

export const isTest = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file)

/** Queries of the expander to the TypeScript server. */
export class Symbols {
  readonly #checker: Checker
  readonly #memo = new Memo()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** The declaration of a name, through imports. */
  declarationOf(node: Node): Node | undefined {
    return this.#memo.once('declaration', node, () => this.#symbolOf(node)?.declarations[0]?.resolve())
  }

  #symbolOf(node: Node): Symbol | undefined {
    const symbol = isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node)
    const isAlias = symbol !== undefined && (symbol.flags & SymbolFlags.Alias) !== 0
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol
  }

  typeOf(node: Node): Type | undefined {
    return this.#memo.once('type', node, () => this.#checker.getTypeAtLocation(node))
  }

  nameOf(type: Type): string {
    return this.#memo.once('name', type, () => this.#checker.typeToString(type))
  }

  /** The values of a union of literals; `undefined` when one of its parts is no literal. */
  literalsOf(type: Type): readonly { readonly value: unknown }[] | undefined {
    return this.#memo.once('literals', type, () => {
      const parts = type.isUnionType() ? type.getTypes() : [type]
      const literals = parts.map(literalOf)
      return literals.every((one) => one !== undefined) ? literals : undefined
    })
  }

  /** A string, an object with a field of SQL, or a list of them: by the convention of names, such fields and types end in `Sql`. */
  mayHoldSql(type: Type): boolean {
    return this.#memo.once('may hold SQL', type, (): boolean => {
      if (/\bstring\b|Sql\b/.test(this.nameOf(type))) return true
      if (this.#checker.isArrayType(type)) {
        const [element] = this.#checker.getTypeArguments(type as TypeReference)
        return element !== undefined && this.mayHoldSql(element)
      }
      if (!type.isObjectType()) return false
      const fields = this.#checker.getPropertiesOfType(type)
      if (fields.some(({ name }) => name.endsWith('Sql') || name === 'sql')) return fields.length < 20
      return this.#checker
        .getTypeOfSymbol(fields)
        .some((field) => field !== undefined && /^[A-Z]\w*Sql$/.test(this.nameOf(field)))
    })
  }

  /** Calls of a function outside of tests. */
  callsOf(declaration: Node): readonly CallExpression[] {
    return this.#memo.once('calls', declaration, () =>
      this.#checker
        .getSignatureUsage(declaration)
        .map(({ call }) => call?.resolve())
        .filter((call) => call !== undefined)
        .filter(isCallExpression)
        .filter((call) => !isTest(call.getSourceFile().fileName)),
    )
  }
}

function literalOf(type: Type): { value: unknown } | undefined {
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return { value: type.value }
  if (!type.isIntrinsicType()) return undefined
  switch (type.intrinsicName) {
    case 'undefined':
    case 'null':
      return { value: undefined }
    case 'true':
      return { value: true }
    case 'false':
      return { value: false }
    default:
      return undefined
  }
}
