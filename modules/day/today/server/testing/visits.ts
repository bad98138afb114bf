import type { ModuleVisits } from '@school/server/testing'

const pupil = `(select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset 3 limit 1)`
const today = `($1::timestamptz at time zone 'Europe/Moscow')::date`

const makeItem = (key: string, thing: string, isSet: boolean): string =>
  `insert into daily_plan_items (user_id, day, key, thing, position, title, minutes, reason, is_set, changed_at)
    select ${pupil}, ${today}, '${key}', '${thing}', 1, 'Шахматы', 20, 'своё дело', ${isSet}, $1`
const makeWish = (key: string, takenBackAt: string): string =>
  `insert into daily_plan_wishes (user_id, reason, key, thing, title, created_at, taken_back_at)
    select ${pupil}, 'not_mine', '${key}', 'training', 'Спринт', $1::timestamptz, ${takenBackAt}`
const item = (key: string) =>
  `select key as "itemKey", user_id as owner from daily_plan_items where key = '${key}'`
const wish = (key: string) =>
  `select id as "wishId", user_id as owner from daily_plan_wishes where key = '${key}'`
const dayIn = (days: number) => `select to_char(${today} + ${days}, 'YYYY-MM-DD') as day, ${pupil} as owner`

export const visits: ModuleVisits = {
  addresses: {
    itemKey: `select key as "itemKey" from daily_plan_items`,
    wishId: `select id as "wishId" from daily_plan_wishes`,
    day: `select to_char(day, 'YYYY-MM-DD') as day from daily_plan_day_offs`,
  },
  prepared: [
    makeItem('own:knock', 'own', false),
    makeWish('training:1', 'null'),
    makeWish('training:2', '$1::timestamptz'),
  ],
  objects: {
    itemKey: { own: item('own:knock') },
    wishId: { in_force: wish('training:1'), taken_back: wish('training:2') },
    day: { over: dayIn(-1), to_come: dayIn(2) },
  },
}
