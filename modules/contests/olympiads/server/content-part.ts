import { disciplineKey } from '@school/courses/server'
import type { Db } from '@school/db'
import { disciplines } from '@school/disciplines/tables'
import { type ContentPart, extend } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { loadTasks, writtenTask } from '@school/tasks/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { putGrade, windowOf } from './put-grade.ts'
import { type OlympiadContent, readOlympiads, type StageContent } from './read.ts'
import { says } from './ru.ts'
import { instantOf } from './rules/index.ts'
import { olympiadGrades, olympiadReserves, olympiads, olympiadSamples, olympiadStages } from './tables.ts'

export const olympiadsContent: ContentPart<OlympiadContent[]> = {
  name: 'olympiads',
  needs: ['courses'],
  table: olympiads,
  read(folder, known) {
    const { olympiads, problems } = readOlympiads(folder, new Set(known(disciplineKey)), readerOptions(known))
    return {
      content: olympiads,
      problems,
      summary: says.summary(olympiads.length),
      offers: olympiads.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadOlympiads,
}

/**
 * Updates the database to these olympiads and retires those that are gone. Idempotent: relative dates are counted from the day of the
 * first loading.
 */
export async function loadOlympiads(
  db: Db,
  contents: readonly OlympiadContent[],
  now: Date,
): Promise<number> {
  const tasks = contents.flatMap((olympiad) => olympiad.tasks)
  const loaded = await loadTasks(db, tasks, now, ['olympiads/'])
  let changed = loaded.changed + loaded.added
  for (const olympiad of contents) {
    if (await loadOlympiad(db, olympiad, loaded.ids, now)) changed++
  }
  const keys = contents.map(({ key }) => key)
  await db
    .update(olympiads)
    .set({ retiredAt: now })
    .where(and(isNull(olympiads.retiredAt), keys.length ? notInArray(olympiads.key, keys) : undefined))
  return changed
}

async function loadOlympiad(
  db: Db,
  content: OlympiadContent,
  taskIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<boolean> {
  const { key, contentHash } = content
  const [old] = await db
    .select({ hash: olympiads.contentHash, addedAt: olympiads.addedAt, retiredAt: olympiads.retiredAt })
    .from(olympiads)
    .where(eq(olympiads.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [discipline] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, content.discipline))
  const addedAt = old?.addedAt ?? now
  const { title, subtitle, season, grades, position, aboutHtml, rulesHtml, themes } = content
  const about = { title, subtitle, season, grades, position, aboutHtml, rulesHtml, themes, contentHash }
  const set = { ...about, disciplineId: discipline!.id, addedAt, retiredAt: null }
  const [row] = await db
    .insert(olympiads)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: olympiads.key, set })
    .returning({ id: olympiads.id })
  for (const [index, stage] of content.stages.entries())
    await loadStage(db, { olympiadId: row!.id, olympiadKey: key, addedAt }, stage, index + 1, taskIds)
  await loadReserves(db, row!.id, content, taskIds, now)
  await loadSamples(db, row!.id, content, taskIds)
  return true
}

async function loadSamples(
  db: Db,
  olympiadId: number,
  { samples }: OlympiadContent,
  taskIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = samples
    .flatMap(({ grades, tasks }) => tasks.map((task) => ({ grades, taskId: taskIds.get(task.key)! })))
    .map((row, position) => ({ olympiadId, position, ...row }))
  await db.delete(olympiadSamples).where(eq(olympiadSamples.olympiadId, olympiadId))
  if (rows.length > 0) await db.insert(olympiadSamples).values(rows)
}

interface Place {
  olympiadId: number
  olympiadKey: string
  addedAt: Date
}

interface MovedTerms {
  /** `null` while the schedule was not changed. */
  window: { opensAt: Date; closesAt: Date; resultsAt: Date | null; latestEndAt: Date | null } | null
  minutes: ReadonlyMap<number, number>
  resultsAt: Date | null
}

const unmoved: MovedTerms = { window: null, minutes: new Map(), resultsAt: null }

/** Schedule of a stage changed by a person: it overrides the content. */
async function findMoved(db: Db, olympiadId: number, key: string): Promise<MovedTerms> {
  const [stage] = await db
    .select()
    .from(olympiadStages)
    .where(and(eq(olympiadStages.olympiadId, olympiadId), eq(olympiadStages.key, key)))
    // Waits for a publication in progress.
    .for('update')
  if (!stage) return unmoved
  if (!stage.isMoved) return stage.isResultsHourMoved ? { ...unmoved, resultsAt: stage.resultsAt } : unmoved
  const grades = await db.select().from(olympiadGrades).where(eq(olympiadGrades.stageId, stage.id))
  const minutes = new Map(grades.map((grade) => [grade.gradeIndex, grade.minutes]))
  return { window: stage, minutes, resultsAt: stage.resultsAt }
}

async function loadStage(
  db: Db,
  { olympiadId, olympiadKey, addedAt }: Place,
  stage: StageContent,
  position: number,
  taskIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { key, kind, title, entry, awards } = stage
  const moved = await findMoved(db, olympiadId, key)
  const stated = (date: string | null) => (date === null ? null : instantOf(date, addedAt))
  const dates = {
    opensAt: moved.window?.opensAt ?? instantOf(stage.opens, addedAt),
    closesAt: moved.window?.closesAt ?? instantOf(stage.closes, addedAt),
    resultsAt: moved.resultsAt ?? stated(stage.results),
  }
  const set = {
    position,
    kind,
    title,
    entry,
    awards,
    ...dates,
    hardClose: stage.hard_close,
    requiresTrial: stage.requires_trial,
    passPercent: stage.pass_percent,
    isRatingLive: stage.rating === 'live',
    appealDays: stage.appeal_days,
    arbiterStep: stage.arbiter_step,
    maxExtraMinutes: stage.more_time.minutes,
    latestEndAt: moved.window ? moved.window.latestEndAt : stated(stage.more_time.until),
  }
  const [row] = await db
    .insert(olympiadStages)
    .values({ olympiadId, key, ...set })
    .onConflictDoUpdate({ target: [olympiadStages.olympiadId, olympiadStages.key], set })
    .returning({ id: olympiadStages.id })
  const window = windowOf(dates, stage.hard_close)
  for (const { grades, minutes, tools, tasks } of stage.sets)
    for (const gradeIndex of grades) {
      const grade = { gradeIndex, minutes: moved.minutes.get(gradeIndex) ?? minutes, tools }
      const workKey = `olympiad:${olympiadKey}/${key}/${gradeIndex}`
      const ids = tasks.map((task) => taskIds.get(task.key)!)
      await putGrade(db, { stageId: row!.id, workKey, ...grade, taskIds: ids }, window)
    }
}

/** Sets for stages created by methodists. A set in use stays with its stage even when the content drops it. */
async function loadReserves(
  db: Db,
  olympiadId: number,
  { reserve }: OlympiadContent,
  taskIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const { key, title, grades, minutes, tools, tasks } of reserve) {
    const ids = tasks.map((task) => taskIds.get(task.key)!)
    const set = { title, grades, minutes, tools, taskIds: ids, retiredAt: null }
    await db
      .insert(olympiadReserves)
      .values({ olympiadId, key, ...set })
      .onConflictDoUpdate({ target: [olympiadReserves.olympiadId, olympiadReserves.key], set })
  }
  const keys = reserve.map(({ key }) => key)
  await db
    .update(olympiadReserves)
    .set({ retiredAt: now })
    .where(
      and(
        eq(olympiadReserves.olympiadId, olympiadId),
        isNull(olympiadReserves.retiredAt),
        keys.length ? notInArray(olympiadReserves.key, keys) : undefined,
      ),
    )
}
