import type { Db } from '@school/db'
import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { TaskContent } from './content/index.ts'
import { taskChanges, tasks } from './tables.ts'
import type { Recipe } from './variants/index.ts'

/** Fields that are shown after judging and do not influence it. */
const words = new Set(['comment', 'mistakes'])

/** A value prepared for comparison: as JSON, without absent fields and without fields that do not influence judging. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (words.has(name) ? undefined : part)))
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(stored(one), stored(other))

/** The parts of a recipe that keys and questions are made from. */
function essenceOf(recipe: Recipe | null) {
  if (!recipe) return null
  const { hints: _, title: __, proof: ___, ...source } = recipe.source
  return { ...recipe, source, solution: '' }
}

/** Records a change of the key of a task before it is saved. Rewording with the same key is not recorded. */
export async function recordChange(db: Db, taskId: number, content: TaskContent, now: Date): Promise<void> {
  const [before] = await db
    .select({
      question: tasks.question,
      rubric: tasks.rubric,
      recipe: tasks.recipe,
      contentHash: tasks.contentHash,
    })
    .from(tasks)
    .where(eq(tasks.id, taskId))
  const { question, rubric, recipe, contentHash } = before!
  if (isSame(rubric, content.rubric) && isSame(essenceOf(recipe), essenceOf(content.recipe))) return
  const haveVariants = recipe !== null && content.recipe !== null
  const isPlain = recipe === null && content.recipe === null
  await db.insert(taskChanges).values({
    taskId,
    fromHash: contentHash,
    toHash: content.contentHash,
    recipe,
    isQuestionKept: haveVariants || (isPlain && isSame(question, content.question)),
    changedAt: now,
  })
}
