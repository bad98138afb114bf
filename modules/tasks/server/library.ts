import type { Sql } from '@school/db'
import { findTask, type FoundTask } from './queries.ts'

export type TaskText = Omit<FoundTask, 'retiredAt'>

/** A task is some ten kilobytes: all of a school's tasks that are being solved, and no more. */
const most = 2000
const read = new Map<number, TaskText>()

/**
 * A task with its key as it stands in the content. The text changes only when content is loaded and tells it by its
 * hash, so that a process reads it from the database once and not with every answer.
 * @param contentHash as the caller has just read it
 */
export async function taskText(sql: Sql, id: number, contentHash: string): Promise<TaskText> {
  const known = read.get(id)
  if (known?.contentHash === contentHash) return known
  const { retiredAt: _, ...text } = (await findTask(sql, id))!
  if (read.size >= most) read.delete(read.keys().next().value!)
  read.set(id, text)
  return text
}
