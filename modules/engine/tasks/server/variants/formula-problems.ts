import type { Breach } from '@school/markdown'
import { drawOnce } from './draw.ts'
import { valueOf, WrongFormula } from './expression.ts'
import { fillText } from './fill.ts'
import type { Recipe } from './recipe.ts'
import { says } from './ru.ts'
import type { Values } from './value.ts'

const draws = 40

/** @returns what is wrong with a condition, or whether it is met */
function judged(code: string, values: Values): boolean {
  const value = valueOf(code, values)
  if (typeof value !== 'boolean') throw new WrongFormula(says.notCondition(code))
  return value
}

function problemOf({ formulas, conditions, statement, solution }: Recipe, values: Values): Breach | null {
  let path: PropertyKey[] = []
  try {
    for (const [name, code] of Object.entries(formulas)) {
      path = ['formulas', name]
      values[name] = valueOf(code, values)
    }
    for (const [index, code] of conditions.entries()) {
      path = ['conditions', index]
      // A rejected draw says nothing about the conditions after it.
      if (!judged(code, values)) return null
    }
    path = ['statement']
    fillText(statement, values)
    path = ['solution']
    fillText(solution, values)
    return null
  } catch (error) {
    if (!(error instanceof WrongFormula)) throw error
    return { path, message: error.message }
  }
}

/** The first formula or condition that can't be computed, by its own field: a failed variant names only its parameters. */
export function formulaProblems(recipe: Recipe): Breach[] {
  for (let number = 0; number < draws; number++) {
    const problem = problemOf(recipe, drawOnce(recipe, number))
    if (problem) return [problem]
  }
  return []
}
