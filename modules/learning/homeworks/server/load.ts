import { courses, lessons } from '@school/courses/tables'
import { disciplines } from '@school/disciplines/tables'
import type { Db } from '@school/db'
import { loadTasks } from '@school/tasks/server'
import { tasks as taskTable } from '@school/tasks/tables'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import type { HomeworksContent, LessonHomework, LibrarySetContent } from './read.ts'
import { homeworks, homeworkSets } from './tables.ts'

const usualScale = [85, 65, 45]
type Ids = ReadonlyMap<string, number>

/**
 * Loads these homeworks of lessons and sets of the library into the database and retires those missing from the content.
 * Runs after courses and trainings, because sets use their tasks. Idempotent.
 */
export async function loadHomeworks(db: Db, { lessons: ofLessons, sets }: HomeworksContent, now: Date) {
  const own = [...ofLessons, ...sets].flatMap(({ tasks }) => tasks)
  const loaded = await loadTasks(db, own, now, ['homeworks/'])
  const taken = [...new Set(sets.flatMap((set) => set.taken))]
  const rows = taken.length
    ? await db
        .select({ id: taskTable.id, key: taskTable.key })
        .from(taskTable)
        .where(inArray(taskTable.key, taken))
    : []
  const ids = new Map([...loaded.ids, ...rows.map(({ key, id }) => [key, id] as const)])
  let changed = loaded.changed + loaded.added
  for (const homework of ofLessons) if (await loadOfLesson(db, homework, ids, now)) changed++
  for (const set of sets) if (await loadSet(db, set, ids, now)) changed++
  await retireAbsent(db, { lessons: ofLessons, sets }, now)
  return changed
}

async function loadOfLesson(db: Db, homework: LessonHomework, ids: Ids, now: Date): Promise<boolean> {
  const { key, title, intro, introHtml, days, tries, contentHash } = homework
  const [old] = await db
    .select({ hash: homeworks.contentHash, retiredAt: homeworks.retiredAt })
    .from(homeworks)
    .where(eq(homeworks.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const ofLesson = { id: lessons.id, courseId: lessons.courseId }
  const [lesson] = await db.select(ofLesson).from(lessons).where(eq(lessons.key, key))
  const ofCourse = { disciplineId: courses.disciplineId }
  const [course] = await db.select(ofCourse).from(courses).where(eq(courses.id, lesson!.courseId))
  const rules = rulesOf({ mode: 'homework', tries })
  const taskIds = homework.tasks.map((task) => ids.get(task.key)!)
  const workId = await putWork(db, `homework:${key}`, 'homework', taskIds, rules)
  const about = { title, intro, introHtml, softDays: days, lessonId: lesson!.id, ...course!, workId }
  const set = { ...about, contentHash, retiredAt: null }
  await db
    .insert(homeworks)
    .values({ source: 'course', key, markScale: usualScale, createdAt: now, publishedAt: now, ...set })
    .onConflictDoUpdate({ target: homeworks.key, set })
  return true
}

async function loadSet(db: Db, content: LibrarySetContent, ids: Ids, now: Date): Promise<boolean> {
  const { key, contentHash, section, title, subtitle, grades, theme, year, position } = content
  const [old] = await db
    .select({ hash: homeworkSets.contentHash, retiredAt: homeworkSets.retiredAt })
    .from(homeworkSets)
    .where(eq(homeworkSets.key, key))
  if (old?.hash === contentHash && old.retiredAt === null) return false
  const [discipline] = await db
    .select({ id: disciplines.id })
    .from(disciplines)
    .where(eq(disciplines.key, content.discipline))
  const taskIds = [...content.taken, ...content.tasks.map((task) => task.key)].map((task) => ids.get(task)!)
  const workId = await putWork(db, `homework-set:${key}`, 'homework', taskIds, rulesOf({ mode: 'homework' }))
  const about = { section, title, subtitle, grades, theme, examNumbers: content.exam_numbers, year, position }
  const set = { ...about, disciplineId: discipline!.id, workId, contentHash, retiredAt: null }
  const [made] = await db
    .insert(homeworkSets)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: homeworkSets.key, set })
    .returning({ id: homeworkSets.id })
  const own = {
    title,
    intro: content.intro,
    introHtml: content.introHtml,
    disciplineId: discipline!.id,
    workId,
  }
  const change = { ...own, setId: made!.id, contentHash, retiredAt: null }
  await db
    .insert(homeworks)
    .values({ source: 'library', key, markScale: usualScale, createdAt: now, publishedAt: now, ...change })
    .onConflictDoUpdate({ target: homeworks.key, set: change })
  return true
}

async function retireAbsent(
  db: Db,
  { lessons: ofLessons, sets }: HomeworksContent,
  now: Date,
): Promise<void> {
  const keys = [...ofLessons, ...sets].map(({ key }) => key)
  const setKeys = sets.map(({ key }) => key)
  await db
    .update(homeworks)
    .set({ retiredAt: now })
    .where(
      and(
        isNull(homeworks.retiredAt),
        isNotNull(homeworks.key),
        keys.length ? notInArray(homeworks.key, keys) : undefined,
      ),
    )
  await db
    .update(homeworkSets)
    .set({ retiredAt: now })
    .where(
      and(isNull(homeworkSets.retiredAt), setKeys.length ? notInArray(homeworkSets.key, setKeys) : undefined),
    )
}
