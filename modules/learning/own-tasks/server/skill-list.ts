import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'

/** A skill that a task may name. */
export interface ListedSkill {
  key: string
  title: string
  disciplineId: number
  grade: number
}

/** Extension point for the list of skills: the module that owns them is higher and registers the list. */
export const skillList = extensionPoint<(sql: Sql) => Promise<ListedSkill[]>>('own-tasks.skills')
