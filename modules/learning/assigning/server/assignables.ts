import { presentDiscipline } from '@school/disciplines/server'
import { disciplines } from '@school/disciplines/tables'
import type { Db } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { type AssignableRow, listAssignable } from '@school/works/server'
import { inArray } from 'drizzle-orm'
import { presentAssigned } from '@school/homeworks/server'
import type { AssignableWork } from '../contract/assignable.ts'

/** An assignable work; nothing when it may not be assigned now. */
export async function findAssignable(ctx: Ctx, workId: number): Promise<AssignableRow | undefined> {
  const { rows } = await listAssignable(ctx, { workIds: [workId] })
  return rows.find(({ isOpen }) => isOpen)
}

/** With the discipline of each, in the same order. */
export async function presentAssignable(db: Db, rows: readonly AssignableRow[]): Promise<AssignableWork[]> {
  const ids = [...new Set(rows.map(({ disciplineId }) => disciplineId))]
  const known = ids.length ? await db.select().from(disciplines).where(inArray(disciplines.id, ids)) : []
  return rows.map((row) => {
    const own = known.find(({ id }) => id === row.disciplineId)
    return {
      ...presentAssigned(row),
      kind: row.kind,
      subtitle: row.subtitle,
      grades: row.grades,
      minutes: row.minutes,
      discipline: own
        ? presentDiscipline({
            disciplineId: own.id,
            disciplineKey: own.key,
            disciplineTitle: own.title,
            disciplineHue: own.hue,
          })
        : null,
    }
  })
}
