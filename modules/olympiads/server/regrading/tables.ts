import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { olympiadParticipations } from '../tables.ts'

/** Degrees that have become better by a regrading: when it is undone they are given back. `null` is no diploma. */
export const olympiadRegradedAwards = pgTable(
  'olympiad_regraded_awards',
  {
    /** Without a foreign key: the record of regradings is the engine's own. */
    regradingId: integer().notNull(),
    participationId: integer()
      .notNull()
      .references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    before: smallint(),
    after: smallint(),
  },
  (t) => [
    primaryKey({ name: 'olympiad_regraded_awards_once', columns: [t.regradingId, t.participationId] }),
    index('olympiad_regraded_awards_participation').on(t.participationId),
  ],
)
