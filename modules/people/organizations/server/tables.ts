import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { portalRoles } from '@school/access'
import { nameLists } from '../contract/name-views.ts'
import {
  membershipRoles,
  type OrganizationKind,
  organizationKinds,
  ownKind,
} from '../contract/organization.ts'

/** The tree of the portal: project federation → region → municipality → school. Outside of it are the own classes of teachers, `own`. */
export const organizations = defineTable(
  'organizations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A statement that reads it comes by a membership or from above, where no `own` is: triggers keep them apart. */
    kind: text({ enum: [...organizationKinds, ownKind] })
      .$type<OrganizationKind>()
      .notNull(),
    parentId: integer().references((): AnyPgColumn => organizations.id),
    /** Ids from the project down to the organization itself; kept by triggers. */
    path: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    name: text().notNull(),
    shortName: text().notNull(),
    /** Of the project's own register; `null` when it has none. */
    code: text(),
    city: text().notNull().default(''),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    licence: text().notNull().default(''),
    /** What it is found by: lower case, ё as е. */
    sought: text().generatedAlwaysAs(
      sql`translate(lower(name || ' ' || city || ' ' || coalesce(code, '')), 'ё', 'е')`,
    ),
    /** The brand of its portal, a folder of `content/brands`; an organization without one has that of the nearest above it (decision 083). */
    brand: text(),
    /** Of own classes: whose they are; `null` when the account is no more. */
    ownerId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Set when it is deactivated: it can't be an active role, nor can those below it; all its data stay. */
    deactivatedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of its card (decision 089); who changed it last and when. */
    version: integer().notNull().default(1),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('organizations_changed_by').on(t.changedBy),
    index('organizations_parent').on(t.parentId),
    unique('organizations_name').on(t.parentId, t.name),
    // For everything below an organization, at every depth.
    index('organizations_path').using('gin', t.path),
    // Codes are given by a project: another one may have the same.
    uniqueIndex('organizations_code').on(sql`("path"[1])`, t.kind, t.code),
    uniqueIndex('organizations_brand').on(t.brand),
    uniqueIndex('organizations_owner').on(t.ownerId),
    check('organizations_owned', sql`kind = 'own' or owner_id is null`),
    check(
      'organizations_own_apart',
      sql`kind <> 'own' or (parent_id is null and code is null and deactivated_at is null)`,
    ),
    check('organizations_titles', sql`char_length(name) <= 300 and char_length(short_name) <= 300`),
    check(
      'organizations_branded',
      sql`brand is null or (kind in ('project_federation', 'region') and brand ~ '^[a-z][a-z0-9-]*$')`,
    ),
  ],
)

/** A list by which organizations were added right below one. */
export const organizationImports = defineTable(
  'organization_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parentId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the account of that person is no more. */
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('organization_imports_parent').on(t.parentId),
    index('organization_imports_made_by').on(t.madeBy),
  ],
)

export const organizationImportRows = defineTable(
  'organization_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => organizationImports.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.organizationId] }),
    index('organization_import_rows_organization').on(t.organizationId),
  ],
)

/** A user's role in an organization; at most one of a user's memberships is active. */
export const memberships = defineTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text({ enum: membershipRoles }).notNull(),
    isActive: boolean().notNull().default(false),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('memberships_once').on(t.userId, t.organizationId, t.role),
    index('memberships_organization').on(t.organizationId),
    uniqueIndex('memberships_active')
      .on(t.userId)
      .where(sql`is_active`),
  ],
)

/** Who was what in an organization, and until when. */
export const pastMemberships = defineTable(
  'past_memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    role: text({ enum: membershipRoles }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when that account is no more. */
    endedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('past_memberships_user').on(t.userId),
    index('past_memberships_organization').on(t.organizationId),
    index('past_memberships_ended_by').on(t.endedBy),
  ],
)

/** Who has read names of pupils, and when: written together with the reading and never changed (decision 074). */
export const nameViews = defineTable(
  'name_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As whom and for which organization they acted. */
    portalRole: text({ enum: portalRoles }).notNull(),
    actedForId: integer().references(() => organizations.id, { onDelete: 'set null' }),
    /** By whose flags the names were open: the brand of the role. `null` of what was read before it was written. */
    portal: text(),
    /** Whose pupils they were. */
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    list: text({ enum: nameLists }).notNull(),
    /** What the list is called there: «7А», a stage. */
    about: text().notNull(),
    names: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('name_views_organization').on(t.organizationId, t.at),
    index('name_views_user').on(t.userId, t.at),
    index('name_views_acted_for').on(t.actedForId),
  ],
)
