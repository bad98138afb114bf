import type { Unit } from '@school/db'
import { workSeeds } from '@school/works/server'
import { giveAwards } from './publish.ts'
import type { AwardRule } from './rules/index.ts'
import { seedPastOlympiad } from './seed.ts'

/** A year in whole weeks, so that days of the week stay. */
const days = 364
const dayMs = 24 * 3600_000

interface Main {
  title: string
  subtitle: string
  season: string
  stageId: number
  stage: string
  opensAt: Date
  closesAt: Date
  resultsAt: Date
  awards: AwardRule | null
}

interface Grade {
  gradeIndex: number
  workId: number
}

/** «2026/27» → «2025/26». */
export const seasonBefore = (season: string): string => {
  const year = Number.parseInt(season, 10) - 1
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/**
 * Seeds the main stage of an olympiad a season ago with results of current participants, who were a grade lower then. Sends no
 * notifications.
 * @param key of an olympiad whose main stage is published
 * @param except people who were not in it
 */
export async function seedFormerSeason(
  unit: Unit,
  key: string,
  except: readonly number[] = [],
): Promise<void> {
  const { rows } = await unit.sql.query<Main>({
    text: `select o.title, o.subtitle, o.season, s.id as "stageId", s.title as stage, s.opens_at as "opensAt", s.closes_at as "closesAt",
        s.results_at as "resultsAt", s.awards
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.kind = 'main'
      where o.key = $1 and s.published_at is not null and s.results_at is not null`,
    values: [key],
  })
  const [main] = rows
  if (!main) return
  const { title, subtitle, stage, awards } = main
  const before = (at: Date) => new Date(at.getTime() - days * dayMs)
  const resultsAt = before(main.resultsAt)
  const stageId = await seedPastOlympiad(unit, key, {
    key: `${key}-before`,
    season: seasonBefore(main.season),
    title,
    subtitle,
    stage,
    opensAt: before(main.opensAt),
    closesAt: before(main.closesAt),
    resultsAt,
  })
  const gradesOf = async (id: number): Promise<Grade[]> => {
    const grades = await unit.sql.query<Grade>({
      text: `select grade_index as "gradeIndex", work_id as "workId" from olympiad_grades where stage_id = $1 order by grade_index`,
      values: [id],
    })
    return grades.rows
  }
  const now = await gradesOf(main.stageId)
  const pairs = (await gradesOf(stageId)).flatMap(({ gradeIndex, workId }) => {
    const like = now.find((grade) => grade.gradeIndex === gradeIndex + 1)
    return like ? [{ likeWorkId: like.workId, workId, gradeIndex }] : []
  })
  await workSeeds.attemptsBefore(unit, pairs, { days, except })
  await unit.sql.query({
    text: `insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at)
      select $1, a.user_id, a.grade_index, a.work_id, a.started_at - interval '1 hour' from attempts a where a.work_id = any ($2::int[])`,
    values: [stageId, pairs.map(({ workId }) => workId)],
  })
  if (awards) await giveAwards({ sql: unit.sql, now: resultsAt }, stageId, awards)
  await unit.sql.query({
    text: 'update olympiad_stages set published_at = $2 where id = $1',
    values: [stageId, resultsAt],
  })
}
