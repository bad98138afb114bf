import { index, integer, json, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { type Question, taskKinds } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import type { Recipe } from './variants/index.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `course/lesson/task`: by it a repeated load finds what it loaded before. */
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
    /** Makes variants; `null` when the task is the same for everybody. Question, key and texts above are then a specimen.
     * Trap: `jsonb` would put formulas in another order, and they stand on each other's shoulders. */
    recipe: json().$type<Recipe>(),
    contentHash: text().notNull(),
    /** Gone from the content: asked no more, kept for those who answered it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('tasks_skills').using('gin', t.skills)],
)
export type TaskRow = typeof tasks.$inferSelect
