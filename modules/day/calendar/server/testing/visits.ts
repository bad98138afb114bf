import type { ModuleVisits } from '@school/server/testing'

const pupil = `(select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset 3 limit 1)`
const item = (cancelled: string) =>
  `select id as "itemId", user_id as owner from calendar_items where title = 'Стук' and cancelled_at ${cancelled} limit 1`
const share = (revoked: string) =>
  `select token as "shareToken", user_id as owner from calendar_shares where token like '01J0000000000000000000K%' and revoked_at ${revoked} limit 1`

export const visits: ModuleVisits = {
  addresses: {
    itemId: `select id as "itemId" from calendar_items`,
    shareToken: `select token as "shareToken" from calendar_shares`,
  },
  prepared: [
    `insert into calendar_items (user_id, title, starts_at, minutes, created_at, changed_at, cancelled_at)
      select ${pupil}, 'Стук', $1::timestamptz, 30, $1, $1, case when x.off then $1::timestamptz end from (values (true), (false)) x (off)`,
    `insert into calendar_shares (token, user_id, kind, created_at, revoked_at)
      select '01J0000000000000000000K' || x.mark, ${pupil}, 'page', $1, case when x.mark = 'FF0' then $1::timestamptz end
      from (values ('NN0'), ('FF0')) x (mark)`,
  ],
  objects: {
    itemId: { planned: item('is null'), called_off: item('is not null') },
    shareToken: { working: share('is null'), revoked: share('is not null') },
  },
}
