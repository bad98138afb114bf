import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import type { AcceptRow, InvitationRow } from './queries.ts'
import { inBell } from './ru-bell.ts'

/** A user with the confirmed address of the invitation gets a notification too; the code is only in the letter and on the page of invitations. */
export async function notifyInvited(
  ctx: Ctx,
  { id, email }: InvitationRow,
  { inviter, organization }: { inviter: string; organization: string },
): Promise<void> {
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'find_called_by_address',
    text: 'select id from users where lower(email) = lower($1) and email_confirmed_at is not null and id <> $2',
    values: [email, ctx.viewer.id],
  })
  await notify(
    ctx,
    rows.map(({ id: userId }) => ({
      userId,
      kind: 'invitation',
      title: inBell.called(inviter),
      text: inBell.organization(organization),
      // Where the portal shows calls that wait for an answer.
      url: link(site.market.home),
      aboutId: ctx.viewer.id,
      cause: `invitation:${id}`,
    })),
  )
}

/** A colleague has said yes and waits for the administrators of the school. */
export async function notifyOfApplication(
  ctx: { readonly sql: Sql; readonly now: Date },
  { organizationId, school, acceptId }: { organizationId: number; school: string; acceptId: number },
): Promise<void> {
  const { rows } = await ctx.sql.query<{ userId: number }>({
    name: 'list_admins_to_notify',
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
      cause: `invitation-accept:${acceptId}`,
    })),
  )
}

/** A waiting person is admitted: a pupil into the class, a colleague into the school. */
export async function notifyAdmitted(
  ctx: Ctx,
  { id, userId, organizationId, schoolClassId }: AcceptRow,
): Promise<void> {
  const { rows } = await ctx.sql.query<{ school: string; className: string | null }>({
    name: 'name_place_of_accept',
    text: `select o.short_name as school, (select c.name from school_classes c where c.id = $2) as "className"
      from organizations o where o.id = $1`,
    values: [organizationId, schoolClassId],
  })
  const { school, className } = rows[0]!
  await notify(ctx, [
    {
      userId,
      kind: 'invitation',
      title: schoolClassId === null ? inBell.engaged : inBell.letIn,
      text: inBell.school([school, className].filter(Boolean).join(', ')),
      url:
        schoolClassId === null
          ? link(site.user.teacherDashboard)
          : link(site.user.schoolClassCourses, { id: schoolClassId }),
      cause: `invitation-let-in:${id}`,
    },
  ])
}
