import { disciplineKey } from '@school/courses/server'
import type { Db } from '@school/db'
import { disciplines } from '@school/courses/tables'
import { type ContentPart, extend } from '@school/kernel/server'
import { loadTasks, writtenTask } from '@school/tasks/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { putWork, rulesOf } from '@school/works/server'
import { type OlympiadContent, readOlympiads, type SetContent, type StageContent } from './read.ts'
import { says } from './ru.ts'
import { instantOf } from './rules/index.ts'
import { olympiadGrades, olympiads, olympiadSamples, olympiadStages } from './tables.ts'

export const olympiadsContent: ContentPart<OlympiadContent[]> = {
  name: 'olympiads',
  needs: ['courses'],
  table: olympiads,
  read(folder, known) {
    const { olympiads, problems } = readOlympiads(folder, new Set(known(disciplineKey)))
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
 * Brings the database to these olympiads; those that are gone are retired. Repeating it changes nothing:
 * relative dates are counted from the day of the first loading.
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
  const { title, subtitle, season, grades, position, aboutHtml, rulesHtml } = content
  const about = { title, subtitle, season, grades, position, aboutHtml, rulesHtml, contentHash }
  const set = { ...about, disciplineId: discipline!.id, addedAt, retiredAt: null }
  const [row] = await db
    .insert(olympiads)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: olympiads.key, set })
    .returning({ id: olympiads.id })
  for (const [index, stage] of content.stages.entries())
    await loadStage(db, { olympiadId: row!.id, olympiadKey: key, addedAt }, stage, index + 1, taskIds)
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

/** The hour of results of a stage, if a person has moved it: it stays where they put it. */
async function findMovedHour(db: Db, olympiadId: number, key: string): Promise<Date | null> {
  const [stage] = await db
    .select({ resultsAt: olympiadStages.resultsAt, isMoved: olympiadStages.isResultsHourMoved })
    .from(olympiadStages)
    .where(and(eq(olympiadStages.olympiadId, olympiadId), eq(olympiadStages.key, key)))
    // A publication that is going on is waited for.
    .for('update')
  return stage?.isMoved ? stage.resultsAt : null
}

async function loadStage(
  db: Db,
  { olympiadId, olympiadKey, addedAt }: Place,
  stage: StageContent,
  position: number,
  taskIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { key, kind, title, entry, awards } = stage
  const movedTo = await findMovedHour(db, olympiadId, key)
  const dates = {
    opensAt: instantOf(stage.opens, addedAt),
    closesAt: instantOf(stage.closes, addedAt),
    resultsAt: movedTo ?? (stage.results === null ? null : instantOf(stage.results, addedAt)),
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
    latestEndAt: stage.more_time.until === null ? null : instantOf(stage.more_time.until, addedAt),
  }
  const [row] = await db
    .insert(olympiadStages)
    .values({ olympiadId, key, ...set })
    .onConflictDoUpdate({ target: [olympiadStages.olympiadId, olympiadStages.key], set })
    .returning({ id: olympiadStages.id })
  const written = (at: Date | null) => at?.toISOString() ?? null
  const window = {
    opensAt: written(dates.opensAt),
    closesAt: written(dates.closesAt),
    resultsAt: written(dates.resultsAt),
    hardClose: stage.hard_close,
  }
  for (const gradeSet of stage.sets)
    for (const grade of gradeSet.grades)
      await loadGrade(
        db,
        row!.id,
        `olympiad:${olympiadKey}/${key}/${grade}`,
        grade,
        gradeSet,
        window,
        taskIds,
      )
}

async function loadGrade(
  db: Db,
  stageId: number,
  workKey: string,
  gradeIndex: number,
  { minutes, tools, tasks }: SetContent,
  window: { opensAt: string | null; closesAt: string | null; resultsAt: string | null; hardClose: boolean },
  taskIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = tasks.map((task) => taskIds.get(task.key)!)
  const rules = { mode: 'exam', minutes } as const
  const workId = await putWork(db, workKey, 'olympiad', ids, rulesOf({ ...rules, ...window }))
  const practiceWorkId = await putWork(db, `${workKey}/practice`, 'olympiad', ids, rulesOf(rules))
  const set = { workId, practiceWorkId, minutes, tools }
  await db
    .insert(olympiadGrades)
    .values({ stageId, gradeIndex, ...set })
    .onConflictDoUpdate({ target: [olympiadGrades.stageId, olympiadGrades.gradeIndex], set })
}
