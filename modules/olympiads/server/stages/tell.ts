import type { Unit } from '@school/db'
import { sendMessage } from '@school/kernel/server'
import { changeLetter } from './letters.ts'
import { findChange, listAddresses } from './queries.ts'

/** Writes to everybody who takes part in a stage that was moved or called off. Whoever has a letter of it gets no other. */
export async function tellOfChanges(
  ctx: Unit & { readonly now: Date },
  told: readonly { changeId: number }[],
): Promise<void> {
  for (const { changeId } of told) {
    const change = await findChange(ctx.sql, changeId)
    if (!change) continue
    for (const { userId, email } of await listAddresses(ctx.sql, change.stageId))
      await sendMessage(ctx, changeLetter(email, userId, change), ctx.now)
  }
}
