import type { Unit } from '@school/db'
import { sendMessage } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { asSentence } from '@school/texts'
import { changeLetter } from './letters.ts'
import { changedInBell } from './ru-bell.ts'
import { findChange, listAddresses, listTakingPart } from './queries.ts'

/**
 * Notifies all participants of a moved or cancelled stage, and sends letters to confirmed addresses. A participant with the letter gets
 * no other e-mail about it.
 */
export async function notifyOfChanges(
  ctx: Unit & { readonly now: Date },
  changes: readonly { changeId: number }[],
): Promise<void> {
  for (const { changeId } of changes) {
    const change = await findChange(ctx.sql, changeId)
    if (!change) continue
    const userIds = await listTakingPart(ctx.sql, change.stageId)
    await notify(
      ctx,
      userIds.map((userId) => ({
        userId,
        kind: 'olympiad',
        title: changedInBell(change),
        text: asSentence(change.reason),
        url: link(site.lms.olympiad, { olympiad_id: change.olympiadId }),
        cause: `olympiad-stage-change:${change.id}`,
        mailing: 'events',
      })),
    )
    for (const { userId, email } of await listAddresses(ctx.sql, change.stageId))
      await sendMessage(ctx, changeLetter(email, userId, change), ctx.now)
  }
}
