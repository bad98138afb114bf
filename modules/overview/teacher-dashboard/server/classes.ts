import type { Ctx } from '@school/kernel/server'
import { findPlaceOfClasses } from '@school/organizations/server'
import { schoolYearOf, yearBeginsAt } from '@school/texts'
import type { ClassCard, TeacherClasses } from '../contract/class-card.ts'
import { type ClassRow, listClassRows } from './class-queries.ts'

const presentClass = ({ archivedAt, ...row }: ClassRow, schoolYear: number): ClassCard => ({
  ...row,
  archivedAt: archivedAt?.toISOString() ?? null,
  can: { restore: archivedAt !== null && row.schoolYear === schoolYear, remove: row.pupils === 0 },
})

export async function readClasses(ctx: Ctx): Promise<TeacherClasses> {
  const schoolYear = schoolYearOf(ctx.now)
  const asked = { teacherId: ctx.viewer.id, since: yearBeginsAt(schoolYear), now: ctx.now }
  const [rows, place] = await Promise.all([listClassRows(ctx.sql, asked), findPlaceOfClasses(ctx)])
  const cards = rows.map((row) => presentClass(row, schoolYear))
  return {
    classes: cards.filter(({ archivedAt }) => archivedAt === null),
    archived: cards.filter(({ archivedAt }) => archivedAt !== null),
    schoolYear,
    newIn: place && { name: place.name, isOwn: place.isOwn },
  }
}
