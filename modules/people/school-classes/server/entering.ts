import { requireEntry, requireOwnEntry } from '@school/accounts/server'
import { type CodeTries, countCodeTry, type Ctx } from '@school/kernel/server'
import { schoolClassErrors } from '../contract/errors.ts'
import { readEntryCode } from '../contract/entry-code.ts'
import { refuse } from './access.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'
import { hashOf, source } from './entry-codes.ts'

const sessionSeconds = 30 * 24 * 3600

const tries: CodeTries = {
  kind: 'class-entry',
  windowMs: 15 * 60_000,
  mostOfOne: 10,
  mostOfAddress: 100,
  rightClears: 'all',
  refusal: { code: 'entry_code_tries', said: schoolClassErrors.entry_code_tries },
}

/** Whose account the code opens now: a pupil with no other way in who is in a class, or was taken out of one. */
async function findByCode({ sql, sign }: Ctx, code: string): Promise<number | null> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'find_entry_code',
    text: `select k.user_id as "userId" from class_entry_codes k join users u on u.id = k.user_id
      where k.code_hash = $1 and u.leaving_at is null and ${signsInByCodeOnlySql('u')}
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
  const { wasRight, crowded } = await countCodeTry(ctx, tries)
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
  // The account first: a list that is undone in this moment is waited for, and takes it away or sees that it is used.
  const { rowCount } = await ctx.sql.query({
    name: 'note_entry_code',
    text: `with held as (select id from users where id = $1 for key share)
      update class_entry_codes k set used_at = $2 from held where k.user_id = held.id`,
    values: [userId, ctx.now],
  })
  if (rowCount !== 1) throw refuseCode(ctx)
  ctx.visit.signIn(userId, { seconds: sessionSeconds, source })
  return userId
}
