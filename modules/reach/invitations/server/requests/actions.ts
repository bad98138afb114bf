import { userOf } from '@school/accounts/server'
import { fullName, namesApart, shortName } from '@school/names/server'
import { type Ctx, sendMessage, TooManyRequests } from '@school/kernel/server'
import {
  accessOrganization,
  engage,
  governs,
  listAdminAddresses,
  worksIn,
} from '@school/organizations/server'
import { link, site } from '@school/routes'
import { moveToSchool } from '@school/school-classes/server'
import { schoolYearOf } from '@school/texts'
import { invitationErrors } from '../../contract/errors.ts'
import type { PartnerSchool, SchoolRequest } from '../../contract/school-requests.ts'
import { refuse } from '../codes.ts'
import { answerLetter, requestLetter } from '../letters.ts'
import { notifyOfAnswer, notifyOfRequest } from './bell.ts'
import {
  countRequestsSince,
  findLastRequest,
  findPartnerSchool,
  findRequest,
  findSchoolsByWords,
  listWaitingRequests,
  type RequestRow,
} from './queries.ts'
import { askingOf, mostRequestsOfDay } from './rules.ts'
import { wordsOf } from './school-words.ts'

const dayMs = 24 * 3600_000

export async function findPartners({ sql }: Ctx, typed: string): Promise<PartnerSchool[]> {
  const words = wordsOf(typed)
  return words.length === 0 ? [] : findSchoolsByWords(sql, words)
}

/**
 * Asks a school to confirm the viewer; a request that waits stays the only one.
 * @throws partner_school_not_found, invitations_off, school_request_needless, school_request_refused, school_request_too_many
 */
export async function ask(ctx: Ctx, organizationId: number): Promise<void> {
  const school = await findPartnerSchool(ctx.sql, organizationId)
  if (!school) throw refuse('partner_school_not_found')
  if (!ctx.portalOf(school.brand).flags.invitations) throw refuse('invitations_off')
  if (await worksIn(ctx.sql, ctx.viewer.id, organizationId)) throw refuse('school_request_needless')
  const asking = askingOf(await findLastRequest(ctx.sql, ctx.viewer.id, organizationId), ctx.now)
  if (asking === 'waits') return
  if (asking === 'rests') throw refuse('school_request_refused')
  const since = new Date(ctx.now.getTime() - dayMs)
  if ((await countRequestsSince(ctx.sql, ctx.viewer.id, since)) >= mostRequestsOfDay)
    throw new TooManyRequests(dayMs, 'school_request_too_many', invitationErrors.school_request_too_many)
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'ask_school',
    // Of two tabs one asks.
    text: `insert into school_requests (user_id, organization_id, state, asked_at) values ($1, $2, 'waiting', $3)
      on conflict (user_id, organization_id) where state = 'waiting' do nothing returning id`,
    values: [ctx.viewer.id, organizationId, ctx.now],
  })
  if (rows[0]) await notifySchool(ctx, rows[0].id, organizationId, school.name)
}

async function notifySchool(ctx: Ctx, id: number, organizationId: number, school: string): Promise<void> {
  await notifyOfRequest(ctx, { id, organizationId, school })
  for (const to of await listAdminAddresses(ctx.sql, organizationId))
    await sendMessage(
      ctx,
      requestLetter({
        to,
        name: shortName(userOf(ctx)!),
        school,
        link: link(site.lms.invitations),
        cause: `school-request:${id}:${to}`,
      }),
      ctx.now,
    )
}

type Decided = 'accepted' | 'declined' | 'withdrawn'

/** Closes a waiting request. @returns whether it has changed now @throws school_request_decided */
async function closeRequest(ctx: Ctx, id: number, state: Decided): Promise<boolean> {
  const { rowCount } = await ctx.sql.query({
    name: 'close_school_request',
    text: `update school_requests set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'waiting'`,
    values: [id, state, ctx.now, state === 'withdrawn' ? null : ctx.viewer.id],
  })
  if (rowCount === 1) return true
  if ((await findRequest(ctx.sql, id))?.state !== state) throw refuse('school_request_decided')
  return false
}

/** @throws school_request_not_found, school_request_decided */
export async function withdraw(ctx: Ctx, id: number): Promise<void> {
  const found = await findRequest(ctx.sql, id)
  if (found?.userId !== ctx.viewer.id) throw refuse('school_request_not_found')
  await closeRequest(ctx, id, 'withdrawn')
}

/** A request to a school that the viewer administers, or that lies below. @throws school_request_not_found */
async function accessRequest(ctx: Ctx, id: number): Promise<RequestRow> {
  const found = await findRequest(ctx.sql, id)
  if (!found || !(await governs(ctx, found.organizationId))) throw refuse('school_request_not_found')
  return found
}

/**
 * The teacher works in the school from now on, and own classes of this year are of the school.
 * @throws school_request_not_found, school_request_decided
 */
export async function decideRequest(ctx: Ctx, id: number, isConfirmed: boolean): Promise<void> {
  const asked = await accessRequest(ctx, id)
  if (!(await closeRequest(ctx, id, isConfirmed ? 'accepted' : 'declined'))) return
  const { userId, organizationId, email, schoolName } = asked
  let moved: { moved: string[]; left: string[] } | null = null
  if (isConfirmed) {
    moved = await moveToSchool(ctx, userId, organizationId)
    await engage(ctx, { userId, organizationId, role: 'teacher' })
  }
  await notifyOfAnswer(ctx, asked, moved)
  if (email !== null)
    await sendMessage(
      ctx,
      answerLetter({ to: email, school: schoolName, moved, cause: `school-answer:${id}` }),
      ctx.now,
    )
}

/** @throws organization_not_found */
export async function readSchoolRequests(ctx: Ctx, organizationId: number): Promise<SchoolRequest[]> {
  await accessOrganization(ctx, organizationId)
  return listSchoolRequests(ctx, organizationId)
}

/** Teachers who wait for the word of a school. */
export async function listSchoolRequests(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  organizationId: number,
): Promise<SchoolRequest[]> {
  const rows = await listWaitingRequests(sql, organizationId, schoolYearOf(now))
  const named = rows.map((row) => ({ ...row, name: fullName(row), askedAt: row.askedAt.toISOString() }))
  const apart = await namesApart(sql, named, { id: 'userId', name: 'name' })
  return apart.map(({ id, name, email, askedAt, classes }) => ({ id, name, email, askedAt, classes }))
}
