import type { ModuleVisits } from '@school/server/testing'

const marked = `select r.id as "restDaysId", r.set_by as owner from streak_rest_days r
  where $1::timestamptz is not null order by r.id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    giftId: 'select unnest(array[3, 7, 14, 30, 60, 100]) as "giftId"',
    restDaysId: 'select id as "restDaysId" from streak_rest_days',
  },
  objects: {
    giftId: { of_three_days: `select 3 as "giftId" where $1::timestamptz is not null` },
    restDaysId: { marked },
  },
}
