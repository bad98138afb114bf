import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '@school/accounts/tables'

/** The tree of the portal: project federation → region → municipality → school. */
export const organizations = pgTable(
  'organizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['project_federation', 'region', 'municipal', 'school'] }).notNull(),
    parentId: integer(),
    name: text().notNull(),
    shortName: text().notNull(),
    city: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('organizations_parent').on(t.parentId), unique('organizations_name').on(t.parentId, t.name)],
)

/** A user's role in an organization; at most one of a user's memberships is active. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['admin', 'teacher', 'student'] }).notNull(),
    isActive: boolean().notNull().default(false),
  },
  (t) => [
    unique('memberships_once').on(t.userId, t.organizationId, t.role),
    index('memberships_organization').on(t.organizationId),
  ],
)
