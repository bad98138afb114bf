import type { Ctx } from '@school/kernel/server'
import { changeSeenProfile } from '@school/versions/server'
import { renameEnlisted } from '@school/users/server'
import { type PersonName, readParts } from '@school/kernel/tabular'
import { accessKeptClass, refuse } from './access.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'

interface NamedPupil extends PersonName {
  isOpenedByCode: boolean
  version: number
}

async function accessPupil(ctx: Ctx, classId: number, userId: number): Promise<NamedPupil> {
  await accessKeptClass(ctx, classId)
  const { rows } = await ctx.sql.query<NamedPupil>({
    name: 'find_name_of_pupil',
    text: `select u.last_name as "lastName", u.first_name as "firstName", u.middle_name as "middleName", u.profile_version as version, ${signsInByCodeOnlySql('u')} as "isOpenedByCode"
      from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.user_id = $2 and m.role = 'pupil' and u.leaving_at is null`,
    values: [classId, userId],
  })
  if (!rows[0]) throw refuse('school_class_not_found')
  return rows[0]
}

/** @throws school_class_not_found, names_closed */
export async function readPupilName(ctx: Ctx, classId: number, userId: number) {
  const { isOpenedByCode, ...name } = await accessPupil(ctx, classId, userId)
  return { ...name, can: { rename: isOpenedByCode } }
}

/** Pupils with a way in of their own keep their name themselves. @throws school_class_not_found, names_closed, pupil_name_own, pupil_name_faulty, changed_meanwhile */
export async function renamePupil(
  ctx: Ctx,
  classId: number,
  userId: number,
  { version, lastName, firstName, middleName }: PersonName & { version: number },
): Promise<void> {
  const { isOpenedByCode } = await accessPupil(ctx, classId, userId)
  if (!isOpenedByCode) throw refuse('pupil_name_own')
  const name = readParts(lastName, firstName, middleName)
  if (typeof name === 'string') throw refuse('pupil_name_faulty')
  const current = async () => {
    const { isOpenedByCode: _, version: __, ...now } = await accessPupil(ctx, classId, userId)
    return { ...now }
  }
  const wanted = {
    version,
    asked: { lastName: name.lastName, firstName: name.firstName, middleName: name.middleName },
  }
  if (!(await changeSeenProfile(ctx, userId, wanted, current))) return
  await renameEnlisted(ctx, userId, name)
  ctx.security('user_updated', { reason: 'renamed', subjectIds: [userId] })
}
