import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import { type Ctx, Refusal } from '@school/kernel/server'
import { accessOrganization, noteNames } from '@school/organizations/server'
import { accessOwnSchoolClass } from '@school/school-classes/server'
import type { WaitingInClass, WaitingPupil } from '../contract/waiting.ts'
import { refuse } from './codes.ts'
import { decide } from './coming.ts'
import { listAccepts } from './queries.ts'

interface WaitingRow extends Omit<WaitingPupil, 'acceptedAt'> {
  userId: number
  acceptedAt: Date
}

/** @throws school_class_not_found, names_closed */
export async function readWaiting(ctx: Ctx, classId: number): Promise<WaitingPupil[]> {
  const { schoolId, name } = await accessOwnSchoolClass(ctx, classId)
  const { rows } = await ctx.sql.query<WaitingRow>({
    name: 'list_waiting_pupils',
    text: `select a.id as "acceptId", u.id as "userId", ${listedNameSql('u')} as name, ${listedNameSql('p')} as "placeName", a.accepted_at as "acceptedAt"
      from invitations i join invitation_accepts a on a.invitation_id = i.id and a.state = 'waiting' join users u on u.id = a.user_id
        left join users p on p.id = a.place_of
      where i.school_class_id = $1 order by ${nameOrderSql('u')}, a.id`,
    values: [classId],
  })
  noteNames(ctx, { organizationId: schoolId, list: 'class_waiting', about: name, names: rows.length })
  const people = await namesApart(ctx.sql, rows, { id: 'userId', name: 'name' })
  return people.map(({ userId: _, acceptedAt, ...row }) => ({
    ...row,
    acceptedAt: acceptedAt.toISOString(),
  }))
}

/** @throws organization_not_found */
export async function countWaiting(ctx: Ctx, organizationId: number): Promise<WaitingInClass[]> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<WaitingInClass>({
    name: 'count_waiting_pupils',
    text: `select c.id as "schoolClassId", c.name, count(*)::int as pupils
      from school_classes c join invitations i on i.school_class_id = c.id
        join invitation_accepts a on a.invitation_id = i.id and a.state = 'waiting'
      where c.organization_id = $1 and c.archived_at is null group by c.id order by c.grade_index, c.letter, c.id`,
    values: [organizationId],
  })
  return rows
}

interface Decisions {
  acceptIds: readonly number[]
  isConfirmed: boolean
}

/**
 * Decides on each of them; people who cannot be admitted go on waiting.
 * @throws school_class_not_found, names_closed, accept_not_found
 */
export async function decideMany(
  ctx: Ctx,
  classId: number,
  { acceptIds, isConfirmed }: Decisions,
): Promise<{ decided: number; left: { acceptId: number; reason: string }[] }> {
  const { archivedAt } = await accessOwnSchoolClass(ctx, classId)
  if (archivedAt !== null) throw refuse('school_class_not_found')
  const ids = [...new Set(acceptIds)]
  const accepts = await listAccepts(ctx.sql, ids, classId)
  if (accepts.length < ids.length) throw refuse('accept_not_found')
  const left: { acceptId: number; reason: string }[] = []
  for (const one of accepts)
    try {
      await decide(ctx, one, isConfirmed)
    } catch (error) {
      // Said before anything of this pupil is written.
      if (!(error instanceof Refusal)) throw error
      left.push({ acceptId: one.id, reason: error.message })
    }
  return { decided: accepts.length - left.length, left }
}
