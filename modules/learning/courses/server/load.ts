import type { Db } from '@school/db'
import { loadDisciplines } from '@school/disciplines/server'
import { loadTasks } from '@school/tasks/server'
import { putWork } from '@school/works/server'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { CourseContent, LessonContent, SchoolContent, VideoContent } from './content/index.ts'
import { courses, lessons, teachers, videos } from './tables.ts'

/** Counts what was new or had changed. */
interface Changes {
  changed: number
}

type Keys = ReadonlyMap<string, number>

const idsByKey = (rows: readonly { id: number; key: string }[]): Keys =>
  new Map(rows.map((r) => [r.key, r.id]))

/**
 * Updates the database to the content of the folder: what has not changed (by hash) is not touched,
 * what is gone is retired and not deleted, because pupils have answered it. Idempotent.
 */
export async function loadSchoolContent(db: Db, content: SchoolContent, now: Date): Promise<number> {
  const report: Changes = { changed: 0 }
  const known = {
    disciplines: await loadDisciplines(db, content.disciplines),
    teachers: await loadTeachers(db, content),
    videos: await loadVideos(db, content.videos),
  }
  const allTasks = content.courses.flatMap((c) => c.lessons.flatMap((l) => l.tasks))
  const tasks = await loadTasks(db, allTasks, now, await listTaskFolders(db, content))
  report.changed += tasks.changed
  for (const course of content.courses) {
    const courseId = await loadCourse(db, course, known, report)
    for (const lesson of course.lessons)
      await loadLesson(db, course.key, courseId, lesson, known.videos, tasks.ids, report)
  }
  await retireAbsent(db, content, now)
  return report.changed
}

/** Of the courses that are and that were: tasks of lessons begin with the keys of their courses. */
async function listTaskFolders(db: Db, content: SchoolContent): Promise<string[]> {
  const known = await db.select({ key: courses.key }).from(courses)
  return [...new Set([...known, ...content.courses].map(({ key }) => `${key}/`))]
}

async function loadTeachers(db: Db, content: SchoolContent): Promise<Keys> {
  for (const { key, name, caption } of content.teachers) {
    const set = { name, caption }
    await db
      .insert(teachers)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: teachers.key, set })
  }
  return idsByKey(await db.select({ id: teachers.id, key: teachers.key }).from(teachers))
}

async function loadVideos(db: Db, built: readonly VideoContent[]): Promise<Keys> {
  for (const video of built) {
    if (!video.film) continue
    const { seconds, transcript } = video.film
    const set = { title: video.title, durationSeconds: seconds, transcript, contentHash: '' }
    await db
      .insert(videos)
      .values({ key: video.key, ...set })
      .onConflictDoUpdate({ target: videos.key, set })
  }
  return idsByKey(await db.select({ id: videos.id, key: videos.key }).from(videos))
}

async function loadCourse(
  db: Db,
  course: CourseContent,
  known: Record<'disciplines' | 'teachers', Keys>,
  report: Changes,
) {
  const [old] = await db
    .select({ id: courses.id, hash: courses.contentHash, retiredAt: courses.retiredAt })
    .from(courses)
    .where(eq(courses.key, course.key))
  if (old && old.hash === course.contentHash && old.retiredAt === null) return old.id
  report.changed++
  const set = {
    title: course.title,
    subtitle: course.subtitle,
    disciplineId: known.disciplines.get(course.discipline)!,
    grades: course.grades,
    level: course.level,
    teacherId: known.teachers.get(course.teacher)!,
    aboutHtml: course.about,
    outcomes: course.outcomes,
    isFree: course.free,
    contentHash: course.contentHash,
    retiredAt: null,
  }
  const [row] = await db
    .insert(courses)
    .values({ key: course.key, ...set })
    .onConflictDoUpdate({ target: courses.key, set })
    .returning({ id: courses.id })
  return row!.id
}

async function loadLesson(
  db: Db,
  courseKey: string,
  courseId: number,
  lesson: LessonContent,
  videoIds: Keys,
  taskIds: Keys,
  report: Changes,
): Promise<void> {
  const key = `${courseKey}/${lesson.key}`
  const [old] = await db
    .select({ hash: lessons.contentHash, position: lessons.position, retiredAt: lessons.retiredAt })
    .from(lessons)
    .where(eq(lessons.key, key))
  if (old?.hash === lesson.contentHash && old.position === lesson.position && old.retiredAt === null) return
  report.changed++
  const workId = await putWork(
    db,
    `lesson:${key}`,
    'practice',
    lesson.tasks.map((task) => taskIds.get(task.key)!),
  )
  const set = {
    courseId,
    position: lesson.position,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    notesHtml: lesson.notes.html,
    notesHeadings: lesson.notes.headings.map(({ id, text }) => ({ id, text })),
    readingMinutes: lesson.notes.readingMinutes,
    videoId: lesson.video === null ? null : (videoIds.get(lesson.video) ?? null),
    workId,
    contentHash: lesson.contentHash,
    retiredAt: null,
  }
  await db
    .insert(lessons)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: lessons.key, set })
}

async function retireAbsent(db: Db, content: SchoolContent, now: Date): Promise<void> {
  const courseKeys = content.courses.map((c) => c.key)
  const lessonKeys = content.courses.flatMap((c) => c.lessons.map((l) => `${c.key}/${l.key}`))
  await db
    .update(courses)
    .set({ retiredAt: now })
    .where(
      and(isNull(courses.retiredAt), courseKeys.length ? notInArray(courses.key, courseKeys) : undefined),
    )
  await db
    .update(lessons)
    .set({ retiredAt: now })
    .where(
      and(isNull(lessons.retiredAt), lessonKeys.length ? notInArray(lessons.key, lessonKeys) : undefined),
    )
}
