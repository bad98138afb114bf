import { type Breach, fitted } from '@school/markdown'
import { composeTask, type ComposedTask } from '../content/compose.ts'
import { PlainScribe } from '../content/plain-scribe.ts'
import { TaskSource } from '../content/schema.ts'
import { Scribe } from '../content/scribe.ts'
import type { Section } from '../content/split-body.ts'
import { drawValues } from './draw.ts'
import { WrongFormula } from './expression.ts'
import { fillNode, fillText } from './fill.ts'
import type { Recipe } from './recipe.ts'
import type { Values } from './value.ts'

export interface MadeVariant {
  /** Null when the recipe can't make a task with this number. */
  task: ComposedTask | null
  values: Values
  problems: Breach[]
}

interface Place {
  scribe: Scribe
  sections: { statement: Section; solution: Section }
}

/** One variant of a task, rendered by a scribe that knows the lines of the file. */
export function makeVariant(recipe: Recipe, number: number, { scribe, sections }: Place): MadeVariant {
  let values: Values = {}
  try {
    values = drawValues(recipe, number)
    const filled = {
      statement: { ...sections.statement, text: fillText(recipe.statement, values) },
      solution: { ...sections.solution, text: fillText(recipe.solution, values) },
    }
    const { data, breaches } = fitted(TaskSource, fillNode(recipe.source, values))
    return { task: data && composeTask(data, filled, scribe), values, problems: breaches }
  } catch (error) {
    if (!(error instanceof WrongFormula)) throw error
    return { task: null, values, problems: [{ path: ['parameters'], message: error.message }] }
  }
}

const nowhere = { text: '', linesBefore: 0 }
const sections = { statement: nowhere, solution: nowhere }

/** As pupils see it. */
export const shownVariant = (recipe: Recipe, number: number): MadeVariant => {
  const scribe = new Scribe(
    (name) => recipe.pictures[name] ?? null,
    () => 1,
    0,
  )
  const made = makeVariant(recipe, number, { scribe, sections })
  const problems = scribe.problems.map(({ message }) => ({ path: [], message }))
  return { ...made, problems: [...made.problems, ...problems] }
}

/** Its key and its proof: texts are left unrendered. */
export function plainVariant(recipe: Recipe, number: number): MadeVariant {
  const scribe = new PlainScribe(recipe.pictures)
  const made = makeVariant(recipe, number, { scribe, sections })
  return { ...made, problems: [...made.problems, ...scribe.faults] }
}
