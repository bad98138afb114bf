import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { type ActiveSchool, findActiveSchool, governs } from '@school/organizations/server'
import { findSchoolClass, listTaughtClasses, type SchoolClass } from '@school/school-classes/server'
import { refuse } from './codes.ts'
import { type AcceptRow, findAccept, findInvitation, type InvitationRow } from './queries.ts'
import type { Comer } from './rules.ts'

/** Who has come; `null` is a guest. */
export function comerOf(ctx: Ctx): Comer | null {
  const user = userOf(ctx)
  return (
    user && {
      isPupil: user.isPupil,
      isParent: user.isParent,
      isGraduate: user.isGraduate,
      gradeIndex: user.grade?.index ?? null,
    }
  )
}

/** A class with which the viewer works. @throws school_class_not_found */
export async function accessClass(ctx: Ctx, classId: number): Promise<SchoolClass> {
  const classes = await listTaughtClasses(ctx.sql, ctx.viewer.id)
  const found = classes.find(({ id }) => id === classId)
  if (!found) throw refuse('school_class_not_found')
  return found
}

/** @throws invitation_no_school */
export async function accessSchool(ctx: Ctx): Promise<ActiveSchool> {
  const school = await findActiveSchool(ctx.sql, ctx.viewer.id)
  if (!school) throw refuse('invitation_no_school')
  return school
}

const teaches = async (ctx: Ctx, classId: number): Promise<boolean> =>
  (await listTaughtClasses(ctx.sql, ctx.viewer.id)).some(({ id }) => id === classId)

/**
 * A class code belongs to the teachers of the class; an invitation of a colleague to its maker and to administrators of the school or above it.
 * @throws invitation_not_found
 */
export async function accessInvitation(ctx: Ctx, id: number): Promise<InvitationRow> {
  const found = await findInvitation(ctx.sql, id)
  const isOwn =
    found &&
    (found.schoolClassId === null
      ? found.madeBy === ctx.viewer.id || (await governs(ctx, found.organizationId))
      : await teaches(ctx, found.schoolClassId))
  if (!found || !isOwn) throw refuse('invitation_not_found')
  return found
}

/** A pupil is let in by a teacher of the class (by its school on the portal, `waiting.ts`), a colleague by the school. @throws accept_not_found */
export async function accessAccept(ctx: Ctx, id: number): Promise<AcceptRow> {
  const found = await findAccept(ctx.sql, id)
  const isOwn =
    found &&
    (found.schoolClassId === null
      ? await governs(ctx, found.organizationId)
      : await teaches(ctx, found.schoolClassId))
  if (!found || !isOwn) throw refuse('accept_not_found')
  return found
}

export const classOf = (ctx: Pick<Ctx, 'sql'>, classId: number): Promise<SchoolClass | undefined> =>
  findSchoolClass(ctx.sql, classId)
