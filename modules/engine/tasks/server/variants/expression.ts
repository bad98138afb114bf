import { type Expression, parseExpressionAt } from 'acorn'
import { LRUCache } from 'lru-cache'
import { functions } from './functions.ts'
import { says } from './ru.ts'
import { tidy, type Value, type Values } from './value.ts'

/** The author's mistake in a formula, with a message. */
export class WrongFormula extends Error {}

const longest = 300
const read = new LRUCache<string, Expression>({ max: 4000 })

function parsed(code: string): Expression {
  const known = read.get(code)
  if (known) return known
  if (code.length > longest) throw new WrongFormula(says.unreadable(code))
  let tree: Expression
  try {
    tree = parseExpressionAt(code, 0, { ecmaVersion: 2022 })
  } catch {
    throw new WrongFormula(says.unreadable(code))
  }
  if (code.slice(tree.end).trim() !== '') throw new WrongFormula(says.unreadable(code))
  read.set(code, tree)
  return tree
}

/**
 * The value of a formula. Acorn only parses it; this function implements all allowed operations, and no JavaScript is executed.
 * @throws WrongFormula
 */
export function valueOf(code: string, values: Values): Value {
  const walk = (node: Expression): Value => {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'object' || typeof node.value === 'bigint' || node.value === undefined)
          break
        return node.value
      case 'Identifier':
        if (!Object.hasOwn(values, node.name)) throw new WrongFormula(says.unknownName(node.name))
        return values[node.name]!
      case 'MemberExpression': {
        const { object, property, computed } = node
        if (computed || object.type === 'Super' || property.type !== 'Identifier') break
        const owner = walk(object)
        if (typeof owner !== 'object' || !Object.hasOwn(owner, property.name))
          throw new WrongFormula(says.unknownName(code.slice(node.start, node.end)))
        return (owner as Values)[property.name]!
      }
      case 'UnaryExpression':
        if (node.operator === '!') return !truth(node.argument)
        if (node.operator === '-') return tidy(-number(node.argument))
        if (node.operator === '+') return number(node.argument)
        break
      case 'LogicalExpression':
        if (node.operator === '&&') return truth(node.left) && truth(node.right)
        if (node.operator === '||') return truth(node.left) || truth(node.right)
        break
      case 'ConditionalExpression':
        return walk(truth(node.test) ? node.consequent : node.alternate)
      case 'BinaryExpression':
        if (node.left.type !== 'PrivateIdentifier') return binary(node.operator, node.left, node.right)
        break
      case 'CallExpression': {
        if (node.callee.type !== 'Identifier') break
        const { name } = node.callee
        if (!Object.hasOwn(functions, name)) throw new WrongFormula(says.unknownFunction(name))
        const given = node.arguments.map((argument) =>
          argument.type === 'SpreadElement' ? foreign() : walk(argument),
        )
        const result = functions[name]!(...given)
        if (result === null) throw new WrongFormula(says.notNumber(code))
        return finite(result)
      }
    }
    return foreign()
  }
  const foreign = (): never => {
    throw new WrongFormula(says.foreign(code))
  }
  const finite = (value: Value): Value => {
    if (typeof value !== 'number') return value
    if (!Number.isFinite(value)) throw new WrongFormula(says.infinite(code))
    return tidy(value)
  }
  const truth = (node: Expression): boolean => {
    const value = walk(node)
    return typeof value === 'boolean' ? value : foreign()
  }
  const number = (node: Expression): number => {
    const value = walk(node)
    if (typeof value === 'number') return value
    throw new WrongFormula(says.notNumber(code))
  }
  const binary = (operator: string, left: Expression, right: Expression): Value => {
    if (operator === '^') throw new WrongFormula(says.power(code))
    if (operator === '==' || operator === '===') return walk(left) === walk(right)
    if (operator === '!=' || operator === '!==') return walk(left) !== walk(right)
    const act = Object.hasOwn(actions, operator) ? actions[operator]! : foreign()
    return finite(act(number(left), number(right)))
  }
  return walk(parsed(code))
}

const actions: Record<string, (a: number, b: number) => number | boolean> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '**': (a, b) => a ** b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}
