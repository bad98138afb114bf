import { findUserByLogin } from '@school/users/server'
import { loginOf, userOf } from '@school/accounts/server'
import { shortName, teacherNameSql } from '@school/names/server'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { listAdminAddresses } from '@school/organizations/server'
import { link, site } from '@school/routes'
import type { EmployeeRole } from '../contract/employees.ts'
import type { OwnInvitations } from '../contract/own.ts'
import { codeFor, hashOf, recognizeCode, refuse } from './codes.ts'
import { reminderLetter } from './letters.ts'
import { findByHash, placeSql } from './queries.ts'
import { canRemind, faultOf } from './rules.ts'

interface CallRow {
  nonce: string
  codeHash: string
  schoolName: string
  inviter: string
  role: EmployeeRole
  needsApproval: boolean
  expiresAt: Date
}

/** Calls to the confirmed address of the viewer that they have not answered. */
async function listCalls(ctx: Ctx): Promise<CallRow[]> {
  const { rows } = await ctx.sql.query<CallRow>({
    name: 'list_own_calls',
    text: `select i.nonce, i.code_hash as "codeHash", o.short_name as "schoolName", ${teacherNameSql('maker')} as inviter,
        i.role, not i.auto_approves as "needsApproval", i.expires_at as "expiresAt"
      from users u join invitations i on i.kind = 'teacher' and lower(i.email) = lower(u.email)
      join organizations o on o.id = i.organization_id join users maker on maker.id = i.made_by
      where u.id = $1 and u.email_confirmed_at is not null and i.made_by <> u.id and i.expires_at > $2
        and i.revoked_at is null and i.declined_at is null
        and not exists (select from invitation_accepts a where a.invitation_id = i.id)
      order by i.created_at desc, i.id desc limit 60`,
    values: [ctx.viewer.id, ctx.now],
  })
  return rows
}

interface ApplicationRow {
  acceptId: number
  kind: 'class' | 'teacher'
  organizationId: number
  schoolName: string
  className: string | null
  inviter: string
  inviterEmail: string | null
  acceptedAt: Date
  remindedAt: Date | null
}

/** What the viewer waits for. @param acceptId of one of them; all when absent */
async function listApplications(ctx: Ctx, acceptId: number | null = null): Promise<ApplicationRow[]> {
  const { rows } = await ctx.sql.query<ApplicationRow>({
    name: 'list_own_applications',
    text: `select a.id as "acceptId", i.kind, o.id as "organizationId", o.short_name as "schoolName",
        c.name as "className", ${teacherNameSql('maker')} as inviter,
        case when maker.email_confirmed_at is not null then maker.email end as "inviterEmail",
        a.accepted_at as "acceptedAt", a.reminded_at as "remindedAt"
      from invitation_accepts a join invitations i on i.id = a.invitation_id
      join organizations o on o.id = ${placeSql} join users maker on maker.id = i.made_by
      left join school_classes c on c.id = i.school_class_id
      where a.user_id = $1 and a.state = 'waiting' and ($2::int is null or a.id = $2)
      order by a.accepted_at desc, a.id`,
    values: [ctx.viewer.id, acceptId],
  })
  return rows
}

export async function presentOwn(ctx: Ctx): Promise<OwnInvitations> {
  const [calls, applications] = [await listCalls(ctx), await listApplications(ctx)]
  return {
    calls: calls.flatMap(({ nonce, codeHash, needsApproval, expiresAt, ...call }) => {
      const code = codeFor(ctx, nonce)
      // After a change of the school's secret the old code opens nothing.
      return hashOf(ctx, code) === codeHash
        ? [{ ...call, code, isApproved: needsApproval, expiresAt: expiresAt.toISOString() }]
        : []
    }),
    applications: applications.map((row) => ({
      acceptId: row.acceptId,
      kind: row.kind,
      schoolName: row.schoolName,
      className: row.className,
      inviter: row.inviter,
      acceptedAt: row.acceptedAt.toISOString(),
      remindedAt: row.remindedAt?.toISOString() ?? null,
      can: { remind: canRemind(row, ctx.now) },
    })),
  }
}

/** Reminds the teacher of an application to a class, or the school’s administrators of a colleague. @throws accept_not_found, accept_reminded */
export async function remind(ctx: Ctx, acceptId: number): Promise<void> {
  const [found] = await listApplications(ctx, acceptId)
  if (!found) throw refuse('accept_not_found')
  if (!canRemind(found, ctx.now)) throw refuse('accept_reminded')
  const { rowCount } = await ctx.sql.query({
    name: 'note_reminder_of_accept',
    // Of two concurrent reminders one is sent.
    text: 'update invitation_accepts set reminded_at = $2 where id = $1 and reminded_at is not distinct from $3',
    values: [acceptId, ctx.now, found.remindedAt],
  })
  if (rowCount !== 1) throw refuse('accept_reminded')
  const addresses =
    found.kind === 'teacher'
      ? await listAdminAddresses(ctx.sql, found.organizationId)
      : found.inviterEmail === null
        ? []
        : [found.inviterEmail]
  for (const to of addresses)
    await sendMessage(
      ctx,
      reminderLetter({
        to,
        name: shortName(userOf(ctx)!),
        place: [found.schoolName, found.className].filter(Boolean).join(', '),
        link: link(site.lms.invitations),
        cause: `invitation-reminder:${acceptId}:${ctx.now.toISOString().slice(0, 10)}:${to}`,
      }),
      ctx.now,
    )
}

/**
 * Requires a valid code, so that logins cannot be guessed here.
 * @param login an address or a telephone, as it was typed
 * @throws invite_unknown, TooManyRequests
 */
export async function isLoginRegistered(ctx: Ctx, code: string, login: string): Promise<boolean> {
  const digest = await recognizeCode(ctx, code)
  const invitation = digest === null ? undefined : await findByHash(ctx.sql, digest)
  if (!invitation || faultOf(invitation, ctx.now) !== null) throw refuse('invite_unknown')
  return (await findUserByLogin(ctx.db, loginOf(login))) !== undefined
}
