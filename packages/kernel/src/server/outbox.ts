import type { Unit } from '@school/db'
import { desc } from 'drizzle-orm'
import { outboxMessages } from './tables.ts'

export interface Message {
  channel: 'email' | 'sms'
  to: string
  subject?: string
  text: string
  code?: string
  link?: string
  /** The cause's own key: the same cause never sends twice. */
  cause: string
}

/** Sends a letter or an SMS through the outbox, in the caller's transaction. */
export async function sendMessage(unit: Unit, message: Message, now: Date): Promise<void> {
  await unit.db
    .insert(outboxMessages)
    .values({ ...message, createdAt: now })
    .onConflictDoNothing({ target: outboxMessages.cause })
}

/** The newest messages first. */
export async function listMessages(unit: Unit, limit: number) {
  return unit.db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(limit)
}
