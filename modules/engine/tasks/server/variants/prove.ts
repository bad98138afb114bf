import { type Breach, type Problem, readFrontMatter } from '@school/markdown'
import * as z from 'zod'
import { mistakeProblems, proofProblems } from '../content/proof.ts'
import { writtenValues } from './draw.ts'
import { type MadeVariant, plainVariant, shownVariant } from './make.ts'
import type { Recipe } from './recipe.ts'
import { says } from './ru.ts'

/** Pupils get variants of these numbers and no others: all of them can be checked. */
export const variantCount = 1000
/** For these the texts are rendered too. */
const renderedCount = 8
const leastDifferent = 8
const mostShown = 3

const faultsOf = ({ task, problems }: MadeVariant): Breach[] => [
  ...problems,
  ...(task ? [...proofProblems(task), ...mistakeProblems(task, true)] : []),
]

/** Faults of the variants of a task: every one is made, its key judges the author's answers. */
export function variantProblems(recipe: Recipe): Breach[] {
  const found: Breach[] = []
  const different = new Set<string>()
  for (let number = 0; number < variantCount && found.length < mostShown; number++) {
    const made = plainVariant(recipe, number)
    different.add(JSON.stringify(made.task?.question))
    const rendered = number < renderedCount && made.task ? shownVariant(recipe, number).problems : []
    const faults = [...faultsOf(made), ...rendered]
    for (const { path, message } of faults.slice(0, 1))
      found.push({ path, message: says.inVariant(number, writtenValues(made.values), message) })
  }
  if (found.length === 0 && different.size < leastDifferent)
    found.push({ path: ['parameters'], message: says.fewVariants(different.size, leastDifferent) })
  return found
}

/** The same with lines of the file. */
export function variantProblemsOf(text: string, recipe: Recipe): Problem[] {
  const file = readFrontMatter(text, z.unknown())
  return variantProblems(recipe).map(({ path, message }) => ({ line: file?.lineAt(path) ?? 1, message }))
}
