import { defineTable } from '@school/db/table'
import { boolean, index, integer, json, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { type Question, taskKinds } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import type { Recipe } from './variants/index.ts'

export const tasks = defineTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `course/lesson/task`: a repeated load finds existing tasks by it. */
    key: text().notNull().unique(),
    title: text().notNull(),
    kind: text({ enum: taskKinds }).notNull(),
    /** 1..5 */
    difficulty: smallint().notNull(),
    maxScore: smallint().notNull().default(1),
    /** 10 for each step of difficulty. */
    availableXp: smallint().notNull(),
    question: jsonb().$type<Question>().notNull(),
    /** The key. Only the server reads this column. */
    rubric: jsonb().$type<Rubric>().notNull(),
    /** HTML, from a nudge to almost the solution. */
    hints: jsonb().$type<string[]>().notNull(),
    solutionHtml: text().notNull(),
    skills: text().array().notNull(),
    /** Recipe of variants; `null` when the task is the same for everybody. Question, key and texts above are then a specimen.
     * Trap: `jsonb` would reorder formulas, and later ones depend on earlier ones. */
    recipe: json().$type<Recipe>(),
    contentHash: text().notNull(),
    /** Its file in the content folder; unknown for tasks loaded before this column existed, until the next load. */
    sourceFile: text(),
    /** Removed from the content: not given any more, kept for those who answered it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('tasks_skills').using('gin', t.skills)],
)
export type TaskRow = typeof tasks.$inferSelect

/** Keys changed by a load: a higher module judges affected answers again. */
export const taskChanges = defineTable(
  'task_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    fromHash: text().notNull(),
    toHash: text().notNull(),
    /** The old recipe, which determines the question that was asked. */
    recipe: json().$type<Recipe>(),
    /** The question is unchanged; for a task with variants this is determined for each variant. */
    isQuestionKept: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('task_changes_task').on(t.taskId, t.id)],
)
