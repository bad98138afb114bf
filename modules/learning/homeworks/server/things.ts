import { presentDiscipline } from '@school/disciplines/server'
import { disciplines } from '@school/disciplines/tables'
import type { Db, Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { type AssignableRow, listAssignable } from '@school/works/server'
import { inArray } from 'drizzle-orm'
import type { AssignableThing, AssignedThing } from '../contract/thing.ts'
import { thingCopySql } from './thing-sql.ts'

const presentThing = ({ workId, kindTitle, title, url }: AssignableRow): AssignedThing => ({
  id: workId,
  kindTitle,
  title,
  url,
})

/** Things of homeworks by their works; homeworks of tasks have none. */
export async function findThings(
  ctx: Ctx,
  homeworks: readonly { thingWorkId: number | null }[],
): Promise<ReadonlyMap<number, AssignedThing>> {
  const workIds = [...new Set(homeworks.flatMap(({ thingWorkId }) => thingWorkId ?? []))]
  const { rows } = await listAssignable(ctx, { workIds, limit: workIds.length })
  return new Map(rows.map((row) => [row.workId, presentThing(row)]))
}

/** An assignable thing by its work; nothing when it may not be assigned now. */
export async function findAssignable(ctx: Ctx, workId: number): Promise<AssignableRow | undefined> {
  const { rows } = await listAssignable(ctx, { workIds: [workId] })
  return rows.find(({ isOpen }) => isOpen)
}

/** With the discipline of each, in the same order. */
export async function presentAssignable(db: Db, rows: readonly AssignableRow[]): Promise<AssignableThing[]> {
  const ids = [...new Set(rows.map(({ disciplineId }) => disciplineId))]
  const known = ids.length ? await db.select().from(disciplines).where(inArray(disciplines.id, ids)) : []
  return rows.map((row) => {
    const own = known.find(({ id }) => id === row.disciplineId)
    return {
      ...presentThing(row),
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

/** Which of these homeworks have a thing that the pupil has done since then, and when. */
export async function listThingsDoneSince(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_assigned_things_done',
    text: `select h.id, t.finished_at as at from homeworks h cross join lateral (${thingCopySql('h', '$1')}) t
      where h.id = any($2::int[]) and h.thing_work_id is not null and t.finished_at >= $3`,
    values: [userId, ids, since],
  })
  return rows
}
