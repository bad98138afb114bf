import type { Sql } from '@school/db'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { inBell } from '../ru-requests.ts'
import type { RequestRow } from './queries.ts'

type Writes = { readonly sql: Sql; readonly now: Date }

/** Administrators of the school hear that a teacher waits. */
export async function notifyOfRequest(
  ctx: Writes,
  { id, organizationId, school }: { id: number; organizationId: number; school: string },
): Promise<void> {
  const { rows } = await ctx.sql.query<{ userId: number }>({
    name: 'list_admins_to_notify_of_request',
    text: `select user_id as "userId" from memberships where organization_id = $1 and role = 'admin' order by user_id`,
    values: [organizationId],
  })
  await notify(
    ctx,
    rows.map(({ userId }) => ({
      userId,
      kind: 'invitation',
      title: inBell.waits,
      text: inBell.school(school),
      url: link(site.lms.invitations),
      cause: `school-request:${id}`,
    })),
  )
}

/** @param moved what has become of the own classes; `null` when the school has declined */
export const notifyOfAnswer = (
  ctx: Writes,
  { id, userId, schoolName }: RequestRow,
  moved: { moved: string[]; left: string[] } | null,
): Promise<void> =>
  notify(ctx, [
    {
      userId,
      kind: 'invitation',
      title: moved === null ? inBell.declined : inBell.accepted,
      text: moved === null ? inBell.school(schoolName) : inBell.moved(schoolName, moved.moved, moved.left),
      url: link(site.user.teacherSchoolClasses),
      cause: `school-answer:${id}`,
    },
  ])
