import type { Permission, Query } from './node-tree.ts'

const writing = 1 | 4 | 8

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The relations that a statement reads and writes on all its levels, from the permissions that PostgreSQL will check. */
export function tablesOf(query: Query): { reads: Set<number>; writes: Set<number> } {
  const reads = new Set<number>()
  const writes = new Set<number>()
  const visitPermissions = ({ rteperminfos, rtable, resultRelation }: Query): void => {
    const target = resultRelation > 0 ? rtable![resultRelation - 1]!.perminfoindex : 0
    rteperminfos?.forEach(({ relid, requiredPerms }: Permission, index) => {
      const isWritten = index + 1 === target && (requiredPerms & writing) > 0
      ;(isWritten ? writes : reads).add(relid)
    })
  }
  const visit = (value: unknown): void => {
    if (!isObject(value)) return
    if ((value as Query).type === 'QUERY') visitPermissions(value as Query)
    for (const part of Object.values(value)) visit(part)
  }
  visit(query)
  return { reads, writes }
}
