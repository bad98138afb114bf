import type { Ctx } from '@school/kernel/server'
import type { AccessGrant } from '../contract/grant.ts'
import { standingOf } from '../contract/standing.ts'
import type { GrantRow } from './queries.ts'
import type { ResourceKind } from './resource.ts'

/** Grants with what they open. What there is no more is nothing to give or take: it is left out. @param kinds that the viewer gives */
export async function presentGrants(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  kinds: readonly ResourceKind[],
  rows: readonly GrantRow[],
): Promise<AccessGrant[]> {
  const found = await Promise.all(
    kinds.map(async ({ kind, find }) => {
      const ids = rows.filter(({ resourceKind }) => resourceKind === kind).map(({ resourceId }) => resourceId)
      const resources = ids.length > 0 ? await find(sql, [...new Set(ids)]) : []
      return resources.map((resource) => [`${kind} ${resource.id}`, { kind, ...resource }] as const)
    }),
  )
  const resources = new Map(found.flat())
  return rows.flatMap(({ resourceKind, resourceId, startsAt, endsAt, givenAt, takenAt, ...row }) => {
    const resource = resources.get(`${resourceKind} ${resourceId}`)
    if (!resource) return []
    const facts = {
      accessSource: row.source,
      accessFrom: startsAt,
      accessUntil: endsAt,
      accessTakenAt: takenAt,
    }
    const standing = standingOf(facts, now) as AccessGrant['standing']
    return {
      ...row,
      resource,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      givenAt: givenAt.toISOString(),
      takenAt: takenAt?.toISOString() ?? null,
      standing,
      can: { take: standing === 'open' || standing === 'upcoming' },
    }
  })
}
