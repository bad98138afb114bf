import type { Db } from '@school/db'
import { extensionPoint } from '@school/kernel/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordChange } from './changes.ts'
import type { TaskContent } from './content/index.ts'
import { tasks } from './tables.ts'

const xpPerDifficulty = 10

export type KeyedTask = TaskContent & { key: string; readonly file?: string }

/** A task as it stands in the content, with its file there. */
export type WrittenTask = KeyedTask & { readonly file: string }

/** Parts of the content offer all tasks of theirs. */
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

/** A task that is no part of the content: its room gives it a key which no folder begins with. */
export async function addTask(db: Db, content: KeyedTask): Promise<number> {
  const [made] = await db.insert(tasks).values(columnsOf(content)).returning({ id: tasks.id })
  return made!.id
}

/** Of a task that nobody was asked: whoever was judged by it would have to be judged again. */
export async function rewriteTask(db: Db, id: number, content: KeyedTask): Promise<void> {
  await db.update(tasks).set(columnsOf(content)).where(eq(tasks.id, id))
}

/** Asked no more, kept for those who answered. */
export async function retireTasks(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(tasks)
    .set({ retiredAt: now })
    .where(and(inArray(tasks.id, [...ids]), isNull(tasks.retiredAt)))
}

/**
 * Brings the table to exactly these tasks: adds new ones, rewrites those whose content changed, retires those that
 * are gone and revives those that came back. Ids and answers survive. Repeating it writes nothing.
 * @param under with what keys of these tasks begin, and of those that are gone: others are left alone
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
