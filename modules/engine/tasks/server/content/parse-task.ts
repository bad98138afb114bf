import { createHash } from 'node:crypto'
import {
  type FrontMatter,
  type Problem,
  readData,
  readFrontMatter,
  type ResolveImage,
} from '@school/markdown'
import * as z from 'zod'
import { makeVariant, readRecipe } from '../variants/index.ts'
import { composeTask, type ComposedTask } from './compose.ts'
import { PlainScribe } from './plain-scribe.ts'
import { mistakeProblems, proofProblems } from './proof.ts'
import { says } from './ru.ts'
import { FileDemands, TaskSource } from './schema.ts'
import { Scribe } from './scribe.ts'
import { splitBody } from './split-body.ts'
import type { TaskContent } from './task-content.ts'

export interface ParsedTask {
  /** Null when the description can't be read at all. */
  task: TaskContent | null
  problems: Problem[]
}

export const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

const Description = z.record(z.string(), z.unknown())

/**
 * Reads a task's Markdown file: renders it, builds its key and proves the key by the author's own answers.
 * @param isRendered otherwise its texts are left unrendered and are not checked
 */
export function parseTask(
  text: string,
  resolveImage: ResolveImage,
  { isRendered = true }: { isRendered?: boolean } = {},
): ParsedTask {
  const file = readFrontMatter(text, Description)
  if (!file) return { task: null, problems: [{ line: 1, message: says.noFrontMatter }] }
  const scribe = isRendered
    ? new Scribe(resolveImage, file.lineAt, file.linesBeforeBody)
    : new PlainScribe({})
  const { statement, solution, problems } = splitBody(file.body)
  scribe.reportBody(problems)
  const sections = { statement, solution }
  if (!file.data) return { task: null, problems: [...file.problems, ...scribe.problems] }
  const { problems: lacking } = readData(FileDemands, file.data, file.lineAt)
  if (lacking.length > 0) scribe.problems.push(...lacking)
  if ('parameters' in file.data) return parseVariants(file, sections, scribe, resolveImage)

  const { data: source, problems: breaches } = readData(TaskSource, file.data, file.lineAt)
  if (!source) return { task: null, problems: [...breaches, ...scribe.problems] }
  const composed = composeTask(source, sections, scribe)
  const { proof, ...stored } = composed
  const task = { ...stored, recipe: null, proof, contentHash: hashOf(stored) }
  return { task, problems: [...scribe.problems, ...unproved(composed, file.lineAt)] }
}

const unproved = (task: ComposedTask, lineAt: (path: readonly PropertyKey[]) => number): Problem[] =>
  [...proofProblems(task), ...mistakeProblems(task)].map(({ path, message }) => ({
    line: lineAt(path),
    message,
  }))

/** A task with parameters: stored as its recipe, with one variant as a specimen. */
function parseVariants(
  file: FrontMatter<Record<string, unknown>>,
  sections: Parameters<typeof composeTask>[1],
  scribe: Scribe,
  resolveImage: ResolveImage,
): ParsedTask {
  const { recipe, problems } = readRecipe(file.data!, sections, file.lineAt, resolveImage)
  if (!recipe) return { task: null, problems: [...problems, ...scribe.problems] }
  const made = makeVariant(recipe, 0, { scribe, sections })
  const breaches = made.problems.map(({ path, message }) => ({ line: file.lineAt(path), message }))
  if (!made.task) return { task: null, problems: [...breaches, ...scribe.problems] }
  const { proof, ...stored } = made.task
  const task = { ...stored, recipe, proof, contentHash: hashOf({ ...stored, recipe }) }
  return { task, problems: [...scribe.problems, ...breaches, ...unproved(made.task, file.lineAt)] }
}
