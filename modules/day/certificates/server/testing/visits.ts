import { type ModuleVisits } from '@school/server/testing'

const certificate = (
  where: string,
) => `select c.id as "certificateId", c.number, u.id as "userId", u.id as owner
  from certificates c join users u on u.id = c.user_id where c.withdrawn_at is null and ${where} order by c.id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    number: `select number from certificates`,
  },
  prepared: [`update users set public_profile = false where id = (select max(user_id) from certificates)`],
  objects: {
    number: {
      diploma: certificate(`c.kind = 'diploma_1'`),
      completion: certificate(`c.kind = 'completion'`),
    },
    userId: {
      open_profile: certificate('u.public_profile'),
      closed_profile: certificate('not u.public_profile'),
      teacher: `select u.id as "userId", u.id as owner, (select min(id) from certificates) as "certificateId" from users u where u.portal_role = 'teacher' order by u.id limit 1`,
    },
  },
}
