import { courseAccess, listCourseCards } from '@school/courses/server'
import { presentDiscipline } from '@school/disciplines/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { schoolClassErrors } from '@school/school-classes/contract'
import { accessTaughtClass } from '@school/school-classes/server'
import { dayIn } from '@school/texts'
import type { CoursesOfClass, CourseToGive, GivenCourses } from '../contract/course-of-class.ts'
import { countPupils, findClassOfMember, listCoursesOfClass, listGiven, listToGive } from './queries.ts'

const refuse = refusals(schoolClassErrors)

/** @throws school_class_not_found: absent, and not of the viewer, alike */
export async function readCoursesOfClass(ctx: Ctx, classId: number): Promise<CoursesOfClass> {
  const head = await findClassOfMember(ctx.sql, classId, ctx.viewer.id)
  if (!head) throw refuse('school_class_not_found')
  const rows = await listCoursesOfClass(ctx.sql, classId, ctx.viewer.id)
  const ids = rows.map(({ courseId }) => courseId)
  const cards = await listCourseCards(ctx.sql, ids, ctx.viewer.id, ctx.now)
  return {
    ...head,
    courses: rows.map(({ courseId: _, ...row }, index) => {
      const card = cards[index]!
      const accessState = courseAccess(card, ctx.now)
      return {
        ...row,
        course: card,
        accessState,
        nextLesson: accessState === 'available' ? card.nextLesson : null,
      }
    }),
    today: dayIn(ctx.now),
  }
}

/** @throws school_class_not_found */
export async function readGiven(ctx: Ctx, classId: number): Promise<GivenCourses> {
  const { archivedAt } = await accessTaughtClass(ctx, classId)
  const [rows, pupils] = await Promise.all([
    listGiven(ctx.sql, classId, ctx.now),
    countPupils(ctx.sql, classId),
  ])
  return {
    courses: rows.map((row) => ({
      ...row,
      discipline: presentDiscipline(row),
      givenAt: row.givenAt.toISOString(),
    })),
    pupils,
    can: { give: archivedAt === null },
  }
}

/** Those of the grade of the class first. @throws school_class_not_found */
export async function readToGive(ctx: Ctx, classId: number): Promise<CourseToGive[]> {
  const { gradeIndex } = await accessTaughtClass(ctx, classId)
  return (await listToGive(ctx.sql, classId, ctx.now))
    .map((row) => ({
      ...row,
      discipline: presentDiscipline(row),
      isOfGrade: row.grades.includes(gradeIndex),
    }))
    .toSorted((a, b) => Number(b.isOfGrade) - Number(a.isOfGrade))
}
