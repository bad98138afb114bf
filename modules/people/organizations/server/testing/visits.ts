import type { ModuleVisits } from '@school/server/testing'

/** Undoing it changes nothing: it has added none. */
const lastImport = `(select max(i.id) from organization_imports i where i.parent_id = o.id) as "importId"`

/** A role of somebody who never signs in. */
const role = (isActive: boolean) =>
  `select m.id as "roleId", m.user_id as owner from memberships m join users u on u.id = m.user_id
    where u.email is null and m.is_active = ${isActive} order by m.id limit 1`

/** Never signs in, and administers the region. */
const head = `(select max(m.user_id) from memberships m join users u on u.id = m.user_id where u.email is null and m.role = 'teacher')`

/** Of a separate region without an organization above it. */
const organization = (kind: string) =>
  `select o.id as "organizationId", m.id as "roleId", m.user_id as owner, ${head} as leader, ${lastImport} from organizations r join organizations o on o.path @> array[r.id]
    join memberships m on m.organization_id = o.id and m.role = 'student' where r.name = 'Чужой край' and o.kind = '${kind}' order by m.id limit 1`

const add = (kind: string, name: string, parent: string) =>
  `insert into organizations (kind, name, short_name, parent_id) values ('${kind}', '${name}', '${name}', ${parent})`
const idOf = (name: string) => `(select id from organizations where name = '${name}')`

export const visits: ModuleVisits = {
  addresses: {
    roleId: 'select id as "roleId" from memberships',
    organizationId: `select o.id as "organizationId", ${lastImport} from organizations o`,
  },
  prepared: [
    add('region', 'Чужой край', 'null'),
    add('municipal', 'Чужой округ', idOf('Чужой край')),
    add('school', 'Чужая школа', idOf('Чужой округ')),
    `insert into memberships (user_id, organization_id, role)
      select u.id, o.id, 'student' from (select m.user_id as id from memberships m join users u on u.id = m.user_id
        where u.email is null and m.role = 'teacher' order by m.id limit 1) u, organizations o where o.name like 'Чуж%'`,
    `update memberships set is_active = false where user_id = ${head} and is_active`,
    `insert into memberships (user_id, organization_id, role, is_active) values (${head}, ${idOf('Чужой край')}, 'admin', true)`,
    `update users set portal_role = 'regionAdmin' where id = ${head}`,
    `insert into organization_imports (parent_id, made_at) select id, $1::timestamptz from organizations order by id`,
  ],
  objects: {
    roleId: { active: role(true), dormant: role(false) },
    organizationId: {
      region: organization('region'),
      municipal: organization('municipal'),
      school: organization('school'),
    },
  },
}
