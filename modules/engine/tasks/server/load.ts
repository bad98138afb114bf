import type { Db } from '@school/db'
import { extensionPoint } from '@school/kernel/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordChange } from './changes.ts'
import type { TaskContent } from './content/index.ts'
import { tasks } from './tables.ts'

const xpPerDifficulty = 10

export type KeyedTask = TaskContent & { key: string; readonly file?: string }

/** A task of the content with its file. */
export type WrittenTask = KeyedTask & { readonly file: string }

/** Extension point: content parts register all their tasks. */
export const writtenTask = extensionPoint<WrittenTask>('tasks.written')

export interface LoadedTasks {
  added: number
  changed: number
  retired: number
  /** Ids of the loaded tasks by their keys. */
  ids: Map<string, number>
}

const columnsOf = (content: KeyedTask) => ({
  key: content.key,
  title: content.title,
  kind: content.kind,
  difficulty: content.difficulty,
  maxScore: content.maxScore,
  availableXp: xpPerDifficulty * content.difficulty,
  question: content.question,
  rubric: content.rubric,
  hints: content.hints,
  solutionHtml: content.solutionHtml,
  skills: content.skills,
  recipe: content.recipe,
  contentHash: content.contentHash,
  sourceFile: content.file ?? null,
  retiredAt: null,
})

/** Adds a task that is not part of the content: its module provides a key that no content folder begins with. */
export async function addTask(db: Db, content: KeyedTask): Promise<number> {
  const [made] = await db.insert(tasks).values(columnsOf(content)).returning({ id: tasks.id })
  return made!.id
}

/** Rewrites a task that was never given: answers judged by the old key would have to be judged again. */
export async function rewriteTask(db: Db, id: number, content: KeyedTask): Promise<void> {
  await db.update(tasks).set(columnsOf(content)).where(eq(tasks.id, id))
}

/** Not given any more, kept for those who answered. */
export async function retireTasks(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(tasks)
    .set({ retiredAt: now })
    .where(and(inArray(tasks.id, [...ids]), isNull(tasks.retiredAt)))
}

/**
 * Synchronises the table with these tasks: adds new ones, updates changed ones, retires those that
 * are gone and revives those that came back. Ids and answers are kept. Idempotent.
 * @param under prefix of the keys of these tasks, and of those to retire: other tasks are not touched
 */
export async function loadTasks(
  db: Db,
  contents: readonly KeyedTask[],
  now: Date,
  under: readonly string[],
): Promise<LoadedTasks> {
  const stored = await db
    .select({
      id: tasks.id,
      key: tasks.key,
      contentHash: tasks.contentHash,
      sourceFile: tasks.sourceFile,
      retiredAt: tasks.retiredAt,
    })
    .from(tasks)
  const ours = stored.filter(({ key }) => under.some((folder) => key.startsWith(folder)))
  const known = new Map(ours.map((row) => [row.key, row]))
  const loaded: LoadedTasks = { added: 0, changed: 0, retired: 0, ids: new Map() }

  for (const content of contents) {
    const row = known.get(content.key)
    known.delete(content.key)
    if (!row) {
      const [made] = await db.insert(tasks).values(columnsOf(content)).returning({ id: tasks.id })
      loaded.ids.set(content.key, made!.id)
      loaded.added++
      continue
    }
    loaded.ids.set(content.key, row.id)
    if (row.contentHash === content.contentHash && row.retiredAt === null) {
      const sourceFile = content.file ?? null
      if (row.sourceFile !== sourceFile)
        await db.update(tasks).set({ sourceFile }).where(eq(tasks.id, row.id))
      continue
    }
    await recordChange(db, row.id, content, now)
    await db.update(tasks).set(columnsOf(content)).where(eq(tasks.id, row.id))
    loaded.changed++
  }

  const gone = [...known.values()].filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id)
  await retireTasks(db, gone, now)
  loaded.retired = gone.length
  return loaded
}
