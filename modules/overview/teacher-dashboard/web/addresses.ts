import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { saveClass, saveClassStatistics, type StatisticsBy } from '../contract/index.ts'

export const classesAt = (): string => link(site.user.teacherSchoolClasses)
export const classAt = (id: number): string => link(site.user.teacherSchoolClass, { id })
export const classFileAt = (schoolClassId: number, format: TableFormat): string =>
  fileAddress(saveClass, { params: { schoolClassId }, query: { format } })
/** @param courseId by lessons: of which course */
export const statisticsAt = (id: number, by: StatisticsBy, courseId: number | null = null): string =>
  link(site.user.teacherSchoolClass, { id }, { by, course_id: courseId })
export const statisticsFileAt = (
  schoolClassId: number,
  query: { by: StatisticsBy; courseId?: number },
  format: TableFormat,
): string => fileAddress(saveClassStatistics, { params: { schoolClassId }, query: { ...query, format } })
export const pupilAt = (id: number, userId: number): string =>
  link(site.user.teacherSchoolClass, { id }, { pupil: String(userId) })
export const journalAt = (id: number): string => link(site.user.teacherJournal, { id })
export const seatingAt = (id: number, isList = false): string =>
  link(site.user.teacherSchoolClass, { id }, { by: isList ? 'names' : 'seating' })
export const profileAt = (user_id: number): string => link(site.lms.profile, { user_id })
export const invitationsAt = (): string => link(site.lms.invitations)
export const slipsAt = (schoolClassId: number): string =>
  link(site.lms.invitationsPrint, {}, { school_class_id: String(schoolClassId), view: 'slips' })
/** A new homework, for a class when one is named. */
export const newHomeworkAt = (classId: number | null = null): string =>
  link(site.user.teacherAssignments, {}, { new: '1', class: classId })
export const homeworkAt = (homework_id: number): string =>
  link(site.user.teacherAssignment, { id: homework_id })
export const olympiadsAt = (): string => link(site.user.olympiadJournals)
/** With the tasks of a lesson. */
export const newHomeworkOfLessonAt = (lesson: number): string =>
  link(site.user.teacherAssignments, {}, { new: '1', lesson: String(lesson) })
/** The address for links from elsewhere: all classes or one, the last thirty days. */
export const teacherStatisticsAt = (classId: number | null): string =>
  link(site.user.teacherStatistics, {}, { class: classId === null ? null : String(classId) })
