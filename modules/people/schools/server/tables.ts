import { defineTable } from '@school/db/table'
import { index, integer, smallint, text, unique } from 'drizzle-orm/pg-core'

/** Towns of the country in which there are schools. */
export const towns = defineTable(
  'towns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The number of the region, as it is written on cars. */
    regionId: smallint().notNull(),
    regionName: text().notNull(),
    /** The name as it is compared: lower case, ё as е. */
    sought: text().notNull(),
    /** Sorts the matches: the larger town comes first. */
    schoolsCount: smallint().notNull(),
  },
  (t) => [unique('towns_name').on(t.regionId, t.name)],
)

/** The directory, «справочник школ»: where pupils study and teachers teach. Most of them know nothing of us. */
export const directorySchools = defineTable(
  'directory_schools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    townId: integer()
      .notNull()
      .references(() => towns.id),
    name: text().notNull(),
    address: text().notNull(),
    /** «57» of «Школа № 57»; people look for it before anything else. */
    number: smallint(),
    /** The name and the town as they are compared. */
    sought: text().notNull(),
  },
  (t) => [
    unique('directory_schools_name').on(t.townId, t.name),
    index('directory_schools_number').on(t.number),
    index('directory_schools_sought').using('gist', t.sought.op('gist_trgm_ops(siglen=64)')),
  ],
)
