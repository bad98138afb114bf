import { randomBytes } from 'node:crypto'
import { endSessionsOf, requireOpenWay } from '@school/accounts/server'
import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import { codeAlphabet, codeOf } from '@school/families/contract'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { entryCodeLength } from '../contract/entry-code.ts'
import { accessEnteredClass, refuse } from './access.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'
import { listPupilsAmong } from './moves/writing.ts'

type Signing = Pick<Ctx, 'sign'>

/** Computes the code of a pupil with the school’s secret: a copy of the database opens nothing. */
export const codeFor = ({ sign }: Signing, userId: number, nonce: string): string =>
  codeOf(sign(`class-entry:${userId}:${nonce}`), codeAlphabet, entryCodeLength)

/** A digest is enough: a code of sixty bits can't be guessed from a copy of the database. */
export const hashOf = ({ sign }: Signing, code: string): string => sign(`class-entry-kept:${code}`)

/** What has opened a session of such a code. */
export const source = 'class_code'

/** Gives a code to each of these pupils who has none. */
export async function giveCodes(
  ctx: Pick<Ctx, 'sign' | 'sql' | 'now'>,
  userIds: readonly number[],
  issuedBy: number,
): Promise<void> {
  const codes = userIds.map((userId) => {
    const nonce = randomBytes(12).toString('base64url')
    return { user_id: userId, nonce, code_hash: hashOf(ctx, codeFor(ctx, userId, nonce)) }
  })
  await ctx.sql.query({
    name: 'give_entry_codes',
    text: `insert into class_entry_codes (user_id, nonce, code_hash, issued_at, issued_by)
      select n.user_id, n.nonce, n.code_hash, $2, $3
      from jsonb_to_recordset($1::jsonb) as n (user_id int, nonce text, code_hash text) order by n.user_id
      on conflict (user_id) do nothing`,
    values: [JSON.stringify(codes), ctx.now, issuedBy],
  })
}

export interface CodedPupil {
  userId: number
  name: string
  nonce: string | null
  codeHash: string | null
}

/** Pupils of a class who can sign in only by a code, with the codes that they have. */
export async function listCodedPupils(sql: Sql, classId: number): Promise<CodedPupil[]> {
  const { rows } = await sql.query<CodedPupil>({
    name: 'list_coded_pupils',
    text: `select u.id as "userId", ${listedNameSql('u')} as name, k.nonce, k.code_hash as "codeHash"
      from class_members m join users u on u.id = m.user_id left join class_entry_codes k on k.user_id = u.id
      where m.school_class_id = $1 and m.role = 'pupil' and ${signsInByCodeOnlySql('u')}
      order by ${nameOrderSql('u')}, u.id`,
    values: [classId],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

/** @returns how many of the class have a code @throws school_class_not_found, school_class_archived; external_sign_in_only where a slip opens nothing */
export async function makeCodes(ctx: Ctx, classId: number): Promise<number> {
  requireOpenWay(ctx, 'slip')
  const { archivedAt } = await accessEnteredClass(ctx, classId)
  if (archivedAt !== null) throw refuse('school_class_archived')
  const pupils = await listCodedPupils(ctx.sql, classId)
  // With another secret of the school the old code opens nothing: it gives its place to a new one.
  const stale = pupils.filter(
    ({ userId, nonce, codeHash }) => nonce !== null && hashOf(ctx, codeFor(ctx, userId, nonce)) !== codeHash,
  )
  await removeCodes(
    ctx.sql,
    stale.map(({ userId }) => userId),
  )
  const without = [...pupils.filter(({ nonce }) => nonce === null), ...stale].map(({ userId }) => userId)
  if (without.length > 0) {
    await giveCodes(ctx, without, ctx.viewer.id)
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: without })
  }
  return pupils.length
}

async function removeCodes(sql: Sql, userIds: readonly number[]): Promise<number> {
  const { rowCount } = await sql.query({
    name: 'remove_entry_codes',
    text: 'delete from class_entry_codes where user_id = any($1::int[])',
    values: [userIds],
  })
  return rowCount ?? 0
}

/**
 * Other codes in place of those that these pupils have, which open nothing any more.
 * @returns how many have one, and how many have a way in of their own @throws school_class_not_found, school_class_archived, pupils_changed, external_sign_in_only
 */
export async function renewCodes(
  ctx: Ctx,
  classId: number,
  userIds: readonly number[],
): Promise<{ codes: number; own: number }> {
  requireOpenWay(ctx, 'slip')
  const { archivedAt } = await accessEnteredClass(ctx, classId)
  if (archivedAt !== null) throw refuse('school_class_archived')
  const wanted = new Set(userIds)
  if ((await listPupilsAmong(ctx.sql, [classId], [...wanted])).length < wanted.size)
    throw refuse('pupils_changed')
  const coded = (await listCodedPupils(ctx.sql, classId)).filter(({ userId }) => wanted.has(userId))
  const ids = coded.map(({ userId }) => userId)
  if (ids.length > 0) {
    await removeCodes(ctx.sql, ids)
    await giveCodes(ctx, ids, ctx.viewer.id)
    ctx.security('privilege_permissions_changed', { reason: 'switched', subjectIds: ids })
    for (const userId of ids) await endSessionsOf(ctx, userId, source)
  }
  return { codes: ids.length, own: wanted.size - ids.length }
}

/** The code of a pupil of the class opens nothing any more, and ends what it has opened. @throws school_class_not_found */
export async function revokeCode(ctx: Ctx, classId: number, userId: number): Promise<void> {
  await accessEnteredClass(ctx, classId)
  const pupils = await listCodedPupils(ctx.sql, classId)
  if (!pupils.some((one) => one.userId === userId) || (await removeCodes(ctx.sql, [userId])) === 0) return
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
  await endSessionsOf(ctx, userId, source)
}
