import type { Ctx } from '@school/kernel/server'
import { accessTaughtClass } from '@school/school-classes/server'
import { mostReceived } from '../contract/endpoints.ts'
import { mostMessagesADay, type ReceivedMessage, type SentMessages } from '../contract/message.ts'
import { dayBeganAt } from './actions.ts'
import { findReach, listReceived, listSent } from './queries.ts'

const shownSent = 50
const newsMs = 60 * 24 * 3600_000

/** @throws school_class_not_found */
export async function readSent(ctx: Ctx, classId: number): Promise<SentMessages> {
  const { archivedAt } = await accessTaughtClass(ctx, classId)
  const [rows, reach] = await Promise.all([
    listSent(ctx.sql, classId, shownSent),
    findReach(ctx.sql, classId),
  ])
  const since = dayBeganAt(ctx.now)
  const today = rows.filter(({ sentAt }) => sentAt >= since).length
  return {
    messages: rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() })),
    reach,
    leftToday: Math.max(0, mostMessagesADay - today),
    can: { send: archivedAt === null },
  }
}

/** What was written to the viewer within two months. */
export async function readReceived(ctx: Pick<Ctx, 'sql' | 'viewer' | 'now'>): Promise<ReceivedMessage[]> {
  const since = new Date(ctx.now.getTime() - newsMs)
  const rows = await listReceived(ctx.sql, ctx.viewer.id, since, mostReceived)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}
