import type { Acquaintance } from '@school/certificates/server'
import { isTeacherOf } from '@school/school-classes/server'

/** Who may read a person's whole name: the person, a teacher of the person's class, a methodist. */
export const knows: Acquaintance = async (sql, viewer, userId) =>
  viewer.id > 0 && (viewer.id === userId || viewer.isMethodist || isTeacherOf(sql, viewer.id, userId))
