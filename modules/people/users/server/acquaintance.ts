import type { Sql } from '@school/db'
import { type Ctx, extensionPoint } from '@school/kernel/server'

type Knows = (sql: Sql, viewerId: number, userId: number) => Promise<boolean>

/** Contributed by modules that connect people: whom a person knows, for example a teacher the pupils of the class. */
export const acquaintance = extensionPoint<Knows>('users.acquaintance')

/** Who may read a person’s whole name: the person, a methodist and people who know them. */
export async function knows(
  { sql, viewer, extensions }: Pick<Ctx, 'sql' | 'viewer' | 'extensions'>,
  userId: number,
): Promise<boolean> {
  if (viewer.id <= 0) return false
  if (viewer.id === userId || viewer.isMethodist) return true
  const answers = await Promise.all(
    extensions(acquaintance).map((isKnown) => isKnown(sql, viewer.id, userId)),
  )
  return answers.includes(true)
}
