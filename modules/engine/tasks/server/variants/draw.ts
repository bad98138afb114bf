import { folded, generator } from '../shuffle.ts'
import { valueOf, WrongFormula } from './expression.ts'
import { readRange } from './range.ts'
import type { VariantSource } from './recipe.ts'
import { says } from './ru.ts'
import { tidy, type Value, type Values, written } from './value.ts'

const mostDraws = 500

function drawn(parameter: VariantSource['parameters'][string], chance: number): Value {
  if (Array.isArray(parameter)) return parameter[Math.floor(chance * parameter.length)]!
  const { from, step, steps } = readRange(parameter)!
  return tidy(from + step * Math.floor(chance * (steps + 1)))
}

const digitsOf = (value: Value | undefined): number =>
  typeof value === 'number' ? (String(value).split('.')[1] ?? '').length : 0

/** The first draw of a variant, whether or not it meets the conditions; without formulas. */
export function drawOnce(source: VariantSource, number: number): Values {
  const next = generator(folded(number * 7919 + 104_729))
  return Object.fromEntries(
    Object.entries(source.parameters).map(([name, parameter]) => [name, drawn(parameter, next())]),
  )
}

/**
 * The numbers and words of a variant: stable as long as the recipe does not change.
 * @throws WrongFormula also when no draw meets the conditions
 */
export function drawValues(source: VariantSource, number: number): Values {
  const next = generator(folded(number * 7919 + 104_729))
  for (let draw = 0; draw < mostDraws; draw++) {
    const values: Values = {}
    for (const [name, parameter] of Object.entries(source.parameters)) values[name] = drawn(parameter, next())
    if (areMet(source, values)) return values
  }
  throw new WrongFormula(says.noDraw(mostDraws))
}

/** Adds the formulas in order, and checks the author's conditions. */
function areMet({ formulas, conditions, nice }: VariantSource, values: Values): boolean {
  for (const [name, formula] of Object.entries(formulas)) values[name] = valueOf(formula, values)
  return (
    Object.entries(nice).every(([name, most]) => digitsOf(values[name]) <= most) &&
    conditions.every((condition) => valueOf(condition, values) === true)
  )
}

/** For the author: `a = 2, b = −3`. */
export const writtenValues = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${written(value, false)}`)
    .join(', ')
