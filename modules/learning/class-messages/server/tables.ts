import { users } from '@school/users/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { defineTable } from '@school/db/table'
import { boolean, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { messageReaders } from '../contract/message.ts'

export const classMessages = defineTable(
  'class_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    /** `null` when the account is no more. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    readers: text({ enum: messageReaders }).notNull(),
    /** Not the whole class. */
    isToChosen: boolean().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('class_messages_class').on(t.schoolClassId, t.sentAt),
    index('class_messages_author').on(t.authorId),
  ],
)

/** Whom a message has reached, as it was when it was sent. */
export const classMessageRecipients = defineTable(
  'class_message_recipients',
  {
    messageId: integer()
      .notNull()
      .references(() => classMessages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Got it as a parent, not as a pupil. */
    isParent: boolean().notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index('class_message_recipients_user').on(t.userId, t.messageId),
  ],
)
