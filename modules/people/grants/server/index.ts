import { personPart } from '@school/personal-data/server'
import { insertMany, type Unit } from '@school/db'
import { extend, type ServerModule } from '@school/kernel/server'
import { routes } from './routes.ts'
import { accessGrants } from './tables.ts'
import { grantsPart } from './person-part.ts'

export { giveAccess } from './actions.ts'
export { accessFactsSql, accessSql, heldSql, holdersCountSql, openAccessSql } from './asking.ts'
export { type ResourceKind, resourceKind } from './resource.ts'

export type GrantSeed = Omit<typeof accessGrants.$inferInsert, 'id'>

/** Adds what was given in the past; all name the same columns. */
export async function seedGrants(unit: Unit, seeds: readonly GrantSeed[]): Promise<void> {
  await insertMany(unit.sql, accessGrants, seeds)
}

export const grantsModule: ServerModule = {
  name: 'grants',
  routes,
  extensions: [extend(personPart, grantsPart)],
}
