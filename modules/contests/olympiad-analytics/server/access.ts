import { type Ctx, refusals } from '@school/kernel/server'
import type { NamedOrganization } from '@school/organizations/contract'
import type { AnalysedStage } from '../contract/index.ts'
import { analyticsErrors } from '../contract/errors.ts'
import type { ReachedPlace, ReachedStage } from './reached.ts'

const refuse = refusals(analyticsErrors)

export const namedOf = ({ trail }: ReachedPlace): NamedOrganization => trail.at(-1)!

/**
 * The viewer's organization (as head or teacher) or one below it; without an id the viewer's own.
 * @throws analytics_not_found, both when absent and outside the scope
 */
export async function accessPlace(
  { sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>,
  organizationId: number | null,
): Promise<ReachedPlace> {
  const { rows } = await sql.query<ReachedPlace>({
    name: 'access_analysed_organization',
    text: `with own as (
        select o.id, o.path from memberships m join organizations o on o.id = m.organization_id
        where m.user_id = $1 and m.is_active and (m.role = 'admin' or m.role = 'teacher' and o.kind = 'school'))
      select x.id, x.kind, cardinality(x.path) as depth, x.id = own.id and x.kind = 'school' as "isOwnSchool",
        coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'kind', a.kind, 'title', a.name) order by cardinality(a.path))
          from organizations a where a.id = any (x.path) and own.id = any (a.path)), '[]') as trail
      from own join organizations x on x.id = coalesce($2, own.id) and own.id = any (x.path)`,
    values: [viewer.id, organizationId],
  })
  if (!rows[0]) throw refuse('analytics_not_found')
  return rows[0]
}

type StageRow = Omit<ReachedStage, 'publishedAt'> & { publishedAt: Date }

/** Only published stages are visible in analytics. */
const publishedSql = `select s.id, s.title, jsonb_build_object('id', o.id, 'title', o.title, 'season', o.season) as olympiad,
    jsonb_build_object('id', d.id, 'key', d.key, 'title', d.title, 'hue', d.hue) as discipline,
    array(select g.grade_index from olympiad_grades g where g.stage_id = s.id order by g.grade_index) as grades,
    s.published_at as "publishedAt", s.closes_at as "closesAt", s.awards is not null as "hasAwards"
  from olympiad_stages s join olympiads o on o.id = s.olympiad_id join disciplines d on d.id = o.discipline_id
  where s.published_at is not null and s.cancelled_at is null`

const present = ({ publishedAt, ...stage }: StageRow): ReachedStage => ({
  ...stage,
  publishedAt: publishedAt.toISOString(),
})

export async function listPublishedStages({ sql }: Pick<Ctx, 'sql'>): Promise<ReachedStage[]> {
  const { rows } = await sql.query<StageRow>({
    name: 'list_analysed_stages',
    text: `${publishedSql} order by s.published_at desc, s.id`,
  })
  return rows.map(present)
}

/** @throws analytics_not_found, both when absent and not published */
export async function accessPublishedStage(
  { sql }: Pick<Ctx, 'sql'>,
  stageId: number,
): Promise<ReachedStage> {
  const { rows } = await sql.query<StageRow>({
    name: 'access_analysed_stage',
    text: `${publishedSql} and s.id = $1`,
    values: [stageId],
  })
  if (!rows[0]) throw refuse('analytics_not_found')
  return present(rows[0])
}

/** @throws analytics_not_found */
export function requireGrade({ kind }: ReachedPlace, { grades }: AnalysedStage, gradeIndex: number): void {
  if (kind !== 'school' || !grades.includes(gradeIndex)) throw refuse('analytics_not_found')
}
