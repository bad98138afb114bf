import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'daily-plans',
    title: 'Планы на день',
    columns: { day: 'день', title: 'дело', minutes: 'минут', state: 'состояние' },
    sql: `select to_char(day, 'YYYY-MM-DD') as day, title, minutes, state from daily_plan_items where user_id = $1 order by day, position, id`,
  },
  {
    name: 'daily-plan-rules',
    title: 'Правила плана',
    columns: { title: 'дело', reason: 'почему', until: 'до какого дня' },
    sql: `select title, reason, to_char(until, 'YYYY-MM-DD') as until from daily_plan_wishes where user_id = $1 order by id`,
  },
]
