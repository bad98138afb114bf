import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, smallint } from 'drizzle-orm/pg-core'
import type { Award } from '@school/olympiads/contract'
import { olympiadParticipations } from '@school/olympiads/tables'

/** Degrees improved by a regrading: its undo restores the former ones. `null` is no diploma. */
export const olympiadRegradedAwards = defineTable(
  'olympiad_regraded_awards',
  {
    /** No foreign key: the record of regradings belongs to the works engine. */
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
