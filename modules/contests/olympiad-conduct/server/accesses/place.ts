import type { Sql } from '@school/db'

/** Where the viewer runs olympiads now: a school or a municipality. */
export interface ManagedPlace {
  id: number
  name: string
  kind: 'school' | 'municipal'
  /** The school itself, or the working schools below. */
  schoolIds: number[]
}

export async function findManagedPlace(sql: Sql, userId: number): Promise<ManagedPlace | undefined> {
  const { rows } = await sql.query<ManagedPlace>({
    name: 'find_managed_place',
    text: `select o.id, o.short_name as name, o.kind,
        array(select s.id from organizations s where s.path @> array[o.id] and s.kind = 'school' and s.deactivated_at is null) as "schoolIds"
      from memberships m join organizations o on o.id = m.organization_id and o.kind in ('school', 'municipal')
      where m.user_id = $1 and m.is_active and m.role = 'admin'`,
    values: [userId],
  })
  return rows[0]
}
