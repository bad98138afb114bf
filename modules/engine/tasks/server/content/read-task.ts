import { fitted, type ResolveImage } from '@school/markdown'
import { formulaProblems, makeVariant, type Recipe, readRecipe, variantProblems } from '../variants/index.ts'
import { composeTask, type ComposedTask } from './compose.ts'
import { FieldScribe, sectionsOf } from './field-scribe.ts'
import type { Fault } from './plain-scribe.ts'
import { mistakeProblems, proofProblems } from './proof.ts'
import { hashOf } from './parse-task.ts'
import { says } from './ru.ts'
import { TaskSource } from './schema.ts'
import type { TaskContent } from './task-content.ts'

/** A task as stored by a form: the fields of a file's description, and its two texts. */
export interface WrittenFields {
  description: Readonly<Record<string, unknown>>
  statement: string
  solution: string
}

export interface ReadTask {
  /** As far as it can be read, even with faults; `null` when it can't. */
  task: TaskContent | null
  faults: Fault[]
}

const noProof = { right: [], wrong: [] }
const isByPerson = ({ kind }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'file' || kind === 'essay'

/** Removes the name of the field, which is for authors of files. */
const withoutName = ({ path, message }: Fault): Fault => ({
  path,
  message: message.replace(`${path.map(String).join('.')}: `, ''),
})

const finished = (composed: ComposedTask, recipe: Recipe | null): TaskContent => {
  const { proof, ...stored } = composed
  return { ...stored, recipe, proof, contentHash: hashOf(recipe ? { ...stored, recipe } : stored) }
}

/** Judges the shown answer by the key. A form has no field for a proof. */
const unproved = (task: ComposedTask): Fault[] => [
  ...proofProblems(task).map(({ message }) => ({ path: [], message })),
  ...mistakeProblems(task),
]

/**
 * Reads a task of a form with the reader of content files; every fault refers to a field. Variants are checked by the
 * specimen only: `variantFaults` checks them all.
 */
export function readTask(fields: WrittenFields, resolveImage: ResolveImage): ReadTask {
  const scribe = new FieldScribe(resolveImage)
  const sections = sectionsOf(fields)
  const description = isByPerson(fields.description)
    ? fields.description
    : { ...fields.description, proof: noProof }
  if (fields.statement.trim() === '') scribe.report(['statement'], says.emptyStatement)
  if ('parameters' in description) return readVariants(description, sections, scribe, resolveImage)
  const { data, breaches } = fitted(TaskSource, description)
  if (!data) return { task: null, faults: [...scribe.faults, ...breaches.map(withoutName)] }
  const composed = composeTask(data, sections, scribe)
  const faults = scribe.faults.length > 0 ? scribe.faults : unproved(composed)
  return { task: finished(composed, null), faults }
}

function readVariants(
  description: Record<string, unknown>,
  sections: ReturnType<typeof sectionsOf>,
  scribe: FieldScribe,
  resolveImage: ResolveImage,
): ReadTask {
  const paths: PropertyKey[][] = []
  const lineAt = (path: readonly PropertyKey[]) => paths.push([...path])
  const { recipe, problems } = readRecipe(description, sections, lineAt, resolveImage)
  const misread = problems.map(({ line, message }) => withoutName({ path: paths[line - 1] ?? [], message }))
  if (!recipe) return { task: null, faults: [...scribe.faults, ...misread] }
  const named = formulaProblems(recipe)
  if (named.length > 0) return { task: null, faults: [...scribe.faults, ...named] }
  const made = makeVariant(recipe, 0, { scribe, sections })
  const faults = [...scribe.faults, ...made.problems.map(withoutName)]
  if (!made.task) return { task: null, faults }
  return { task: finished(made.task, recipe), faults: faults.length > 0 ? faults : unproved(made.task) }
}

/** Faults of variants; all thousand are made. */
export const variantFaults = ({ recipe }: Pick<TaskContent, 'recipe'>): Fault[] =>
  recipe ? variantProblems(recipe).map((fault) => withoutName({ ...fault, path: [...fault.path] })) : []
