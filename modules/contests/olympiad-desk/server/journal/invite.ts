import { type Ctx, sendMessage } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { stateOf } from '@school/olympiads/contract'
import type { Invited } from '../../contract/journal.ts'
import { accessJournal } from './access.ts'
import { refuse } from '../refuse.ts'
import { invitationLetter } from './letters.ts'
import { addInvitations, listInvitedAddresses } from './invitation-queries.ts'
import { listStandings } from './standing.ts'

/**
 * Invites pupils who may enter and reminds those who may begin, each once a day: by a letter when they have an address, and in the plan
 * of the day. Repeating it on the same day sends nothing.
 * @throws stage_not_found, school_class_not_found, entry_closed
 */
export async function invite(ctx: Ctx, stageId: number, schoolClassId: number | null): Promise<Invited> {
  const journal = await accessJournal(ctx, stageId, schoolClassId)
  const { stage, olympiad } = journal
  const isOpen = ['announced', 'running'].includes(stateOf(stage, ctx.now))
  if (!isOpen || olympiad.retiredAt !== null) throw refuse('entry_closed')
  const awaited = (await listStandings(ctx, journal)).standings.filter(({ isAwaited }) => isAwaited)
  const day = dayIn(ctx.now)
  const invited = await addInvitations(ctx.sql, {
    stageId,
    userIds: awaited.map(({ row }) => row.userId),
    day,
    sentBy: ctx.viewer.id,
    sentAt: ctx.now,
  })
  const stateBy = new Map(awaited.map(({ row, state }) => [row.userId, state]))
  const addresses = await listInvitedAddresses(ctx.sql, invited)
  for (const { userId, email } of addresses)
    await sendMessage(
      ctx,
      invitationLetter({
        to: email,
        userId,
        olympiad,
        stage,
        state: stateBy.get(userId)!,
        isOpen: stage.opensAt <= ctx.now,
        cause: `olympiad-invitation:${stageId}:${day}:${userId}`,
      }),
      ctx.now,
    )
  return { pupils: invited.length, letters: addresses.length }
}
