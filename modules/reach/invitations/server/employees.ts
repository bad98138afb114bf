import { type Ctx, TooManyRequests } from '@school/kernel/server'
import { accessOrganization, hasRole, type ReachedOrganization } from '@school/organizations/server'
import type { EmployeeColumn, EmployeeImport, EmployeeRole } from '../contract/employees.ts'
import { invitationErrors } from '../contract/errors.ts'
import { listOpenCalls } from './called.ts'
import { refuse } from './codes.ts'
import { readEmployees } from './employee-list.ts'
import { add, write } from './making.ts'
import { findInvitation } from './queries.ts'
import { noteImport } from './undoing-import.ts'

const dayMs = 24 * 3600_000
/** A school with its list and what was mistyped in it. */
const mostLettersOfDay = 400

/** @throws organization_not_found, organization_deactivated */
async function accessWorking(ctx: Ctx, organizationId: number): Promise<ReachedOrganization> {
  const reached = await accessOrganization(ctx, organizationId)
  if (reached.isDeactivated) throw refuse('organization_deactivated')
  // A lock: of two lists that are sent at once each address gets one letter.
  await ctx.sql.query({
    name: 'lock_invitations_of_organization',
    text: 'select from organizations where id = $1 for no key update',
    values: [organizationId],
  })
  return reached
}

const keyOf = ({ email, role }: { email: string | null; role: EmployeeRole }): string => `${role} ${email}`

/** Addresses of those who have the role there, and of those who were called to it and may still come. */
async function findKnown(
  ctx: Ctx,
  organizationId: number,
  emails: readonly string[],
): Promise<{ works: Set<string>; called: Set<string> }> {
  const [called, { rows }] = await Promise.all([
    listOpenCalls(ctx.sql, organizationId, emails, ctx.now),
    ctx.sql.query<{ email: string; role: EmployeeRole }>({
      name: 'list_addresses_of_organization',
      text: `select lower(u.email::text) as email, m.role from memberships m join users u on u.id = m.user_id
        where m.organization_id = $1 and m.role in ('admin', 'teacher') and u.email = any($2::text[]::citext[])`,
      values: [organizationId, emails],
    }),
  ])
  return { works: new Set(rows.map(keyOf)), called: new Set(called.map(keyOf)) }
}

/** Counted apart from the transaction: what was refused has been asked, too. @throws invitation_too_many */
async function countLetters(ctx: Ctx, organizationId: number, letters: number): Promise<void> {
  for (let sent = 0; sent < letters; sent++) {
    const { isAllowed, resetMs } = await ctx.limits.consume(
      `employees:${organizationId}`,
      mostLettersOfDay,
      dayMs,
    )
    if (!isAllowed)
      throw new TooManyRequests(resetMs, 'invitation_too_many', invitationErrors.invitation_too_many)
  }
}

async function call(
  ctx: Ctx,
  { id: organizationId }: ReachedOrganization,
  { email, role }: { email: string; role: EmployeeRole },
): Promise<number> {
  const id = await add(ctx, {
    kind: 'teacher',
    organizationId,
    schoolClassId: null,
    email,
    role,
    // The invitation comes from an administrator, so it needs no approval.
    autoApproves: true,
  })
  await write(ctx, (await findInvitation(ctx.sql, id))!)
  return id
}

/** @throws organization_not_found, organization_deactivated, organization_role_misplaced, employee_works_already, invitation_too_many */
export async function inviteEmployee(
  ctx: Ctx,
  organizationId: number,
  typed: { email: string; role: EmployeeRole },
): Promise<void> {
  const wanted = { ...typed, email: typed.email.toLowerCase() }
  const reached = await accessWorking(ctx, organizationId)
  if (!hasRole(reached.kind, wanted.role)) throw refuse('organization_role_misplaced')
  const { works, called } = await findKnown(ctx, organizationId, [wanted.email])
  if (works.has(keyOf(wanted))) throw refuse('employee_works_already')
  if (called.has(keyOf(wanted))) return
  await countLetters(ctx, organizationId, 1)
  await call(ctx, reached, wanted)
}

interface SentList {
  text: string
  isConfirmed: boolean
  columns?: readonly (EmployeeColumn | null)[] | null | undefined
}

/**
 * Sends letters to the valid rows; rows with errors are left for correction.
 * @throws organization_not_found, organization_deactivated, employees_empty, invitation_too_many
 */
export async function importEmployees(
  ctx: Ctx,
  organizationId: number,
  { text, isConfirmed, columns = null }: SentList,
): Promise<EmployeeImport> {
  const reached = await accessWorking(ctx, organizationId)
  const { employees, faults, ...found } = readEmployees(text, reached.kind === 'school', columns)
  if (employees.length === 0 && faults.length === 0) throw refuse('employees_empty')
  const addresses = employees.map(({ email }) => email)
  const { works, called } = await findKnown(ctx, organizationId, addresses)
  const known = new Set([...works, ...called])
  const fresh = employees.filter((one) => !known.has(keyOf(one)))
  const isDone = isConfirmed && employees.length > 0
  const made: number[] = []
  if (isDone) {
    await countLetters(ctx, organizationId, fresh.length)
    for (const one of fresh) made.push(await call(ctx, reached, one))
  }
  return {
    employees: employees.map((one) => ({ ...one, isKnown: known.has(keyOf(one)) })),
    faults,
    ...found,
    added: fresh.length,
    isDone,
    importId: await noteImport(ctx, organizationId, made),
  }
}
