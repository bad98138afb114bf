import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

export const longestMessage = 1000
export const mostMessagesADay = 10

/** Who gets a message. */
export const messageReaders = ['everybody', 'pupils', 'parents'] as const
export const MessageReaders = z.enum(messageReaders)
export type MessageReaders = z.infer<typeof MessageReaders>

/** What was sent to a class, for its teachers. */
export const SentMessage = z.object({
  id: z.int(),
  text: z.string(),
  to: MessageReaders,
  /** Not the whole class. */
  isToChosen: z.boolean(),
  sentAt: Instant,
  /** «Архип Савельевич»; `null` when the account is no more. */
  author: z.string().nullable(),
  pupils: z.int(),
  parents: z.int(),
  /** Before how many of them it has been. */
  read: z.int(),
})
export type SentMessage = z.infer<typeof SentMessage>

export const SentMessages = z.object({
  /** The newest first, fifty at most. */
  messages: z.array(SentMessage),
  /** Whom a message to the whole class would reach. */
  reach: z.object({ pupils: z.int(), parents: z.int() }),
  leftToday: z.int(),
  can: z.object({ send: z.boolean() }),
})
export type SentMessages = z.infer<typeof SentMessages>

/** A message as its recipients read it. */
export const ReceivedMessage = z.object({
  id: z.int(),
  text: z.string(),
  schoolClassId: z.int(),
  /** «7А». */
  className: z.string(),
  author: z.string().nullable(),
  sentAt: Instant,
  isNew: z.boolean(),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>
