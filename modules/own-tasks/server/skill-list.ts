import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'

/** A skill that a task may name. */
export interface ListedSkill {
  key: string
  title: string
  disciplineId: number
  grade: number
}

/** Whoever knows the skills of the school brings them: their room stands higher. */
export const skillList = extensionPoint<(sql: Sql) => Promise<ListedSkill[]>>('own-tasks.skills')
