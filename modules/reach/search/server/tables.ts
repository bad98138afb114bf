import { searchKinds, type SearchPicture } from '../contract/kinds.ts'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import {
  customType,
  index,
  integer,
  jsonb,
  real,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Items of all sources: only what anybody may see. Filled by `refreshIndex` only. */
export const searchItems = defineTable(
  'search_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: searchKinds }).notNull(),
    key: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    text: text().notNull(),
    url: text().notNull(),
    picture: jsonb().$type<SearchPicture>(),
    grades: smallint().array().notNull(),
    popularity: real().notNull(),
    /** Words of the title, and of the rest, as they are compared: lower case, ё as е, nothing but letters and digits. */
    titleWords: text().notNull(),
    textWords: text().notNull(),
    /** A title is found by forms of its words and by their beginnings as they are typed, a text by forms alone. */
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('russian', title_words), 'A') || setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('russian', text_words), 'B')`,
      ),
    /** The title alone: small enough to be weighed for every item that fits. */
    titleVector: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('russian', title_words) || to_tsvector('simple', title_words)`),
    /** Of everything that came from the module and of its words: an unchanged item is not touched. */
    hash: text().notNull(),
    indexedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('search_items_key').on(t.kind, t.key),
    // Without `fastupdate` a fresh load is searched as quickly as an old one.
    index('search_items_vector').using('gin', t.vector).with({ fastupdate: false }),
    index('search_items_title_vector').using('gin', t.titleVector).with({ fastupdate: false }),
    index('search_items_popular').on(t.popularity),
  ],
)

/** Every word of the index: shows whether a word of a query is known and which words are similar to it. */
export const searchWords = defineTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The stem of the word, the same for its forms; `null` for stop words («и», «на»). */
    lexeme: text(),
    /** How many items contain it. */
    items: integer().notNull(),
  },
  (t) => [
    index('search_words_beginning').on(t.word.op('text_pattern_ops')),
    index('search_words_lexeme').on(t.lexeme),
    index('search_words_alike').using('gist', t.word.op('gist_trgm_ops(siglen=64)')),
  ],
)
