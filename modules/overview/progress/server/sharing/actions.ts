import { percentDone } from '@school/courses/contract'
import { type Ctx, isUlid, makeUlid, refusals } from '@school/kernel/server'
import {
  activityDays,
  isActiveDay,
  progressErrors,
  type ProgressShare,
  type SharedProgress,
  weekDays,
} from '../../contract/index.ts'
import { countOfAll, listDays } from '../day-queries.ts'
import { cardsOf, progressOf } from '../own-courses.ts'
import { listPrograms } from '../queries.ts'
import { sumOf } from '../rules.ts'
import {
  findRevocation,
  findShared,
  findWorkingShare,
  markRevoked,
  putShare,
  type ShareRow,
} from './queries.ts'
import { shareEnd } from './rules.ts'

const refuse = refusals(progressErrors)

const present = ({ token, endsAt }: ShareRow): ProgressShare => ({ token, endsAt: endsAt.toISOString() })

export async function readShare({ sql, viewer, now }: Ctx): Promise<{ share: ProgressShare | null }> {
  const share = await findWorkingShare(sql, viewer.id, now)
  return { share: share ? present(share) : null }
}

/** @throws progress_share_in_past, progress_share_too_long */
export async function shareOwn(ctx: Ctx, endsOn: string): Promise<ProgressShare> {
  const endsAt = shareEnd(endsOn, ctx.now)
  if (typeof endsAt === 'string') throw refuse(endsAt)
  const userId = ctx.viewer.id
  const share = await putShare(ctx.sql, { token: makeUlid(ctx.now), userId, endsAt }, ctx.now)
  ctx.security('privilege_permissions_changed', { reason: 'granted', ids: { userId } })
  return present(share)
}

/** @throws progress_share_not_found */
export async function revokeOwn(ctx: Ctx, token: string): Promise<void> {
  const userId = ctx.viewer.id
  const share = isUlid(token) ? await findRevocation(ctx.sql, userId, token) : undefined
  if (!share) throw refuse('progress_share_not_found')
  if (share.revokedAt) return
  await markRevoked(ctx.sql, token, ctx.now)
  ctx.security('privilege_permissions_changed', { reason: 'revoked', ids: { userId } })
}

/** What a link shows, to anybody, while it works. @throws progress_share_not_found */
export async function readShared(ctx: Ctx, userId: number, token: string): Promise<SharedProgress> {
  const { sql, now } = ctx
  const share = isUlid(token) ? await findShared(sql, userId, token, now) : undefined
  if (!share) throw refuse('progress_share_not_found')
  const [days, all, programs] = await Promise.all([
    listDays(sql, userId, activityDays, now),
    countOfAll(sql, userId),
    listPrograms(sql, userId, false),
  ])
  const cards = await cardsOf(ctx, userId, programs)
  const week = days.slice(-weekDays)
  const solvedIn = (some: typeof days) => sumOf(some, ({ solved }) => solved)
  const activeIn = (some: typeof days) => some.filter(isActiveDay).length
  return {
    firstName: share.firstName,
    endsAt: share.endsAt.toISOString(),
    solved: { week: solvedIn(week), month: solvedIn(days), all: all.solved },
    days: { week: activeIn(week), month: activeIn(days) },
    courses: cards.map(({ card }) => ({
      title: card.title,
      hue: card.discipline.hue,
      percent: percentDone(progressOf(card)),
    })),
  }
}
