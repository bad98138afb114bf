import type { Ctx } from '@school/kernel/server'
import { personPart } from '@school/personal-data/server'
import { leave } from './leave.ts'

/** Locks these accounts, so that no other transaction adds rows for them. */
export async function holdAccounts({ sql }: Pick<Ctx, 'sql'>, userIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'hold_accounts',
    text: 'select from users where id = any($1::int[]) order by id for update',
    values: [userIds],
  })
}

/** Merges an account that was never used into another of the same person: its rows move or are deleted, and it leaves. */
export async function joinAccounts(ctx: Ctx, goneId: number, keptId: number): Promise<void> {
  for (const { merges = [] } of ctx.extensions(personPart))
    for (const { sql } of merges) if (sql) await ctx.sql.query({ text: sql, values: [goneId, keptId] })
  await ctx.sql.query({
    name: 'join_account',
    text: `update users k set birthday = coalesce(k.birthday, g.birthday),
        middle_name = case when k.middle_name = '' then g.middle_name else k.middle_name end
      from users g where g.id = $1 and k.id = $2`,
    values: [goneId, keptId],
  })
  await leave(ctx, goneId, ctx.viewer.id)
}
