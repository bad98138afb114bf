import { SyntaxKind } from 'typescript/unstable/ast'

/** The value of an operator on two known values; `undefined` for operators that are not followed. */
export function operate(operator: SyntaxKind, left: unknown, right: unknown): unknown {
  switch (operator) {
    case SyntaxKind.PlusToken:
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : `${String(left)}${String(right)}`
    case SyntaxKind.MinusToken:
      return Number(left) - Number(right)
    case SyntaxKind.AsteriskToken:
      return Number(left) * Number(right)
    case SyntaxKind.SlashToken:
      return Number(left) / Number(right)
    case SyntaxKind.EqualsEqualsEqualsToken:
      return left === right
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return left !== right
    case SyntaxKind.EqualsEqualsToken:
      return (left ?? null) === (right ?? null)
    case SyntaxKind.ExclamationEqualsToken:
      return (left ?? null) !== (right ?? null)
    case SyntaxKind.GreaterThanToken:
      return Number(left) > Number(right)
    case SyntaxKind.LessThanToken:
      return Number(left) < Number(right)
    case SyntaxKind.GreaterThanEqualsToken:
      return Number(left) >= Number(right)
    case SyntaxKind.LessThanEqualsToken:
      return Number(left) <= Number(right)
    default:
      return undefined
  }
}
