import { hash } from 'node:crypto'
import { requireEntry, requireOwnEntry } from '@school/accounts/server'
import { type Ctx, networkOf, TooManyRequests } from '@school/kernel/server'
import { schoolClassErrors } from '../contract/errors.ts'
import { readEntryCode } from '../contract/entry-code.ts'
import { refuse } from './access.ts'
import { opensByCodeSql } from './came.ts'
import { hashOf, source } from './entry-codes.ts'

const windowMs = 15 * 60_000
const mostOfBrowser = 10
/** A school behind one address mistypes more often than a pupil. */
const mostOfAddress = 100
const sessionSeconds = 30 * 24 * 3600

interface CountedCode {
  wasRight: () => Promise<void>
  /** What a wrong code is answered by where the address has guessed too often; a right one is let in: a whole school may be behind it. */
  crowded: Error | null
}

/** Counts a code before it is looked at. @throws TooManyRequests when this browser has guessed too often */
async function countCode({ limits, visit, security }: Ctx): Promise<CountedCode> {
  const browser = `class-entry:${hash('sha256', visit.visitorId, 'base64url')}`
  const address = `class-entry:${networkOf(visit.ip)}`
  const [ofBrowser, ofAddress] = await Promise.all([
    limits.consume(browser, mostOfBrowser, windowMs),
    limits.consume(address, mostOfAddress, windowMs),
  ])
  if (ofBrowser.isFirstRefused || ofAddress.isFirstRefused)
    security('excess_rate_limit_exceeded', { reason: 'codes' })
  const tooMany = (resetMs: number) =>
    new TooManyRequests(resetMs, 'entry_code_tries', schoolClassErrors.entry_code_tries)
  if (!ofBrowser.isAllowed) throw tooMany(ofBrowser.resetMs)
  return {
    wasRight: async () => {
      await limits.forget(browser, mostOfBrowser, windowMs)
      await limits.giveBack(address, mostOfAddress, windowMs)
    },
    crowded: ofAddress.isAllowed ? null : tooMany(ofAddress.resetMs),
  }
}

/** Whose account the code opens now: a pupil with no other way in who is in a class, or was taken out of one. */
async function findByCode({ sql, sign }: Ctx, code: string): Promise<number | null> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'find_entry_code',
    text: `select k.user_id as "userId" from class_entry_codes k join users u on u.id = k.user_id
      where k.code_hash = $1 and u.leaving_at is null and ${opensByCodeSql('u')}
        and (exists (select from class_members m where m.user_id = u.id and m.role = 'pupil')
          or exists (select from class_former_pupils f where f.user_id = u.id))`,
    values: [hashOf({ sign }, code)],
  })
  return rows[0]?.userId ?? null
}

/** Whose code was typed. @throws entry_code_needed, entry_code_unknown, external_sign_in_only, TooManyRequests */
export async function recognizeEntry(ctx: Ctx, typed: string): Promise<string> {
  requireEntry(ctx, 'slip')
  if (typed.trim() === '') throw refuse('entry_code_needed')
  const { wasRight, crowded } = await countCode(ctx)
  const code = readEntryCode(typed)
  if (code === null || (await findByCode(ctx, code)) === null) throw crowded ?? refuseCode(ctx)
  await wasRight()
  return code
}

function refuseCode({ security }: Ctx): Error {
  security('authn_login_fail', { reason: 'code_unknown' })
  return refuse('entry_code_unknown')
}

/** Signs the pupil of a code in. @returns who it is @throws entry_code_unknown, external_sign_in_only */
export async function enterByCode(ctx: Ctx, code: string): Promise<number> {
  const userId = await findByCode(ctx, code)
  if (userId === null) throw refuseCode(ctx)
  await requireOwnEntry(ctx, userId, 'slip')
  await ctx.sql.query({
    name: 'note_entry_code',
    text: 'update class_entry_codes set used_at = $2 where user_id = $1',
    values: [userId, ctx.now],
  })
  ctx.visit.signIn(userId, { seconds: sessionSeconds, source })
  return userId
}
