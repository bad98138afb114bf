import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, smallint } from 'drizzle-orm/pg-core'
import type { Award } from '../../contract/olympiad.ts'
import { olympiadParticipations } from '../tables.ts'

/** Degrees that have become better by a regrading: when it is undone they are given back. `null` is no diploma. */
export const olympiadRegradedAwards = defineTable(
  'olympiad_regraded_awards',
  {
    /** Without a foreign key: the record of regradings is the engine's own. */
    regradingId: integer().notNull(),
    participationId: integer()
      .notNull()
      .references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    before: smallint().$type<Award>(),
    after: smallint().$type<Award>(),
  },
  (t) => [
    primaryKey({ name: 'olympiad_regraded_awards_once', columns: [t.regradingId, t.participationId] }),
    index('olympiad_regraded_awards_participation').on(t.participationId),
  ],
)
