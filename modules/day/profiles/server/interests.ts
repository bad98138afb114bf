import { profileFieldErrors } from '@school/accounts/contract'
import { insertMany, type Sql } from '@school/db'
import { type Ctx, refusals } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import type { Interest } from '../contract/interests.ts'
import { keep } from './change.ts'
import { refreshEnrichment } from './enrichment.ts'
import { areDisciplines } from './queries.ts'
import { interests } from './tables.ts'

const refuse = refusals(profileFieldErrors)

export async function listInterests(sql: Sql, userId: number): Promise<Interest[]> {
  const { rows } = await sql.query<Interest>({
    name: 'list_interests',
    text: `select i.discipline_id as "disciplineId", i.grade_id as "gradeId", i.level_id as "levelId",
        i.business_segment_tag_id as "businessSegmentTagId", i.product_segment_tag_id as "productSegmentTagId",
        i.business_unit_abbrs as "businessUnitAbbrs"
      from interests i join disciplines d on d.id = i.discipline_id where i.user_id = $1 order by d.position, d.id`,
    values: [userId],
  })
  return rows
}

export async function listSubjects(sql: Sql): Promise<{ id: number; title: string; hue: number }[]> {
  const { rows } = await sql.query<{ id: number; title: string; hue: number }>({
    name: 'list_subjects',
    text: 'select id, title, hue from disciplines order by position, id',
  })
  return rows
}

/** @throws discipline_absent */
export async function replaceInterests(ctx: Ctx, wanted: readonly Interest[]): Promise<Interest[]> {
  const { id: userId } = ctx.viewer
  const byDiscipline = new Map(wanted.map((one) => [one.disciplineId, one]))
  const disciplineIds = [...byDiscipline.keys()]
  if (!(await areDisciplines(ctx.sql, disciplineIds))) throw refuse('discipline_absent', 'interests')
  await ctx.db.delete(interests).where(eq(interests.userId, userId))
  await insertMany(
    ctx.sql,
    interests,
    [...byDiscipline.values()].map((one) => ({ ...one, userId })),
  )
  await keep(ctx, userId, { disciplineIds })
  await refreshEnrichment(ctx, userId)
  return listInterests(ctx.sql, userId)
}
