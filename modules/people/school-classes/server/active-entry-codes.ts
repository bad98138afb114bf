import type { Ctx } from '@school/kernel/server'
import { spelledEntryCode } from '../contract/entry-code.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'
import { codeFor, hashOf } from './entry-codes.ts'

/** Active codes of these pupils, as they are read from a slip: for their teachers. */
export async function listActiveEntryCodes(
  ctx: Pick<Ctx, 'sign' | 'sql'>,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await ctx.sql.query<{ userId: number; nonce: string; codeHash: string }>({
    name: 'read_entry_codes',
    text: `select k.user_id as "userId", k.nonce, k.code_hash as "codeHash" from class_entry_codes k
      join users u on u.id = k.user_id where k.user_id = any($1::int[]) and ${signsInByCodeOnlySql('u')}`,
    values: [userIds],
  })
  return new Map(
    rows.flatMap(({ userId, nonce, codeHash }) => {
      const code = codeFor(ctx, userId, nonce)
      return hashOf(ctx, code) === codeHash ? [[userId, spelledEntryCode(code)] as const] : []
    }),
  )
}
