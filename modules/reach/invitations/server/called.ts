import { namedBy, type Sql } from '@school/db'
import type { PageOf } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, listPage } from '@school/kernel/server'
import { accessOrganization } from '@school/organizations/server'
import type * as z from 'zod'
import {
  type CalledEmployee,
  calledEmployeeColumns,
  type EmployeeRole,
  type listCalledEmployees,
} from '../contract/employees.ts'
import type { InvitationState } from '../contract/invitation.ts'
import { listsOfInvitations } from './undoing-import.ts'
import { livesMs, openStates } from './rules.ts'

/** How many have come by an invitation `i`. */
const usesSql = `(select count(*)::int from invitation_accepts a where a.invitation_id = i.id and a.state <> 'refused')`

/** `stateOf` of an invitation `i`. @param now an expression */
const stateSql = (
  now: string,
): string => `case when i.revoked_at is not null then 'revoked' when i.declined_at is not null then 'declined'
    when ${usesSql} >= i.most_uses then 'accepted' when i.expires_at <= ${now} then 'expired' when i.opened_at is not null then 'opened'
    when i.sent_at is not null then 'sent' else 'created' end`

const orders = {
  usual: 'created_at desc',
  'sentAt asc': 'sent_at nulls last, created_at desc',
  'sentAt desc': 'sent_at desc nulls last, created_at desc',
} as const

const columnsSql = { role: 'role', state: 'state', sentAt: 'sent_at' }

interface CalledRow {
  id: number
  email: string
  role: EmployeeRole
  state: InvitationState
  sentAt: Date | null
  uses: number
}

type Asked = z.output<NonNullable<(typeof listCalledEmployees)['query']>>

/** An invitation lives for thirty days, and is listed for as long after it. */
const calledSince = (now: Date): Date => new Date(now.getTime() - 2 * livesMs)

/** Who was called to an organization and has not come. @throws organization_not_found */
export async function listCalled(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: Asked,
): Promise<PageOf<CalledEmployee>> {
  await accessOrganization(ctx, organizationId)
  const order = orders[q.s ? (`${q.s.field} ${q.s.direction}` as const) : 'usual']
  const { rows, total } = await listPage<CalledRow>(ctx.sql, paging, (limit, offset) => {
    const values: unknown[] = [organizationId, calledSince(ctx.now), ctx.now, limit, offset]
    const text = `select count(*) over ()::int as total, id, email, role, state, sent_at as "sentAt", uses
      from (select i.id, i.email, i.role, i.sent_at, i.created_at, ${stateSql('$3::timestamptz')} as state, ${usesSql} as uses
        from invitations i
        where i.kind = 'teacher' and i.organization_id = $1 and i.created_at > $2 and i.email is not null) one
      where state <> 'accepted' and state <> 'revoked' and ${comparisonsSql(calledEmployeeColumns, q, columnsSql, values)}
      order by ${order}, id desc limit $4 offset $5`
    return { name: namedBy('list_called_employees', text), text, values }
  })
  const lists = await listsOfInvitations(
    ctx,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => presentCalled(row, lists.get(row.id) ?? null)), total }
}

function presentCalled(
  { id, email, role, state, sentAt, uses }: CalledRow,
  list: CalledEmployee['list'],
): CalledEmployee {
  const isOpen = openStates.includes(state)
  return {
    id,
    email,
    role,
    state,
    sentAt: sentAt?.toISOString() ?? null,
    list: isOpen ? list : null,
    can: { send: isOpen, renew: !isOpen && uses === 0, revoke: isOpen },
  }
}

/** Which of these addresses were called to an organization and may come still. */
export async function listOpenCalls(
  sql: Sql,
  organizationId: number,
  emails: readonly string[],
  now: Date,
): Promise<Pick<CalledRow, 'email' | 'role'>[]> {
  const { rows } = await sql.query<Pick<CalledRow, 'email' | 'role'>>({
    name: 'list_open_calls',
    text: `select i.email, i.role from invitations i
      where i.kind = 'teacher' and i.organization_id = $1 and i.email = any($2::text[])
        and ${stateSql('$3::timestamptz')} = any($4::text[])`,
    values: [organizationId, emails, now, openStates],
  })
  return rows
}
