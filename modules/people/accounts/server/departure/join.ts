import type { Ctx } from '@school/kernel/server'
import { personPart } from '@school/personal-data/server'
import { joinUsers } from '@school/users/server'
import { leave } from './leave.ts'

/** Merges an account that was never used into another of the same person: its rows move or are deleted, and it leaves. */
export async function joinAccounts(ctx: Ctx, goneId: number, keptId: number): Promise<void> {
  for (const { merges = [] } of ctx.extensions(personPart))
    for (const { sql } of merges) if (sql) await ctx.sql.query({ text: sql, values: [goneId, keptId] })
  await joinUsers(ctx.sql, goneId, keptId)
  await leave(ctx, goneId, ctx.viewer.id)
}
