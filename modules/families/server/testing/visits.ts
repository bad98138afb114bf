import type { RoomVisits } from '@school/server/testing'

const link = (state: string) =>
  `select id as "linkId", child_id as "childId", 'public_name' as kind, parent_id as owner from family_links where state = '${state}' order by id desc limit 1`

/** A family of two who have never signed in: nobody who knocks is of it. */
const makeLink = (state: string, skip: number) =>
  `insert into family_links (parent_id, child_id, state, way, decides, started_at, ended_at)
    select p.id, c.id, '${state}', 'child_code', true, $1::timestamptz, case '${state}' when 'ended' then $1::timestamptz end
    from (select id from users where type = 'agent' and email is null order by id offset ${skip} limit 1) p,
      (select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset ${skip} limit 1) c`

export const visits: RoomVisits = {
  addresses: { childId: `select id as "childId" from users where type = 'pupil'` },
  prepared: [makeLink('active', 0), makeLink('ended', 1)],
  objects: {
    linkId: { active: link('active'), ended: link('ended') },
    childId: { tied: link('active') },
  },
}
