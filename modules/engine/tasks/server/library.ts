import type { Sql } from '@school/db'
import { LRUCache } from 'lru-cache'
import { findTask, type FoundTask } from './queries.ts'
import { shownVariant, variantCount } from './variants/index.ts'

export type TaskText = Omit<FoundTask, 'retiredAt'>

/** A task takes about ten kilobytes: the cache holds all tasks being solved in a school, and no more. */
const most = 2000
const read = new LRUCache<number, TaskText>({ max: most })

/**
 * A task with its key as in the content. The text changes only when content is loaded, which changes its
 * hash, so that a process reads it from the database once and not with every answer.
 * @param contentHash as the caller has just read it
 */
export async function taskText(sql: Sql, id: number, contentHash: string): Promise<TaskText> {
  const known = read.get(id)
  if (known?.contentHash === contentHash) return known
  const { retiredAt: _, ...text } = (await findTask(sql, id))!
  read.set(id, text)
  return text
}

/** The parts that differ between variants. */
type VariantFace = Pick<TaskText, 'question' | 'rubric' | 'hints' | 'solutionHtml'>

const made = new LRUCache<string, VariantFace & { contentHash: string }>({ max: most })

/**
 * The task with the numbers of one variant; a task without variants is returned as it is. Cached, least recently used
 * variants are dropped.
 * @param number any whole number from 0: it is mapped to the checked ones
 */
export function variantOf<T extends Pick<TaskText, 'id' | 'recipe' | 'contentHash'> & VariantFace>(
  task: T,
  number: number,
): T {
  if (!task.recipe) return task
  const folded = number % variantCount
  const name = `${task.id}:${folded}`
  const known = made.get(name)
  if (known?.contentHash === task.contentHash) return { ...task, ...known }
  const { task: composed } = shownVariant(task.recipe, folded)
  // The content test tries every number: a recipe that fails here was never checked, and its specimen is used.
  if (!composed) return task
  const { question, rubric, hints, solutionHtml } = composed
  const face = { question, rubric, hints, solutionHtml, contentHash: task.contentHash }
  made.set(name, face)
  return { ...task, ...face }
}
