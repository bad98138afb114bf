import type { Database } from '@school/db'
import { schoolYearOf } from '@school/texts'
import { enlistPupils } from './pupils.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const municipalities = 20
const schools = 400
const results = 100_000
const rounds = 30
const wantedMs = 200

/** A region whose every fourth pupil was in a stage that is published. @returns ids of the stage, of a municipality and of one of its schools */
async function fill({ pool }: Database, headId: number, now: Date) {
  const { rows } = await pool.query<{ stageId: number; municipalityId: number; schoolId: number }>(
    `with r as (insert into organizations (kind, name, short_name) values ('region', 'Нагрузочный регион', 'Нагрузочный регион') returning id),
      h as (insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'admin', true from r),
      s as (select s.id, s.olympiad_id from olympiad_stages s where s.published_at is not null and s.awards is not null order by s.id limit 1)
      select s.id as "stageId", r.id as "municipalityId", r.id as "schoolId" from r, s`,
    [headId],
  )
  const { stageId, municipalityId: regionId } = rows[0]!
  await pool.query(
    `insert into organizations (kind, name, short_name, parent_id) select 'municipal', 'Нагрузочный округ ' || n, 'Округ ' || n, $1 from generate_series(1, $2::int) n`,
    [regionId, municipalities],
  )
  await pool.query(
    `insert into organizations (kind, name, short_name, parent_id)
      select 'school', 'Нагрузочная школа ' || n, 'Школа ' || n, m.ids[1 + n % cardinality(m.ids)]
      from generate_series(1, $2::int) n, (select array_agg(id) as ids from organizations where parent_id = $1) m`,
    [regionId, schools],
  )
  await pool.query(
    `insert into school_classes (organization_id, grade_index, letter, school_year)
      select o.id, g.grade_index, 'А', $3 from organizations o, olympiad_grades g where o.path @> array[$1::int] and o.kind = 'school' and g.stage_id = $2`,
    [regionId, stageId, schoolYearOf(now)],
  )
  await pool.query(
    `with c as (select c.id, c.grade_index, c.organization_id, row_number() over (order by c.id) - 1 as n, count(*) over () as all
        from school_classes c join organizations o on o.id = c.organization_id and o.path @> array[$1::int]),
      u as (insert into users (first_name, last_name, grade_index) select 'Ученик', 'Аналитик ' || n, 7 from generate_series(0, $3::int - 1) n returning id),
      k as (select id, row_number() over (order by id) - 1 as n from u),
      seat as (select k.id as user_id, c.* from k join c on c.n = k.n % c.all),
      m as (insert into class_members (school_class_id, user_id, role) select id, user_id, 'pupil' from seat),
      p as (insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at, award)
        select $2, user_id, s.grade_index, g.work_id, $4, case when user_id % 10 < 3 then 3 end from seat s join olympiad_grades g on g.stage_id = $2 and g.grade_index = s.grade_index)
      insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points, grade_index, school_id, region_id)
      select g.work_id, user_id, $4, $4, $4, abs(hashint4(user_id)) % 601, 600, s.grade_index, s.organization_id, $1
      from seat s join olympiad_grades g on g.stage_id = $2 and g.grade_index = s.grade_index`,
    [regionId, stageId, results, now],
  )
  await pool.query('analyze')
  const { rows: places } = await pool.query<{ municipalityId: number; schoolId: number }>(
    `select m.id as "municipalityId", o.id as "schoolId" from organizations m join organizations o on o.parent_id = m.id where m.parent_id = $1 order by o.id limit 1`,
    [regionId],
  )
  return { stageId, ...places[0]! }
}

/** What the head of a region waits for, with 400 schools and a hundred thousand results. */
export const measureAnalytics =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target> => {
    const now = new Date()
    const [head] = await enlistPupils(database, secret, 1, now, 'analytics')
    await database.pool.query(
      `update users set type = 'agent', grade_index = null, email_confirmed_at = now(), portal_role = 'regionAdmin' where id = $1`,
      [head!.userId],
    )
    const { stageId, municipalityId, schoolId } = await fill(database, head!.userId, now)
    const root = `${school.url}/api/wk/analytics`
    const took = async (path: string) => {
      const ms: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        const answer = await fetch(`${root}${path}`, { headers: { cookie: head!.cookie } })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
        ms.push(performance.now() - began)
      }
      ms.sort((a, b) => a - b)
      return ms[Math.floor(rounds / 2)]!
    }
    const at = `/stages/${stageId}/organizations`
    const stages = await took('/stages')
    const region = await took(`/stages/${stageId}`)
    const municipality = await took(`${at}/${municipalityId}`)
    const ofSchool = await took(`${at}/${schoolId}`)
    const grade = await took(`${at}/${schoolId}/grades/7`)
    const participation = await took('/participation')
    return {
      name: `analytics of a stage for a region of ${schools} schools, ${results} results, the slowest page`,
      limit: { most: wantedMs },
      unit: 'ms',
      value: Math.max(stages, region, municipality, ofSchool, grade, participation),
      note: `medians, ms: stages ${stages.toFixed(0)}, region ${region.toFixed(0)}, municipality ${municipality.toFixed(0)}, school ${ofSchool.toFixed(0)}, grade ${grade.toFixed(0)}, participation ${participation.toFixed(0)}`,
    }
  }
