import { accountOf, findUser, isFakeEmail, lockUser } from '@school/users/server'
import { accessDecision } from '@school/families/server'
import type { FileStore } from '@school/files/server'
import { type Ctx, handle, handleAfter, type Job, refusals, sendMessage } from '@school/kernel/server'
import { profilesErrors } from '../../contract/errors.ts'
import * as contract from '../../contract/index.ts'
import { proveOneself } from '../prove.ts'
import { copyOf } from './archive.ts'
import { copyLetter } from './letters.ts'
import { findCopy, forgetCopies, insertCopy, listCopies, presentCopy } from './queries.ts'

const refuse = refusals(profilesErrors)

/** A parent takes the data of a child for whom they decide. @throws family_child_not_found, parent_decides */
async function accessData(ctx: Ctx, userId: number | null): Promise<number> {
  if (userId === null || userId === ctx.viewer.id) return ctx.viewer.id
  await accessDecision(ctx, userId)
  return userId
}

async function ask(ctx: Ctx, userId: number): Promise<void> {
  const askedBy = accountOf(ctx).id
  await lockUser(ctx.sql, askedBy)
  const copy = await insertCopy(ctx.sql, { userId, askedBy }, ctx.now)
  if (!copy) return
  const { email } = (await findUser(ctx.db, askedBy))!
  if (!email || isFakeEmail(email)) return
  const { endsAt } = presentCopy(copy)
  await sendMessage(
    ctx,
    copyLetter({ to: email, copyId: copy.id, endsAt, isOfChild: userId !== askedBy }),
    ctx.now,
  )
}

const listOwn = async (ctx: Ctx) => (await listCopies(ctx.sql, ctx.viewer.id, ctx.now)).map(presentCopy)

export const ownDataRoutesOf = (store: FileStore) => [
  handle(contract.listDataCopies, listOwn),

  handleAfter(
    contract.askForDataCopy,
    async (ctx, { body }) => {
      const userId = await accessData(ctx, body.userId)
      await proveOneself(ctx, body.user.currentPassword, 'copy_stale_session')
      return userId
    },
    async (ctx, _input, userId) => {
      await ask(ctx, userId)
      return listOwn(ctx)
    },
  ),

  handle(contract.takeDataCopy, async (ctx, { params }) => {
    const copy = await findCopy(ctx.sql, { id: params.copyId, askedBy: ctx.viewer.id }, ctx.now)
    const isStill = copy && (await accessData(ctx, copy.userId).catch(() => null))
    if (!copy || !isStill) throw refuse('copy_not_found')
    return copyOf(ctx, copy.userId, store)
  }),
]

export const forgetOldCopies: Job = {
  name: 'forget-data-copies',
  schedule: '50 2 * * *',
  summary: 'Forgets who has asked for a copy of the data a week ago',
  run: ({ sql, now }) => forgetCopies(sql, now),
}
