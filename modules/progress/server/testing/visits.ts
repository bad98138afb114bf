import type { RoomVisits } from '@school/server/testing'

const pupil = `(select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset 4 limit 1)`
const share = (
  revoked: string,
) => `select token as "progressToken", user_id as "sharedUserId", user_id as owner
  from progress_shares where token like '01J0000000000000000000P%' and revoked_at ${revoked} and $1::timestamptz is not null limit 1`

export const visits: RoomVisits = {
  addresses: {
    progressToken: `select token as "progressToken" from progress_shares`,
    sharedUserId: `select user_id as "sharedUserId", token as "progressToken" from progress_shares`,
  },
  prepared: [
    `insert into progress_shares (token, user_id, created_at, ends_at, revoked_at)
      select '01J0000000000000000000P' || x.mark, ${pupil}, $1, $1::timestamptz + interval '9 days', case when x.mark = 'FF0' then $1::timestamptz end
      from (values ('NN0'), ('FF0')) x (mark)`,
  ],
  objects: {
    progressToken: { working: share('is null'), revoked: share('is not null') },
    sharedUserId: { by_working_link: share('is null'), by_revoked_link: share('is not null') },
  },
}
