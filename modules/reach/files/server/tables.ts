import { sql } from 'drizzle-orm'
import { defineTable, inRange } from '@school/db/table'
import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { fileTypes } from '../contract/stored-file.ts'

/** What people have sent. The bytes lie in the store under the same id. */
export const files = defineTable(
  'files',
  {
    /** Made by the sender's browser: a repeat of an upload finds what the first one has kept. */
    id: uuid().primaryKey(),
    /** `null` when the person is gone: the file is removed by the job. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text({ enum: fileTypes }).notNull(),
    /** In bytes. */
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it became a part of something; what is not attached within a day is removed. */
    attachedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_loose')
      .on(t.createdAt)
      .where(sql`attached_at is null or owner_id is null`),
    inRange(t.size, 0),
  ],
)
