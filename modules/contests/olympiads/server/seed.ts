import { insertMany, type Unit } from '@school/db'
import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { isFirstResultSql, ratingCount } from '@school/works/server'
import { eq, sql as expression } from 'drizzle-orm'
import { newCode, seatsOfSchool } from './actions.ts'
import { putGrade, windowOf } from './put-grade.ts'
import {
  olympiadCodes,
  olympiadDisqualifications,
  olympiadGrades,
  olympiadParticipations,
  olympiads,
  olympiadStages,
} from './tables.ts'

export interface ParticipationSeed {
  stageId: number
  userId: number
  gradeIndex: number
  workId: number
  registeredAt: Date
}

/** Adds participations; attempts are added by the works engine. */
export async function seedParticipations(unit: Unit, seeds: readonly ParticipationSeed[]): Promise<void> {
  await insertMany(
    unit.sql,
    olympiadParticipations,
    seeds.map((seed) => ({ ...seed, isVirtual: false, codeId: null, award: null })),
  )
}

/** Creates codes of the schools whose pupils entered a stage by code, with the seats taken. */
export async function seedCodes(unit: Unit, issuedAt: Date): Promise<void> {
  const { rows } = await unit.sql.query<{ stageId: number; organizationId: number; taken: number }>({
    text: `select p.stage_id as "stageId", s.organization_id as "organizationId", count(*)::int as taken
      from olympiad_participations p join olympiad_stages g on g.id = p.stage_id and g.entry = 'code'
      join (${schoolsOfPupilsSql}) s on s.user_id = p.user_id where p.code_id is null group by 1, 2`,
  })
  await insertMany(
    unit.sql,
    olympiadCodes,
    rows.map((row) => ({
      ...row,
      code: newCode(),
      seats: Math.max(seatsOfSchool, row.taken),
      issuedAt,
    })),
  )
  await unit.sql.query({
    text: `update olympiad_participations p set code_id = c.id
      from olympiad_codes c, (${schoolsOfPupilsSql}) s
      where p.code_id is null and s.user_id = p.user_id and c.stage_id = p.stage_id and c.organization_id = s.organization_id`,
  })
}

/** Disqualifies a participation without a diploma in a published stage, except those of the given people. */
export async function seedDisqualification(
  unit: Unit & { readonly now: Date },
  { decidedBy, reason, except }: { decidedBy: number; reason: string; except: readonly number[] },
): Promise<void> {
  const { rows } = await unit.sql.query<{ participationId: number; attemptId: number }>({
    text: `select p.id as "participationId", a.id as "attemptId" from olympiad_participations p
      join olympiad_stages s on s.id = p.stage_id and s.published_at is not null and s.awards is not null
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and ${isFirstResultSql('a')}
      where p.award is null and not p.is_virtual and p.user_id <> all($1::int[]) order by a.points desc, p.id limit 1`,
    values: [except],
  })
  const [found] = rows
  if (!found) return
  const { participationId, attemptId } = found
  await unit.db
    .insert(olympiadDisqualifications)
    .values({ participationId, reason, decidedBy, decidedAt: unit.now })
  await ratingCount.exclude(unit, attemptId)
}

export interface PastOlympiad {
  key: string
  /** Defaults to that of the other olympiad. */
  season?: string
  title: string
  subtitle: string
  stage: string
  opensAt: Date
  closesAt: Date
  resultsAt: Date
}

/**
 * Seeds a finished olympiad that is no longer in the content: one stage, with the tasks and awards of the main stage of another one.
 * @param like the key of that other one
 * @returns the stage, without participants
 */
export async function seedPastOlympiad(unit: Unit, like: string, past: PastOlympiad): Promise<number> {
  const { key, season, title, subtitle, stage: stageTitle, ...dates } = past
  const [olympiad] = await unit.db.select().from(olympiads).where(eq(olympiads.key, like))
  const [main] = await unit.db
    .select()
    .from(olympiadStages)
    .where(expression`${olympiadStages.olympiadId} = ${olympiad!.id} and ${olympiadStages.kind} = 'main'`)
  const { id: _, ...about } = olympiad!
  const [made] = await unit.db
    .insert(olympiads)
    .values({
      ...about,
      key,
      title,
      subtitle,
      ...(season && { season }),
      contentHash: '',
      retiredAt: dates.resultsAt,
    })
    .returning({ id: olympiads.id })
  const { id: mainId, olympiadId: __, ...rules } = main!
  const [stage] = await unit.db
    .insert(olympiadStages)
    .values({ ...rules, ...dates, olympiadId: made!.id, title: stageTitle, position: 1, publishedAt: null })
    .returning({ id: olympiadStages.id })
  const grades = await unit.db.select().from(olympiadGrades).where(eq(olympiadGrades.stageId, mainId))
  const window = windowOf(dates, main!.hardClose)
  for (const { gradeIndex, minutes, tools, workId } of grades) {
    const { rows } = await unit.sql.query<{ id: number }>({
      text: 'select task_id as id from work_tasks where work_id = $1 order by position',
      values: [workId],
    })
    const workKey = `olympiad:${key}/main/${gradeIndex}`
    const taskIds = rows.map(({ id }) => id)
    await putGrade(unit.db, { stageId: stage!.id, workKey, gradeIndex, minutes, tools, taskIds }, window)
  }
  return stage!.id
}

/** Demo results are published at their scheduled time, not at the time of seeding. */
export async function seedPublishedOnTime(unit: Unit): Promise<void> {
  await unit.sql.query({
    text: `update olympiad_stages set published_at = coalesce(results_at, closes_at)
      where published_at > coalesce(results_at, closes_at)`,
  })
}
