import {
  type BinaryExpression,
  type BindingName,
  type CallExpression,
  type ElementAccessExpression,
  type Expression,
  type Identifier,
  isArrayBindingPattern,
  isTemplateExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isSatisfiesExpression,
  isPrefixUnaryExpression,
  isParenthesizedExpression,
  isObjectLiteralExpression,
  isNumericLiteral,
  isNewExpression,
  isNonNullExpression,
  isFunctionExpression,
  isElementAccessExpression,
  isConditionalExpression,
  isCallExpression,
  isBinaryExpression,
  isAsExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isAwaitExpression,
  isBindingElement,
  isBlock,
  isComputedPropertyName,
  isFunctionDeclaration,
  isIdentifier,
  isIfStatement,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isThrowStatement,
  isExpressionStatement,
  isVariableStatement,
  type NewExpression,
  type Node,
  type ObjectLiteralExpression,
  type ParameterDeclaration,
  type PropertyAccessExpression,
  type Statement,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast'
import { toSnakeCase } from 'drizzle-orm/casing'
import { Choices } from './choices.ts'
import { operate } from './operators.ts'
import type { Symbols } from './symbols.ts'
import {
  NotExpandable,
  NeverSent,
  type FunctionNode,
  Closure,
  Opaque,
  Table,
  type Frame,
  keyOf,
  short,
  isConstant,
  isPlain,
  nameOf,
  homeOf,
  ownerOf,
} from './values.ts'

const mostTexts = 256

export interface Expansion {
  readonly texts: ReadonlySet<string>
  /** Why some or all texts are not known. */
  readonly faults: ReadonlySet<string>
  /** Parts of the text come from modules through an extension point. */
  readonly hasParts: boolean
}

/**
 * Computes the texts of an expression without running the program. Constants and functions are followed through imports; an unknown value
 * (a flag, a union of literals) is tried with all its values, the same within one text.
 */
export class Expander {
  readonly #symbols: Symbols
  readonly #parts: (point: string) => readonly unknown[]
  #choices = new Choices()
  #frames = 0
  #hasParts = false
  /** Values of variables within one text: each initializer runs once, so that a choice inside of it is one choice. */
  readonly #variables = new Map<string, unknown>()

  /** @param parts contributions of modules to an extension point */
  constructor(symbols: Symbols, parts: (point: string) => readonly unknown[]) {
    this.#symbols = symbols
    this.#parts = parts
  }

  expand(node: Expression): Expansion {
    const texts = new Set<string>()
    const faults = new Set<string>()
    this.#choices = new Choices()
    this.#hasParts = false
    for (let count = 1; ; count++) {
      this.#frames = 0
      this.#variables.clear()
      try {
        const value = this.#evaluate(node, { id: 'top', bound: new Map() })
        if (typeof value !== 'string') throw new NotExpandable(`${short(node)} is no text`)
        texts.add(value)
      } catch (error) {
        if (error instanceof NotExpandable) faults.add(error.message)
        else if (!(error instanceof NeverSent)) throw error
      }
      if (!this.#choices.next()) break
      if (count === mostTexts) {
        faults.add(`more than ${mostTexts} texts`)
        break
      }
    }
    return { texts, faults, hasParts: this.#hasParts }
  }

  #isTrue(value: unknown): boolean {
    return value instanceof Opaque ? this.#choices.choose(`is ${value.key}`, 2) === 0 : Boolean(value)
  }

  /** A value known only by its type: a literal of the union, or opaque. */
  #ofType(node: Node, frame: Frame): unknown {
    const key = `${frame.id}/${node.getText().replaceAll(/\s+/g, ' ')}`
    const type = this.#symbols.typeOf(node)
    const literals = type && this.#symbols.literalsOf(type)
    return literals ? literals[this.#choices.choose(key, literals.length)]!.value : new Opaque(key, type)
  }

  #bind(name: BindingName, owner: Node, value: unknown, frame: Frame): void {
    if (isIdentifier(name)) {
      frame.bound.set(keyOf(owner), value)
      return
    }
    const isArray = isArrayBindingPattern(name)
    name.elements.forEach((element, index) => {
      if (!isBindingElement(element) || !element.name) return
      const key = isArray ? index : nameOf(element)
      let part =
        value instanceof Opaque || value === undefined || value === null
          ? this.#ofType(element.name, frame)
          : (value as Record<string | number, unknown>)[key]
      if (part === undefined && element.initializer) part = this.#evaluate(element.initializer, frame)
      this.#bind(element.name, element, part, frame)
    })
  }

  #call({ node, frame: outer }: Closure, args: readonly unknown[]): unknown {
    const frame: Frame = { id: `${outer.id}>${++this.#frames}`, node, bound: new Map(), outer }
    node.parameters.forEach((parameter, index) => {
      let value = parameter.dotDotDotToken ? args.slice(index) : args[index]
      if (value === undefined && parameter.initializer) value = this.#evaluate(parameter.initializer, frame)
      this.#bind(parameter.name, parameter, value, frame)
    })
    if (!node.body) throw new NotExpandable(`${short(node)} has no body`)
    return isBlock(node.body) ? this.#run(node.body, frame)?.value : this.#evaluate(node.body, frame)
  }

  /** Runs a statement; a result ends the function. Loops and assignments are not followed. */
  #run(statement: Statement, frame: Frame): { value: unknown } | undefined {
    if (isBlock(statement)) {
      for (const one of statement.statements) {
        const result = this.#run(one, frame)
        if (result) return result
      }
    } else if (isReturnStatement(statement)) {
      return { value: statement.expression && this.#evaluate(statement.expression, frame) }
    } else if (isIfStatement(statement)) {
      if (this.#isTrue(this.#evaluate(statement.expression, frame)))
        return this.#run(statement.thenStatement, frame)
      if (statement.elseStatement) return this.#run(statement.elseStatement, frame)
    } else if (isThrowStatement(statement)) throw new NeverSent()
    else if (
      !isVariableStatement(statement) &&
      !isExpressionStatement(statement) &&
      !isFunctionDeclaration(statement)
    )
      throw new NotExpandable(`${short(statement)} is not followed`)
    return undefined
  }

  #lookUp(node: Identifier, frame: Frame): unknown {
    if (node.text === 'undefined') return undefined
    const declaration = this.#symbols.declarationOf(node)
    if (!declaration) throw new NotExpandable(`unknown name ${node.text}`)
    const key = keyOf(declaration)
    for (let at: Frame | undefined = frame; at; at = at.outer) if (at.bound.has(key)) return at.bound.get(key)
    if (isFunctionDeclaration(declaration) && declaration.body) return new Closure(declaration, frame)
    if (isConstant(declaration) && declaration.initializer)
      return this.#valueOf(declaration, declaration.initializer, frame)
    if (isParameterDeclaration(declaration)) return this.#fromCallers(declaration, key, node, frame)
    if (isBindingElement(declaration)) {
      const owner = ownerOf(declaration)
      if (isParameterDeclaration(owner)) return this.#fromCallers(owner, key, node, frame)
      if (isConstant(owner) && owner.initializer) {
        const scope: Frame = { id: frame.id, bound: new Map(), outer: frame }
        this.#bind(owner.name, owner, this.#valueOf(owner, owner.initializer, frame), scope)
        if (scope.bound.has(key)) return scope.bound.get(key)
      }
    }
    return this.#ofType(node, frame)
  }

  #valueOf(declaration: Node, initializer: Expression, frame: Frame): unknown {
    const home = homeOf(declaration, frame)
    const key = `${home.id} ${keyOf(declaration)}`
    if (!this.#variables.has(key)) this.#variables.set(key, this.#evaluate(initializer, frame))
    return this.#variables.get(key)
  }

  /** A parameter of the function around the statement: the arguments of its callers, when the type is too general. */
  #fromCallers(parameter: ParameterDeclaration, key: string, node: Node, frame: Frame): unknown {
    const byType = this.#ofType(node, frame)
    if (!(byType instanceof Opaque) || !byType.type || !this.#symbols.mayHoldSql(byType.type)) return byType
    const fn = parameter.parent as FunctionNode
    const calls = this.#symbols.callsOf(fn)
    if (calls.length === 0) return byType
    const call = calls[this.#choices.choose(`caller of ${keyOf(fn)}`, calls.length)]!
    // A recursive function passes its own parameter on.
    if (frame.id.includes(keyOf(call))) return byType
    const given = call.arguments[fn.parameters.indexOf(parameter)] ?? parameter.initializer
    const scope: Frame = { id: `${frame.id}<${keyOf(call)}`, bound: new Map() }
    this.#bind(parameter.name, parameter, given && this.#evaluate(given, scope), scope)
    return scope.bound.get(key)
  }

  #template({ head, templateSpans }: TemplateExpression, frame: Frame): string {
    const written = templateSpans.map(({ expression, literal }) => {
      const value = this.#evaluate(expression, frame)
      if (value instanceof Opaque) {
        const type = value.type && this.#symbols.nameOf(value.type)
        // Any number does: only its type matters to the analysis.
        if (type === 'number') return `7${literal.text}`
        throw new NotExpandable(`\${${short(expression)}} is ${type}`)
      }
      if (typeof value === 'object' && value !== null)
        throw new NotExpandable(`\${${short(expression)}} is no text`)
      return `${String(value)}${literal.text}`
    })
    return head.text + written.join('')
  }

  #object({ properties }: ObjectLiteralExpression, frame: Frame): Record<string, unknown> {
    const made: Record<string, unknown> = {}
    const define = (name: string, get: () => unknown): void => {
      Object.defineProperty(made, name, { get, enumerable: true, configurable: true })
    }
    for (const property of properties) {
      if (isSpreadAssignment(property)) {
        const from = this.#evaluate(property.expression, frame)
        if (isPlain(from)) Object.defineProperties(made, Object.getOwnPropertyDescriptors(from))
      } else if (isShorthandPropertyAssignment(property)) {
        define((property.name as Identifier).text, () => this.#evaluate(property.name, frame))
      } else if (isPropertyAssignment(property)) {
        const { name, initializer } = property
        const key = isComputedPropertyName(name)
          ? String(this.#evaluate(name.expression, frame))
          : (name as Identifier).text
        define(key, () => this.#evaluate(initializer, frame))
      }
    }
    return made
  }

  #access(node: PropertyAccessExpression | ElementAccessExpression, frame: Frame): unknown {
    const owner = this.#evaluate(node.expression, frame)
    if (owner instanceof Opaque) return this.#ofType(node, frame)
    if (owner === undefined || owner === null) return undefined
    if (owner instanceof Table && isPropertyAccessExpression(node) && node.name.text !== 'name')
      return { name: node.name.text, table: owner }
    const key = isPropertyAccessExpression(node)
      ? node.name.text
      : this.#evaluate(node.argumentExpression, frame)
    const record = owner as Record<string, unknown>
    if (key instanceof Opaque) {
      const keys = Object.keys(record)
      return record[keys[this.#choices.choose(`key ${key.key}`, keys.length)]!]
    }
    const value = record[String(key)]
    return typeof value === 'function' ? (value as () => unknown).bind(owner) : value
  }

  #binary(node: BinaryExpression, frame: Frame): unknown {
    const operator = node.operatorToken.kind
    const left = this.#evaluate(node.left, frame)
    const right = (): unknown => this.#evaluate(node.right, frame)
    if (operator === SyntaxKind.AmpersandAmpersandToken) {
      if (this.#isTrue(left)) return right()
      return left instanceof Opaque ? false : left
    }
    if (operator === SyntaxKind.BarBarToken) return this.#isTrue(left) ? left : right()
    if (operator === SyntaxKind.QuestionQuestionToken)
      return left instanceof Opaque ? left : (left ?? right())
    const other = right()
    if (left instanceof Opaque || other instanceof Opaque) return this.#ofType(node, frame)
    const value = operate(operator, left, other)
    return value === undefined ? this.#ofType(node, frame) : value
  }

  #invoke(node: CallExpression, frame: Frame): unknown {
    const { expression } = node
    const member = isPropertyAccessExpression(expression) ? expression : undefined
    const called = member ? member.name : expression
    if (isIdentifier(called) && called.text === 'extensions') return this.#partsOf(node.arguments[0]!, frame)
    const named = !member && isIdentifier(called) && this.#ofDrizzle(called.text, node, frame)
    if (named) return named
    const isOfObject = member && isIdentifier(member.expression) && member.expression.text === 'Object'
    const owner = member && !isOfObject ? this.#evaluate(member.expression, frame) : undefined
    const statics = Object as unknown as Record<string, unknown>
    const callee = isOfObject ? statics[member.name.text] : this.#evaluate(expression, frame)
    if (callee instanceof Opaque) return this.#ofType(node, frame)
    const args = node.arguments.flatMap((one): unknown[] => {
      if (isSpreadElement(one)) return this.#evaluate(one.expression, frame) as unknown[]
      if (isIdentifier(one) && one.text === 'Boolean') return [Boolean]
      return [this.#evaluate(one, frame)]
    })
    if (callee instanceof Closure) return this.#call(callee, args)
    if (Array.isArray(owner) && owner.some((one) => one instanceof Opaque))
      throw new NotExpandable(`${short(node)} depends on a running program`)
    if (typeof callee !== 'function' || args.some((one) => one instanceof Opaque))
      return this.#ofType(node, frame)
    const native = args.map((one) =>
      one instanceof Closure ? (...given: unknown[]) => this.#call(one, given) : one,
    )
    return (callee as (...given: unknown[]) => unknown)(...native)
  }

  /** Functions of the schema that return names of tables and columns for the text. */
  #ofDrizzle(name: string, { arguments: [first] }: CallExpression, frame: Frame): Table | string | undefined {
    if (!first || !['defineTable', 'getTableName', 'toSnakeCase'].includes(name)) return undefined
    const value = this.#evaluate(first, frame)
    if (name === 'getTableName') return value instanceof Table ? value.name : undefined
    if (name === 'defineTable') return new Table(String(value))
    return typeof value === 'string' ? toSnakeCase(value) : undefined
  }

  #construct(node: NewExpression, frame: Frame): unknown {
    const isSet = isIdentifier(node.expression) && node.expression.text === 'Set'
    const items = isSet && node.arguments?.[0] ? this.#evaluate(node.arguments[0], frame) : undefined
    const isKnown = Array.isArray(items) && !items.some((one) => one instanceof Opaque)
    return isKnown ? new Set(items) : this.#ofType(node, frame)
  }

  #partsOf(point: Expression, frame: Frame): readonly unknown[] {
    const { name } = this.#evaluate(point, frame) as { name?: unknown }
    if (typeof name !== 'string') throw new NotExpandable(`${short(point)} is an unknown extension point`)
    this.#hasParts = true
    return this.#parts(name)
  }

  #evaluate(node: Node, frame: Frame): unknown {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text
    if (isNumericLiteral(node)) return Number(node.text)
    if (isIdentifier(node)) return this.#lookUp(node, frame)
    if (isTemplateExpression(node)) return this.#template(node, frame)
    if (isArrowFunction(node) || isFunctionExpression(node)) return new Closure(node, frame)
    if (isObjectLiteralExpression(node)) return this.#object(node, frame)
    if (isPropertyAccessExpression(node) || isElementAccessExpression(node)) return this.#access(node, frame)
    if (isBinaryExpression(node)) return this.#binary(node, frame)
    if (isCallExpression(node)) return this.#invoke(node, frame)
    if (isNewExpression(node)) return this.#construct(node, frame)
    if (
      isParenthesizedExpression(node) ||
      isAsExpression(node) ||
      isSatisfiesExpression(node) ||
      isNonNullExpression(node)
    )
      return this.#evaluate(node.expression, frame)
    if (isConditionalExpression(node)) {
      const isMet = this.#isTrue(this.#evaluate(node.condition, frame))
      return this.#evaluate(isMet ? node.whenTrue : node.whenFalse, frame)
    }
    if (isArrayLiteralExpression(node))
      return node.elements.flatMap((one) =>
        isSpreadElement(one)
          ? (this.#evaluate(one.expression, frame) as unknown[])
          : [this.#evaluate(one, frame)],
      )
    if (isAwaitExpression(node)) return this.#evaluate(node.expression, frame)
    if (isPrefixUnaryExpression(node)) {
      const operand = this.#evaluate(node.operand, frame)
      if (node.operator === SyntaxKind.ExclamationToken) return !this.#isTrue(operand)
      if (node.operator === SyntaxKind.MinusToken && typeof operand === 'number') return -operand
    }
    if (node.kind === SyntaxKind.TrueKeyword) return true
    if (node.kind === SyntaxKind.FalseKeyword) return false
    if (node.kind === SyntaxKind.NullKeyword) return null
    return this.#ofType(node, frame)
  }
}
