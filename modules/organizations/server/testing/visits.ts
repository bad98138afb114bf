import type { RoomVisits } from '@school/server/testing'

/** A role of somebody who never signs in. */
const role = (isActive: boolean) =>
  `select m.id as "roleId", m.user_id as owner from memberships m join users u on u.id = m.user_id
    where u.email is null and m.is_active = ${isActive} order by m.id limit 1`

export const visits: RoomVisits = {
  addresses: { roleId: 'select id as "roleId" from memberships' },
  prepared: [
    `insert into memberships (user_id, organization_id, role)
      select m.user_id, o.id, 'student' from memberships m join users u on u.id = m.user_id, organizations o
      where u.email is null and o.kind = 'region' order by m.id, o.id limit 1`,
  ],
  objects: { roleId: { active: role(true), dormant: role(false) } },
}
