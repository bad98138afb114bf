import { defineTable } from '@school/db/table'
import { date, index, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Pages of words: about the school, legal texts, questions and answers. Written in `content/pages`, loaded with the content. */
export const contentPages = defineTable(
  'content_pages',
  {
    /** The address without the leading slash: `about`, `legal/policy/cookie`. */
    path: text().primaryKey(),
    /** Pages of one group link to each other as tabs, in order. */
    group: text(),
    position: smallint().notNull().default(0),
    title: text().notNull(),
    /** The tab's words, when the title is too long for one. */
    shortTitle: text(),
    description: text().notNull(),
    html: text().notNull(),
    /** The same without marks: what the search reads. */
    text: text().notNull(),
    updatedOn: date().notNull(),
    /** SHA-256 of the source: what has not changed is not written again. */
    sourceHash: text().notNull(),
    loadedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('content_pages_group').on(t.group, t.position)],
)
