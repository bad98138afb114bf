import type { ModuleVisits } from '@school/server/testing'

const grant = (where: string) =>
  `select g.id as "grantId", g.user_id as owner from access_grants g where ${where} order by g.id desc limit 1`

export const visits: ModuleVisits = {
  addresses: {},
  prepared: [`update access_grants set taken_at = $1 where source = 'trial'`],
  objects: {
    grantId: { open: grant('taken_at is null and ends_at is null'), taken: grant('taken_at is not null') },
    resourceKind: {
      course: `select 'course' as "resourceKind", c.id as "resourceId", u.id as "userId", u.id as owner from courses c, users u
        where c.retired_at is null and u.email = 'newcomer@smekalka.example' order by c.id limit 1`,
      unknown: `select 'club' as "resourceKind", 1 as "resourceId", u.id as "userId", u.id as owner from users u
        where u.email = 'newcomer@smekalka.example'`,
    },
  },
}
