import type { Ctx } from '@school/kernel/server'
import { accessOrganization } from '@school/organizations/server'
import { yearsToMake } from '../../contract/years.ts'
import { refuse } from '../access.ts'

interface Parallel {
  gradeIndex: number
  letters: readonly string[]
  schoolYear?: number | undefined
}

/** @returns how many classes were made @throws organization_not_found, organization_deactivated, parallel_of_no_school, parallel_of_other_year */
export async function createParallel(
  ctx: Ctx,
  organizationId: number,
  { gradeIndex, letters, schoolYear }: Parallel,
): Promise<number> {
  const { kind, isDeactivated } = await accessOrganization(ctx, organizationId)
  if (kind !== 'school') throw refuse('parallel_of_no_school')
  if (isDeactivated) throw refuse('organization_deactivated')
  const years = yearsToMake(ctx.now)
  const year = schoolYear ?? years[0]!
  if (!years.includes(year)) throw refuse('parallel_of_other_year')
  const { rowCount } = await ctx.sql.query({
    name: 'create_parallel',
    text: `insert into school_classes (organization_id, grade_index, letter, school_year)
      select $1, $2, letter, $4 from unnest($3::text[]) with ordinality as n (letter, place) order by place on conflict do nothing`,
    values: [organizationId, gradeIndex, letters, year],
  })
  return rowCount ?? 0
}
