import { insertMany, type Unit } from '@school/db'
import type { OrganizationKind } from '../contract/organization.ts'
import { ownTitle } from './ru-own.ts'
import { memberships, organizations } from './tables.ts'

export interface OrganizationSeed {
  /** Names the organization in the seed only. */
  key: string
  kind: OrganizationKind
  name: string
  shortName: string
  city: string
  code?: string
  children: OrganizationSeed[]
}

const rowOf = (
  { kind, name, shortName, city, code }: OrganizationSeed,
  parentId: number | null,
  createdAt: Date,
) => ({
  kind,
  parentId,
  name,
  shortName,
  city,
  code: code ?? null,
  createdAt,
})

/** Adds a tree of organizations, level by level. @param below `null` is a tree of its own @returns ids by keys */
export async function seedOrganizations(
  unit: Unit,
  root: OrganizationSeed,
  now: Date,
  below: number | null = null,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  let level: { seed: OrganizationSeed; parentId: number | null }[] = [{ seed: root, parentId: below }]
  while (level.length > 0) {
    const rows = level.map(({ seed, parentId }) => rowOf(seed, parentId, now))
    const made = await insertMany(unit.sql, organizations, rows)
    level.forEach(({ seed }, index) => ids.set(seed.key, made[index]!))
    level = level.flatMap(({ seed }, index) =>
      seed.children.map((child) => ({ seed: child, parentId: made[index]! })),
    )
  }
  return ids
}

export type MembershipSeed = Omit<typeof memberships.$inferSelect, 'id' | 'version'>

/** Gives users their roles in organizations. `users.portalRole` must match the active one already. */
export async function seedMemberships(unit: Unit, seeds: readonly MembershipSeed[]): Promise<void> {
  await insertMany(unit.sql, memberships, seeds)
}

/** Whether any organization is known yet. */
export async function isAnyOrganization(unit: Unit): Promise<boolean> {
  const { rows } = await unit.sql.query<{ known: boolean }>({
    text: 'select exists (select 1 from organizations) as known',
  })
  return rows[0]!.known
}

/** Own classes of a teacher in the demo. @returns their id */
export async function seedOwnClasses(
  { sql }: Unit,
  { ownerId, schoolName, at }: { ownerId: number; schoolName: string; at: Date },
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    text: `insert into organizations (kind, name, short_name, owner_id, created_at) values ('own', $2, $2, $1, $3)
      on conflict (owner_id) do update set name = excluded.name returning id`,
    values: [ownerId, ownTitle(schoolName), at],
  })
  return rows[0]!.id
}
