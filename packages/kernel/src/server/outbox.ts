import type { Sql, Unit } from '@school/db'
import { desc } from 'drizzle-orm'
import { cutText } from '@school/texts'
import { outboxMessages } from './tables.ts'

export type Channel = 'email' | 'sms'

/** A mailing may be switched off: by a person, for a child, as its name says. */
export interface MailingOf {
  /** Name of a switch that a module registers with delivery. */
  mailing: string
  /** Owner of the switch: the id of a person, or of another object the switch belongs to. */
  of: number
}

export interface Message {
  channel: Channel
  /** `needed` cannot be switched off: codes, security, requested answers. Anything else obeys its switch at the time of sending. */
  kind: 'needed' | MailingOf
  to: string
  subject?: string
  /** Paragraphs are separated by an empty line. */
  text: string
  code?: string
  /** A page of ours, from the root. */
  link?: string
  /** What the button says that leads there. */
  action?: string
  /** Of an SMS: the gateway calls and reads it out, or calls first and sends a text when the call is not answered. */
  way?: 'sms' | 'call' | 'cascade_by_call'
  /** Gives access to its reader, as a code always does: the text is wiped after sending. */
  isSecret?: boolean
  /** Of no use after; three days when absent. */
  expiresAt?: Date
  /** The cause's own key: the same cause never sends twice. */
  cause: string
  /** Without a recipient: stored like any other, without its text, so that timing reveals nothing, and never sent. */
  isVoid?: boolean
}

/** What is stored of a message without a recipient. */
const ofVoid = {
  to: '',
  subject: null,
  text: '',
  code: null,
  link: null,
  state: 'stopped',
  reason: 'nobody',
} as const

const dayMs = 24 * 3600_000
/** A letter of last week is no news. */
const usefulMs = 3 * dayMs

const rowOf = ({ kind, isSecret = false, isVoid = false, expiresAt, ...message }: Message, now: Date) => ({
  ...message,
  ...(kind === 'needed' ? {} : { mailing: kind.mailing, mailingOf: kind.of }),
  isSecret: isSecret || message.code !== undefined,
  createdAt: now,
  dueAt: now,
  expiresAt: expiresAt ?? new Date(now.getTime() + usefulMs),
  ...(isVoid ? ofVoid : {}),
})

/** Sends a letter or an SMS through the outbox, in the caller's transaction. */
export const sendMessage = (unit: Unit, message: Message, now: Date): Promise<void> =>
  sendMessages(unit, [message], now)

/** The same to many, in one statement. */
export async function sendMessages(unit: Unit, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return
  await unit.db
    .insert(outboxMessages)
    .values(messages.map((message) => rowOf(message, now)))
    .onConflictDoNothing({ target: outboxMessages.cause })
}

/** The newest messages first. */
export async function listMessages(unit: Unit, limit: number) {
  return unit.db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(limit)
}

/** A message on its way to a provider. */
export type DueMessage = Pick<
  typeof outboxMessages.$inferSelect,
  | 'id'
  | 'to'
  | 'subject'
  | 'text'
  | 'code'
  | 'link'
  | 'action'
  | 'way'
  | 'isSecret'
  | 'tries'
  | 'mailing'
  | 'mailingOf'
>

/** The text of a secret message is wiped. */
const wiped = `text = case when is_secret then '' else text end, code = null, link = case when is_secret then null else link end`

/**
 * Takes messages that are due, secrets first, and locks them for this process until `until`; if it dies, they become due again then.
 * Expired messages are marked so and not taken.
 */
export async function takeMessages(
  sql: Sql,
  channel: Channel,
  { limit, now, until }: { limit: number; now: Date; until: Date },
): Promise<DueMessage[]> {
  await sql.query({
    name: 'expire_messages',
    text: `update outbox_messages set state = 'expired', ${wiped}
      where channel = $1 and state in ('waiting', 'sending') and due_at <= $2 and expires_at <= $2`,
    values: [channel, now],
  })
  const { rows } = await sql.query<DueMessage>({
    name: 'take_messages',
    text: `update outbox_messages set state = 'sending', tries = tries + 1, due_at = $4 where id in (
        select id from outbox_messages where channel = $1 and state in ('waiting', 'sending') and due_at <= $2
        order by is_secret desc nulls last, due_at limit $3 for update skip locked)
      returning id, "to", subject, text, code, link, action, way, is_secret as "isSecret", tries, mailing, mailing_of as "mailingOf"`,
    values: [channel, now, limit, until],
  })
  return rows.toSorted((a, b) => Number(b.isSecret) - Number(a.isSecret) || a.id - b.id)
}

/** What has become of a message that was taken. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'stopped' | 'refused'; reason: string }
  /** Tried again at `dueAt`. */
  | { state: 'waiting'; reason: string; dueAt: Date }

const longestReason = 300

/** @returns false when another process had taken the message meanwhile, so that the outcome was not recorded */
export async function noteOutcome(
  sql: Sql,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: `note_outcome_${outcome.state === 'waiting' ? 'waiting' : 'end'}`,
    text: `update outbox_messages set state = $3, reason = $4, due_at = coalesce($5, due_at), sent_at = $6,
        parts = case when $6::timestamptz is null then null else parts end
      ${outcome.state === 'waiting' ? '' : `, ${wiped}`}
      where id = $1 and tries = $2 and state = 'sending'`,
    values: [
      id,
      tries,
      outcome.state,
      'reason' in outcome ? cutText(outcome.reason, longestReason) : null,
      'dueAt' in outcome ? outcome.dueAt : null,
      outcome.state === 'sent' ? now : null,
    ],
  })
  return rowCount === 1
}

/** Stores a provider's delivery report. @returns the recipient, `null` when no such message was sent */
export async function noteReport(
  sql: Sql,
  id: number,
  state: 'delivered' | 'returned',
  reason: string | null,
): Promise<{ channel: Channel; to: string } | null> {
  const { rows } = await sql.query<{ channel: Channel; to: string }>({
    name: 'note_report',
    text: `update outbox_messages set state = $2, reason = $3
      where id = $1 and state in ('sent', 'delivered', 'returned') returning channel, "to"`,
    values: [id, state, reason === null ? null : cutText(reason, longestReason)],
  })
  return rows[0] ?? null
}

/** An SMS counts as sent from the moment it is given to the provider: what comes next must not spend its money. */
export async function noteParts(
  sql: Sql,
  { id }: Pick<DueMessage, 'id'>,
  parts: number,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'note_parts',
    text: 'update outbox_messages set parts = $2, sent_at = $3 where id = $1',
    values: [id, parts, now],
  })
}

/** Parts of SMS that were sent within a day: to everybody, and to this number. */
export async function countSmsParts(
  sql: Sql,
  to: string,
  now: Date,
): Promise<{ ofAll: number; ofNumber: number }> {
  const { rows } = await sql.query<{ ofAll: number; ofNumber: number }>({
    name: 'count_sms_parts',
    text: `select coalesce(sum(parts), 0)::int as "ofAll", count(*) filter (where "to" = $1)::int as "ofNumber"
      from outbox_messages where channel = 'sms' and sent_at > $2`,
    values: [to, new Date(now.getTime() - dayMs)],
  })
  return rows[0]!
}

/** Messages that should have been with the provider by now, by channel. */
export async function countLateMessages(sql: Sql, now: Date): Promise<{ channel: Channel; count: number }[]> {
  const { rows } = await sql.query<{ channel: Channel; count: number }>({
    name: 'count_late_messages',
    text: `select c.channel, count(m.id)::int as count from unnest('{email,sms}'::text[]) as c(channel) left join outbox_messages m
      on m.channel = c.channel and m.state in ('waiting', 'sending') and m.created_at < $1 and m.expires_at > $2 group by c.channel`,
    values: [new Date(now.getTime() - 5 * 60_000), now],
  })
  return rows
}

/** Messages are deleted after a time: who wrote to whom is personal data. */
export async function forgetMessages(sql: Sql, before: Date): Promise<void> {
  await sql.query({ text: 'delete from outbox_messages where created_at < $1', values: [before] })
}
