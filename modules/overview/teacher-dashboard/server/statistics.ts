import { courseErrors, percentDone } from '@school/courses/contract'
import { stateOfLessonCopy } from '@school/homeworks/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { accessTaughtClass } from '@school/school-classes/server'
import type {
  ClassCourse,
  ClassHead,
  ClassStatistics,
  CourseCell,
  CourseStatistics,
  LessonCell,
  LessonStatistics,
  StatisticsBy,
} from '../contract/statistics.ts'
import { findClassHead } from './class-page-queries.ts'
import { meanOf } from './mean.ts'
import {
  type CourseOfPupilRow,
  type LessonOfPupil,
  listCoursesOfPupils,
  listLessonHeads,
  listLessonsOfPupils,
  listNamesOfClass,
} from './statistics-queries.ts'

const refuse = refusals(courseErrors)

const percentIn = (row: CourseOfPupilRow) => percentDone({ done: row.done, total: row.total })

/** Courses of a class, the one with most pupils first. */
export const coursesOf = (rows: readonly CourseOfPupilRow[]): ClassCourse[] =>
  [...Map.groupBy(rows, ({ courseId }) => courseId).values()]
    .map((own) => ({
      id: own[0]!.courseId,
      title: own[0]!.title,
      hue: own[0]!.hue,
      lessons: own[0]!.lessons,
      pupils: own.length,
      percent: meanOf(own.filter(({ beganAt }) => beganAt !== null).map(percentIn)),
    }))
    .toSorted((a, b) => b.pupils - a.pupils)

const presentCourse = (row: CourseOfPupilRow): CourseCell => ({
  beganAt: row.beganAt?.toISOString() ?? null,
  lessonsDone: row.lessonsDone,
  percent: percentIn(row),
  lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
})

/** Never 100 while something is left, nor 0 when something is done. */
export const percentOfShare = (share: number): number =>
  percentDone({ done: Math.round(share * 1000), total: 1000 })

const presentLesson = ({ isBegun, share, copy }: LessonOfPupil, now: Date): LessonCell => {
  const isHomeworkBegun = copy !== null && copy.startedAt !== null
  return {
    percent: isBegun && share !== null ? percentOfShare(share) : null,
    homework: copy !== null && (isBegun || isHomeworkBegun) ? stateOfLessonCopy(copy, now) : null,
  }
}

async function byCourses(ctx: Ctx, head: ClassHead): Promise<CourseStatistics> {
  const [rows, people] = await Promise.all([
    listCoursesOfPupils(ctx.sql, head.id),
    listNamesOfClass(ctx.sql, head.id),
  ])
  const courses = coursesOf(rows)
  const byPlace = new Map(rows.map((row) => [`${row.userId}:${row.courseId}`, row] as const))
  return {
    by: 'courses',
    class: head,
    courses,
    pupils: people.map(({ userId, name }) => ({
      userId,
      name,
      cells: courses.map(({ id }) => {
        const row = byPlace.get(`${userId}:${id}`)
        return row ? presentCourse(row) : null
      }),
    })),
    serverNow: ctx.now.toISOString(),
  }
}

async function byLessons(ctx: Ctx, head: ClassHead, wantedId: number | undefined): Promise<LessonStatistics> {
  const courses = coursesOf(await listCoursesOfPupils(ctx.sql, head.id))
  const courseId = wantedId ?? courses[0]?.id ?? null
  if (courseId !== null && !courses.some(({ id }) => id === courseId)) throw refuse('course_not_found')
  const [lessons, rows] =
    courseId === null
      ? [[], []]
      : await Promise.all([
          listLessonHeads(ctx.sql, courseId),
          listLessonsOfPupils(ctx.sql, head.id, courseId),
        ])
  const pupils = rows.map(({ userId, name, lessons: own }) => {
    const cells = own.map((lesson) => presentLesson(lesson, ctx.now))
    return { userId, name, percent: meanOf(cells.flatMap(({ percent }) => percent ?? [])), cells }
  })
  return {
    by: 'lessons',
    class: head,
    courses,
    courseId,
    lessons: lessons.map((lesson, index) => {
      const begun = pupils.flatMap(({ cells }) => cells[index]!.percent ?? [])
      return { ...lesson, begun: begun.length, percent: meanOf(begun) }
    }),
    pupils,
    serverNow: ctx.now.toISOString(),
  }
}

/** @throws school_class_not_found, course_not_found when no pupil of the class learns in it */
export async function readStatistics(
  ctx: Ctx,
  classId: number,
  { by, courseId }: { by: StatisticsBy; courseId?: number | undefined },
): Promise<ClassStatistics> {
  await accessTaughtClass(ctx, classId)
  const found = await findClassHead(ctx.sql, classId)
  const head = { ...found, archivedAt: found.archivedAt?.toISOString() ?? null }
  return by === 'courses' ? byCourses(ctx, head) : byLessons(ctx, head, courseId)
}
