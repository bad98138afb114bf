import type { Db } from '@school/db'
import { disciplines } from './tables.ts'

export interface DisciplineContent {
  key: string
  title: string
  /** Degrees, 0–360. */
  hue: number
  /** From 1, in the order of lists. */
  position: number
}

/**
 * Stores the disciplines of the content; disciplines that it no longer names stay, because rows refer to them.
 * @returns ids by key
 */
export async function loadDisciplines(
  db: Db,
  content: readonly DisciplineContent[],
): Promise<ReadonlyMap<string, number>> {
  for (const { key, title, hue, position } of content) {
    const set = { title, hue, position }
    await db
      .insert(disciplines)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: disciplines.key, set })
  }
  const rows = await db.select({ id: disciplines.id, key: disciplines.key }).from(disciplines)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
