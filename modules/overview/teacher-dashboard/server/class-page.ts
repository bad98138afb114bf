import type { Ctx } from '@school/kernel/server'
import { accessTaughtClass, listRecentImports } from '@school/school-classes/server'
import { daysBetween, dayIn, yearBeginsAt } from '@school/texts'
import type { ClassPage, ClassPupil } from '../contract/class-page.ts'
import { findClassHead, listClassPupils, listClassTeachers, type PupilRow } from './class-page-queries.ts'
import { meanOf } from './mean.ts'
import { byNeed, needsOf } from './need.ts'

const weekMs = 7 * 24 * 3600_000

function presentPupil({ lastVisitAt, ...row }: PupilRow, now: Date): ClassPupil {
  const daysAway = lastVisitAt && daysBetween(dayIn(lastVisitAt), dayIn(now))
  return {
    ...row,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    needs: needsOf({ ...row, daysAway }),
  }
}

/** The pupils of a class, sorted by need. @throws school_class_not_found */
export async function readClassPage(ctx: Ctx, classId: number): Promise<ClassPage> {
  const { schoolYear } = await accessTaughtClass(ctx, classId)
  const [head, rows, teachers, imports] = await Promise.all([
    findClassHead(ctx.sql, classId),
    listClassPupils(ctx.sql, { classId, since: yearBeginsAt(schoolYear), now: ctx.now }),
    listClassTeachers(ctx.sql, classId, ctx.viewer.id),
    listRecentImports(ctx, classId),
  ])
  const since = ctx.now.getTime() - weekMs
  return {
    ...head,
    archivedAt: head.archivedAt?.toISOString() ?? null,
    joined: rows.filter(({ hasCome }) => hasCome).length,
    activeInWeek: rows.filter(({ lastVisitAt }) => lastVisitAt !== null && lastVisitAt.getTime() >= since)
      .length,
    averagePercent: meanOf(rows.flatMap(({ percent }) => percent ?? [])),
    teachers: teachers.map(({ isOwnWord, ...teacher }) => ({
      ...teacher,
      can: { remove: teachers.length > 1 && (teacher.isMe || isOwnWord) },
    })),
    pupils: rows.map((row) => presentPupil(row, ctx.now)).toSorted(byNeed),
    imports,
    serverNow: ctx.now.toISOString(),
  }
}
