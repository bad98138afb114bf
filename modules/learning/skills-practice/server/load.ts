import { lessons } from '@school/courses/tables'
import { disciplines } from '@school/disciplines/tables'
import type { Db } from '@school/db'
import { hashOf } from '@school/content-source/server'
import { loadTasks } from '@school/tasks/server'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { SkillContent } from './read.ts'
import { skills } from './tables.ts'

interface PoolTask {
  id: number
  difficulty: number
}

/** One try for a task of a pool, then its solution opens; when all tasks have been given, the pool is restarted. */
const poolRules = rulesOf({ mode: 'practice', tries: 1, attempts: null })

/** Tasks of lessons that are open to everybody and name the skill themselves. */
async function listLessonTasks(db: Db, key: string): Promise<PoolTask[]> {
  const { rows } = await db.execute<PoolTask & Record<string, unknown>>(sql`
    select t.id, t.difficulty from tasks t
    join work_tasks wt on wt.task_id = t.id
    join lessons l on l.work_id = wt.work_id and l.retired_at is null
    join courses c on c.id = l.course_id and c.is_free and c.retired_at is null
    where t.skills @> array[${key}]::text[] and t.retired_at is null and t.kind not in ('file', 'essay')
    order by l.key, wt.position`)
  return rows
}

/** Loads these skills into the database and retires those missing from the content. Idempotent. */
export async function loadSkills(db: Db, contents: readonly SkillContent[], now: Date): Promise<number> {
  const tasks = contents.flatMap((skill) => skill.tasks)
  const loaded = await loadTasks(db, tasks, now, ['skills/'])
  let changed = loaded.changed + loaded.added
  for (const content of contents) {
    const own = content.tasks.map(({ key, difficulty }) => ({ id: loaded.ids.get(key)!, difficulty }))
    const others = content.lesson_tasks ? await listLessonTasks(db, content.key) : []
    if (await loadSkill(db, content, [...own, ...others])) changed++
  }
  await joinPrerequisites(db, contents)
  const keys = contents.map(({ key }) => key)
  await db
    .update(skills)
    .set({ retiredAt: now })
    .where(and(isNull(skills.retiredAt), keys.length ? notInArray(skills.key, keys) : undefined))
  return changed
}

async function loadSkill(db: Db, content: SkillContent, pool: readonly PoolTask[]): Promise<boolean> {
  const { key, title, summary, section, grade, position, lesson } = content
  const contentHash = hashOf([content.contentHash, pool])
  const [old] = await db
    .select({ hash: skills.contentHash, retiredAt: skills.retiredAt })
    .from(skills)
    .where(eq(skills.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [discipline] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, content.discipline))
  const [lessonRow] = lesson
    ? await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.key, lesson))
    : []
  const ids = pool.map(({ id }) => id)
  const workId = await putWork(db, `skill:${key}`, 'skill', ids, poolRules)
  const difficulties = pool.map(({ difficulty }) => difficulty)
  const set = {
    title,
    summary,
    section,
    grade,
    position,
    disciplineId: discipline!.id,
    lessonId: lessonRow?.id ?? null,
    workId,
    easiest: Math.min(...difficulties),
    hardest: Math.max(...difficulties),
    contentHash,
    retiredAt: null,
  }
  await db
    .insert(skills)
    .values({ key, prerequisiteIds: [], ...set })
    .onConflictDoUpdate({ target: skills.key, set })
  return true
}

/** Runs after all skills are saved: a prerequisite may be loaded later than the skill that needs it. */
async function joinPrerequisites(db: Db, contents: readonly SkillContent[]): Promise<void> {
  if (contents.length === 0) return
  const stored = await db
    .select({ id: skills.id, key: skills.key, prerequisiteIds: skills.prerequisiteIds })
    .from(skills)
    .where(
      inArray(
        skills.key,
        contents.map(({ key }) => key),
      ),
    )
  const ids = new Map(stored.map(({ id, key }) => [key, id]))
  const needs = new Map(contents.map((skill) => [skill.key, skill.needs.map((key) => ids.get(key)!)]))
  for (const { id, key, prerequisiteIds } of stored) {
    const wanted = needs.get(key)!
    if (wanted.join() === prerequisiteIds.join()) continue
    await db.update(skills).set({ prerequisiteIds: wanted }).where(eq(skills.id, id))
  }
}
